import { useSyncExternalStore } from 'react';
import { PaperHead } from './paper-head.tsx';
import { printing } from './printing.ts';
import './paper.ts';

/** Above a screen or a dialog that is printed as it stands. */
export function PaperLine() {
  const isOnPaper = useSyncExternalStore(printing.subscribe, printing.isOnPaper);
  return isOnPaper ? <PaperHead /> : null;
}
