// Runs before each file of screen tests. They share one page and its modules, so that a hook which a module registers
// would be that of the first file alone.
import { afterAll, afterEach, beforeEach } from 'vitest';
import { releaseClock } from './page-clock.ts';
import { leaveApp } from './render-app.tsx';

// A preview's frame takes the page's focus along when it goes, and without it a focused field has no event, which the
// library that types waits for.
beforeEach(() => window.focus());
document.addEventListener(
  'click',
  ({ target }) => {
    if (!document.hasFocus() && target instanceof HTMLElement && target === document.activeElement)
      target.dispatchEvent(new FocusEvent('focus'));
  },
  { capture: true },
);

afterEach(leaveApp);
// The files of one page are told apart by the time at which they are loaded.
afterAll(releaseClock);
