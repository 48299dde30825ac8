// npm run conformance; --help lists the options.
import { main } from '../conformance/cli.ts';
import { atHome } from '../conformance/targets/at-home.ts';

await main('npm run conformance --', atHome);
