/** Codes and secrets are read out and typed: each character as wide as the next. */
export const mono = { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' };
