// How work shares the one thread. Between two looks at the network one piece of long work goes on, or one request more
// begins, and the callers take turns: who asks for something small waits for a piece of each, however much others ask for.

/** Requests that come with one look at the network begin at once for so long; after that each waits for its turn. */
const ENOUGH_MS = 5;

/** By caller; who was served longest ago comes first. */
const lines = new Map<string, (() => void)[]>();
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
  if (lines.size === 0 && now - begun < ENOUGH_MS) begin();
  else wait(`request ${caller}`, begin);
}

function wait(who: string, goOn: () => void): void {
  const line = lines.get(who);
  if (line) {
    line.push(goOn);
    return;
  }
  lines.set(who, [goOn]);
  if (lines.size === 1) setImmediate(next);
}

function next(): void {
  const [first] = lines;
  if (!first) return;
  const [who, line] = first;
  const goOn = line.shift();
  lines.delete(who);
  if (line.length > 0) lines.set(who, line);
  if (lines.size > 0) setImmediate(next);
  goOn?.();
}
