// A preview's frame takes the page's focus along when it goes. A field that is focused then has no focus event, and the
// library that types waits for one: it is made up here, once for all files of the page.
document.addEventListener(
  'click',
  ({ target }) => {
    if (!document.hasFocus() && target instanceof HTMLElement && target === document.activeElement)
      target.dispatchEvent(new FocusEvent('focus'));
  },
  { capture: true },
);
