// Runs before each file of screen tests. They share a page and its modules, so a hook registered by a module would
// apply to the first file only.
import { afterAll, afterEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { releaseClock } from './page-clock.ts';
import { leaveApp } from './render-app.tsx';

// Without painting, tests take less time; layout and clicks work as usual. The cast: the frame is an element of another page.
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

afterEach(leaveApp);
// A test may make the page narrow, and may fail while it is.
afterEach(() => (innerWidth === 1280 && innerHeight === 800 ? undefined : page.viewport(1280, 800)));
// Files of a page are distinguished by their loading time.
afterAll(releaseClock);
// After a real press of the mouse, focus set by a script is not `:focus-visible` until a key is pressed.
afterAll(() => userEvent.keyboard('{Shift}'));
