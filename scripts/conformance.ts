// npm run conformance: what it takes is said by --help.
import { main } from '../conformance/cli.ts';
import { atHome } from '../conformance/targets/at-home.ts';

await main('npm run conformance --', atHome);
