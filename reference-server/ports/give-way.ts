// Shares the one thread. Between two polls of the network, one piece of long work continues or one more request begins:
// of the address that has used the least time, that of the browser that has used the least. Long work counts as one
// address. A small request thus waits for one piece of work, however much others request.

/** Requests that arrive together begin at once for this time; later ones take turns. */
const ENOUGH_MS = 5;

/** Everything, an address, or a browser. */
interface Line {
  /** Milliseconds used since callers began to wait. */
  used: number;
  /** Those within it that have used no less than `least`, and those that wait. */
  lines: Map<string, Line>;
  /** Where a new one within it starts. This also rises while only new ones are served, so that none waits forever. */
  least: number;
  /** The number within it that waited when one was last chosen. */
  sharing: number;
  begins: (() => void)[];
  waiting: number;
}

const newLine = (used: number): Line => ({ used, lines: new Map(), least: 0, sharing: 0, begins: [], waiting: 0 });
let all = newLine(0);
/** The lines of the running work, and when it began. */
let running: Line[] = [];
let since = 0;
/** When the first request of this poll began. */
let begun: number | null = null;

/** Resolves when long work may continue. */
export const giveWay = (): Promise<void> => new Promise((resolve) => wait(['long work'], resolve));

/** Begins a request: at once if none waits, otherwise in the turn of its address and browser. */
export function beginInTurn(address: string, browser: string, begin: () => void): void {
  const now = performance.now();
  if (begun === null) {
    begun = now;
    setImmediate(() => (begun = null));
  }
  if (all.waiting === 0 && now - begun < ENOUGH_MS) begin();
  else wait([`from ${address}`, browser], begin);
}

function wait(names: string[], begin: () => void): void {
  let line = all;
  line.waiting += 1;
  for (const name of names) {
    const { lines, least } = line;
    line = lines.get(name) ?? newLine(least);
    lines.set(name, line);
    line.waiting += 1;
  }
  line.begins.push(begin);
  if (all.waiting === 1 && running.length === 0) setImmediate(next);
}

function next(): void {
  charge();
  if (all.waiting === 0) {
    all = newLine(0);
    return;
  }
  let begins: Line['begins'] = [];
  for (let line: Line | null = all; line; line = leastUsed(line)) {
    line.waiting -= 1;
    running.push(line);
    begins = line.begins;
  }
  since = performance.now();
  setImmediate(next);
  begins.shift()?.();
}

function charge(): void {
  const ms = performance.now() - since;
  for (const line of running) {
    line.used += ms;
    // Little for a long piece: after it, new ones must not wait for all those whom it has kept waiting.
    if (line.sharing > 0) line.least += Math.min(ms, ENOUGH_MS) / line.sharing;
  }
  running = [];
}

function leastUsed(of: Line): Line | null {
  let found: Line | null = null;
  of.sharing = 0;
  for (const [name, line] of of.lines) {
    if (line.waiting > 0) {
      of.sharing += 1;
      if (!found || line.used < found.used) found = line;
    } else if (line.used <= of.least) of.lines.delete(name);
  }
  if (found) of.least = Math.max(of.least, found.used);
  return found;
}
