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

// Storybook writes down what each step of a story is given, unless it finds this in the address when it is loaded.
const { href } = window.location;
history.replaceState(history.state, '', '?instrument=false');
await import('storybook/test');
history.replaceState(history.state, '', href);

// Storybook holds animations still after each story, and for that has the page styled three times. Under reduced motion
// there are none.
document.head.appendChild = <T extends Node>(node: T) => {
  if (/^\*, \*:before, \*:after \{\s+animation/.test(node.textContent ?? '')) node.textContent = '';
  return Node.prototype.appendChild.call(document.head, node) as T;
};
