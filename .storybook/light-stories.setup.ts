// Runs before each file of stories, and disables what tests do not read. Storybook records the arguments of each step
// unless this is in the address when it is loaded.
const { href } = window.location;
history.replaceState(history.state, '', '?instrument=false');
await import('storybook/test');
history.replaceState(history.state, '', href);

// Storybook pauses animations after each story, which styles the page three times. Under reduced motion there are none.
document.head.appendChild = <T extends Node>(node: T) => {
  if (/^\*, \*:before, \*:after \{\s+animation/.test(node.textContent ?? '')) node.textContent = '';
  return Node.prototype.appendChild.call(document.head, node) as T;
};

export {};
