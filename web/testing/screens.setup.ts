// Runs before each file of screen tests. They share a page and its modules, so a hook registered by a module would
// apply to the first file only.
import { afterAll, afterEach } from 'vitest';
import { releaseClock } from './page-clock.ts';
import { leaveApp } from './render-app.tsx';

afterEach(leaveApp);
// Files of a page are distinguished by their loading time.
afterAll(releaseClock);
