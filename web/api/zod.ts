// zod without its JIT compiler, which would test `new Function`; our content security policy forbids that, and browsers
// report the test. Builds replace 'zod' by this module (vite.config.ts), so that the setting precedes every schema.
import { config } from 'zod/v4';

config({ jitless: true });

export * from 'zod/v4';
