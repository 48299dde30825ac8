/** What there is to run, with plain Node. */
export const serverFile: string;
/** Bundles the server into dist/server. */
export function buildServer(): Promise<void>;
