// Imported by a process before anything else, it ends that process with the one that started it.
import { endWithParent } from './end-with-parent.mjs';

// A process that is forked from here imports this as well, and is the child of another process.
const { STARTED_BY = process.ppid } = process.env;
delete process.env.STARTED_BY;
endWithParent(Number(STARTED_BY));
