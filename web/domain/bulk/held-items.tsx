import { useState } from 'react';
import { counted } from '#web/format/counted.ts';

export interface HeldItem {
  readonly kind: 'document' | 'folder';
  readonly name: string;
}

const mostNamed = 10;

interface HeldItemsProps {
  items: readonly HeldItem[];
  /** Replaces the counts. */
  intro?: string;
}

/** "23 documents and 5 folders: Board Materials, …"; folders first, since they have the widest effect. */
export function HeldItems({ items, intro }: HeldItemsProps) {
  const [areAllNamed, setAllNamed] = useState(false);
  const of = (kind: HeldItem['kind']) => items.filter((item) => item.kind === kind).map(({ name }) => name);
  const documents = of('document');
  const folders = of('folder');
  const counts = [
    ...(documents.length > 0 ? [counted(documents.length, 'document')] : []),
    ...(folders.length > 0 ? [counted(folders.length, 'folder')] : []),
  ];
  const names = [...folders, ...documents];
  const more = names.length - mostNamed;
  return (
    <p className="text-cell break-words text-text-muted">
      <strong className="font-medium text-text">{`${intro ?? counts.join(' and ')}: `}</strong>
      {(areAllNamed ? names : names.slice(0, mostNamed)).join(', ')}
      {more > 0 && (
        <>
          {areAllNamed ? '. ' : ' '}
          <button
            type="button"
            aria-expanded={areAllNamed}
            onClick={() => setAllNamed(!areAllNamed)}
            className="rounded-sm font-medium text-accent-text underline underline-offset-2"
          >
            {areAllNamed ? 'Name fewer' : `and ${counted(more, 'more', 'more')}`}
          </button>
        </>
      )}
    </p>
  );
}
