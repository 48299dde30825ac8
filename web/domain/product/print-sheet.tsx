import type { ReactNode } from 'react';
import { PaperHead } from './paper-head.tsx';

interface PrintSheetProps {
  title: string;
  /** Which rows these are: place, search and filters, number. */
  about: readonly string[];
  children: ReactNode;
}

/** A printed screen: its title, when and by whom it was printed, and its tables. */
export function PrintSheet({ title, about, children }: PrintSheetProps) {
  return (
    <div data-print-sheet>
      <PaperHead />
      <h1>{title}</h1>
      <p>{about.join(' · ')}</p>
      {children}
    </div>
  );
}
