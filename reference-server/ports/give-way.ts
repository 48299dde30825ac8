// Shares the one thread. Between two polls of the network, one piece of long work continues or one more request begins:
// that of the waiting caller who has used the least time. A small request thus waits for one piece of work, however
// much others request.

/** Requests that arrive together begin at once for this time; later ones take turns. */
const ENOUGH_MS = 5;
/** Beyond this number, callers without waiting work are forgotten. */
const MOST_CALLERS = 1000;

interface Line {
  waiting: (() => void)[];
  /** Milliseconds used since callers began to wait. */
  used: number;
}

const lines = new Map<string, Line>();
let waiting = 0;
/** The running work and when it began. */
let running: { line: Line; since: number } | null = null;
/** The time that the last caller had used: a new caller starts there, so that it does not get more than its share. */
let least = 0;
/** When the first request of this poll began. */
let begun: number | null = null;

/** Resolves when long work may continue. */
export const giveWay = (): Promise<void> => new Promise((resolve) => wait('long work', resolve));

/** Begins a request: at once if none waits, otherwise in its caller's turn. */
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
