// The default place of the built web app.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the folder of the bundle, wherever that was unpacked and from wherever it is started. */
const besideBundle = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../web');

export const builtWeb = existsSync(path.join(besideBundle, 'index.html')) ? besideBundle : './dist/web';
