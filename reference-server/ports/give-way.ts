// How work shares the one thread. Between two looks at the network one piece of long work goes on, or one request more
// begins: of the callers who wait, the one who has used least of the thread. Who asks for something small waits for one
// piece, however much others ask for.

/** Requests that come with one look at the network begin at once for so long; after that each waits for its turn. */
const ENOUGH_MS = 5;
/** Beyond so many callers, those of whom nothing waits are forgotten. */
const MOST_CALLERS = 1000;

interface Line {
  waiting: (() => void)[];
  /** Milliseconds since anybody had to wait. */
  used: number;
}

const lines = new Map<string, Line>();
let waiting = 0;
/** Whose work is going on, and since when. */
let running: { line: Line; since: number } | null = null;
/** What the last one had used before its turn: who comes anew begins there, and not with all the time of the others. */
let least = 0;
/** When the first request of this look at the network began. */
let begun: number | null = null;

/** Resolves when it is the turn of long work again. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => wait('long work', resolve));
}

/** Begins a request: at once where nothing waits, and in its caller's turn otherwise. */
export function beginInTurn(caller: string, begin: () => void): void {
  const now = performance.now();
  if (begun === null) {
    begun = now;
    setImmediate(() => (begun = null));
  }
  if (waiting === 0 && now - begun < ENOUGH_MS) begin();
  else wait(`request ${caller}`, begin);
}

function wait(who: string, goOn: () => void): void {
  const line = lines.get(who) ?? { waiting: [], used: least };
  lines.set(who, line);
  line.waiting.push(goOn);
  waiting += 1;
  if (waiting === 1 && running === null) setImmediate(next);
}

function next(): void {
  charge();
  const line = leastUsed();
  if (!line) {
    lines.clear();
    least = 0;
    return;
  }
  least = line.used;
  running = { line, since: performance.now() };
  waiting -= 1;
  setImmediate(next);
  line.waiting.shift()?.();
}

function charge(): void {
  if (running) running.line.used += performance.now() - running.since;
  running = null;
}

function leastUsed(): Line | null {
  let found: Line | null = null;
  for (const [who, line] of lines) {
    if (line.waiting.length === 0) {
      if (lines.size > MOST_CALLERS) lines.delete(who);
    } else if (!found || line.used < found.used) found = line;
  }
  return found;
}
