// zod without its compiler. It would try `new Function` to see whether it may write code; the policy of our pages says
// no, and the browser reports the try. Said here before any schema is made: schemas take zod from this module only.
// eslint-disable-next-line no-restricted-imports -- The one place that takes it from the package.
import { config } from 'zod';

config({ jitless: true });

// eslint-disable-next-line no-restricted-imports -- As above.
export * from 'zod';
