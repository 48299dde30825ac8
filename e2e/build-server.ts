// Before the first test: what `npm start` runs is what is tested.
import { buildServer } from '../scripts/build-server.mjs';

export default buildServer;
