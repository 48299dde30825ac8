// A process cannot start from a .ts file on Node 20; this one can, and teaches it to read them.
import { register } from 'tsx/esm/api';
register();
await import('./file-worker.ts');
