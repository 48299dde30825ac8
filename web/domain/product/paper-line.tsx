import { useSyncExternalStore } from 'react';
import { PaperHead } from './paper-head.tsx';
import { printing } from '#web/ui/print/printing.ts';
import '#web/ui/print/paper.ts';

/** Printed above a screen or dialog. */
export function PaperLine() {
  const isOnPaper = useSyncExternalStore(printing.subscribe, printing.isOnPaper);
  return isOnPaper ? <PaperHead /> : null;
}
