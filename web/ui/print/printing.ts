// Whether the page is being printed. Browsers announce it just before, and the printed content is rendered then.
import { flushSync } from 'react-dom';

const listeners = new Set<() => void>();
let isOnPaper = false;

function become(next: boolean): void {
  if (next === isOnPaper) return;
  isOnPaper = next;
  // `print()` blocks the page, so that rendering must happen at once.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

window.addEventListener('beforeprint', () => become(true));
window.addEventListener('afterprint', () => become(false));

export const printing = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isOnPaper: (): boolean => isOnPaper,
};
