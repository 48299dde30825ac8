// The default place of the built web app.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Beside the bundle's folder, wherever that is. */
const besideBundle = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../web');

export const builtWeb = existsSync(path.join(besideBundle, 'index.html')) ? besideBundle : './dist/web';
