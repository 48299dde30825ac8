// Sends a form once, however often its button is pressed: the page of a second answer would replace that of the first.
let sent = new WeakSet();
/** The page stays where its form was not sent after all. */
const RELEASED_AFTER_MS = 10_000;

addEventListener('submit', (event) => {
  const { target: form, defaultPrevented } = event;
  if (defaultPrevented) return;
  if (sent.has(form)) event.preventDefault();
  sent.add(form);
  setTimeout(() => sent.delete(form), RELEASED_AFTER_MS);
});

// Going back shows the page as it was left.
addEventListener('pageshow', () => {
  sent = new WeakSet();
});
