// Whether the page is being printed. Browsers announce it just before, and the printed content is rendered then.
import { flushSync } from 'react-dom';
import { Store } from '../browser/store.ts';

export const printing = new Store(false);

function become(next: boolean): void {
  // `print()` blocks the page, so that rendering must happen at once.
  if (next !== printing.get()) flushSync(() => printing.set(next));
}

window.addEventListener('beforeprint', () => become(true));
window.addEventListener('afterprint', () => become(false));
