// Whether the page is being put on paper. Browsers say so just before: what paper needs is drawn in that moment.
import { flushSync } from 'react-dom';

const listeners = new Set<() => void>();
let isOnPaper = false;

function become(next: boolean): void {
  if (next === isOnPaper) return;
  isOnPaper = next;
  // A page that prints itself waits for the printing inside `print()`: nothing later would come in time.
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
