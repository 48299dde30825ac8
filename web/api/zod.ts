// zod without its compiler. It would try `new Function` to see whether it may write code; the policy of our pages says
// no, and the browser reports the try. A build puts this module in the place of 'zod' (vite.config.ts), so that it is said
// before any schema is made.
import { config } from 'zod/v4';

config({ jitless: true });

export * from 'zod/v4';
