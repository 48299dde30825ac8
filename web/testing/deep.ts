/** Whether these are the long rounds (`npm run test:deep`). Screen tests that take longest are for these alone. */
export const isDeep = import.meta.env.VITE_DEEP === '1';
