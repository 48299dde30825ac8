// `npm run test:browsers`: the main journeys in Firefox and WebKit, on the built server with a real sign-in. Missing
// browsers are skipped with a message. Further arguments go to vitest: `npm run test:browsers -- -t Firefox`.
import { install, runChild } from './setup.mjs';

await install();
await runChild(['node_modules/vitest/vitest.mjs', 'run', '--project', 'browsers', ...process.argv.slice(2)]);
