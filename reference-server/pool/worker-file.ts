import { fileURLToPath } from 'node:url';

/** The program of a process that opens files: beside this file in the sources, and beside the bundle in a build. */
export const workerFile = fileURLToPath(new URL('./worker.mjs', import.meta.url));
