// The library that types prepares a field when it gets the focus, and loses what is typed into one whose focus event it
// missed: where a preview's frame took the page's focus along there is none. A focus event that bubbles nowhere is made
// up before each click and key, once for all files of the page; a field that is prepared already is left alone.
for (const kind of ['click', 'keydown'])
  document.addEventListener(kind, () => document.activeElement?.dispatchEvent(new FocusEvent('focus')), {
    capture: true,
  });
