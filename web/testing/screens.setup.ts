// Runs before each file of screen tests. They share one page and its modules, so that a hook which a module registers
// would be that of the first file alone.
import { afterAll, afterEach } from 'vitest';
import { releaseClock } from './page-clock.ts';
import { leaveApp } from './render-app.tsx';

afterEach(leaveApp);
// The files of one page are told apart by the time at which they are loaded.
afterAll(releaseClock);
