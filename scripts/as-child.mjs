// Imported first by a process, so that it ends with the process that started it.
import { endWithParent } from './end-with-parent.mjs';

// A process forked from here imports this as well, with another parent.
const { STARTED_BY = process.ppid } = process.env;
delete process.env.STARTED_BY;
endWithParent(Number(STARTED_BY));
