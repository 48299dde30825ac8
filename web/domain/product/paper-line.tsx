import { useSyncExternalStore } from 'react';
import { PaperHead } from './paper-head.tsx';
import { printing } from '#web/ui/print/printing.ts';
import '#web/ui/print/paper.ts';

/** Above a screen or a dialog that is printed as it stands. */
export function PaperLine() {
  const isOnPaper = useSyncExternalStore(printing.subscribe, printing.isOnPaper);
  return isOnPaper ? <PaperHead /> : null;
}
