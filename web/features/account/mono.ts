/** Codes and secrets in a fixed-width font. */
export const mono = { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' };
