// `npm run test:browsers`: the main journeys in Firefox and in WebKit, on the built server with a real sign-in. What the
// machine does not have is left out with a word. Further arguments go to vitest: `npm run test:browsers -- -t Firefox`.
import { install, runChild } from './setup.mjs';

await install();
await runChild(['node_modules/vitest/vitest.mjs', 'run', '--project', 'browsers', ...process.argv.slice(2)]);
