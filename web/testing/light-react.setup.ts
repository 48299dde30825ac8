// Runs before each file of screen tests and stories, and disables development features that tests do not use.
import * as React from 'react';

// React's development build records a stack for each element and a time for each component, which takes a third of the
// time of screens.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>;
// React records no more stacks after ten thousand elements in a second.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => undefined,
});
// React measures nothing if the console cannot record times.
Reflect.deleteProperty(console, 'timeStamp');
