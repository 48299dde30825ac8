import { PaperHead } from './paper-head.tsx';
import { useStore } from '#web/ui/browser/store.ts';
import { printing } from '#web/ui/print/printing.ts';
import '#web/ui/print/print-style.ts';

/** Printed above a screen or dialog. */
export function PaperLine() {
  const isOnPaper = useStore(printing);
  return isOnPaper ? <PaperHead /> : null;
}
