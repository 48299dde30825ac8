// What `npx` runs: the suite against an address, with everything that it needs in one file.
import { main } from './cli.ts';

await main('strongroom-conformance');
