// `npm start`: installs what is missing, builds the web app and the server if their sources changed, and becomes the
// reference server, so that no process in between has to pass signals on.
import { createRequire } from 'node:module';
import { endWithParent } from './end-with-parent.mjs';
import { install, root, runScript, serverFile } from './setup.mjs';

// Started by hand, the server may outlive the shell; started by npm, npm waits for it.
if (process.env.npm_lifecycle_event === 'start') endWithParent(process.ppid);
await install();
await runScript('scripts/build.ts', '--if-changed');
process.chdir(root);
createRequire(import.meta.url)(serverFile);
