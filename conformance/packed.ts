// Run by `npx`: the suite against an address, in one file.
import { main } from './cli.ts';

await main('strongroom-conformance');
