// Runs before each file of stories, and switches off what no test reads.
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

export {};
