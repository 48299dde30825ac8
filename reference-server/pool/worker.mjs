// Registers the loader for .ts files, which Node 20 cannot start from directly.
import { register } from 'tsx/esm/api';
register();
await import('./file-worker.ts');
