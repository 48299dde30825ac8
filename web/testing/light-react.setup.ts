// Runs before each file of screen tests and stories, and switches off what no test reads.
import * as React from 'react';

// React's development build keeps a stack for each element and a time for each component: a third of the time of screens.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>;
// After ten thousand elements in a second React keeps no further stack.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => undefined,
});
// Where the console takes no times, React measures none.
Reflect.deleteProperty(console, 'timeStamp');
