// Long work lets others have their turn. However many such works there are, one of them goes on between two looks at the
// network: who asks for something small waits for one piece, and not for one of each.
const waiting: (() => void)[] = [];

/** Resolves when it is this work's turn again. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(next);
  });
}

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(next);
}
