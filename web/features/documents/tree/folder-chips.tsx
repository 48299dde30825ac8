import { useState } from 'react';
import type { Folder } from '#contract/types.ts';
import { Folder as FolderIcon } from 'lucide-react';
import { drawn } from '#web/ui/data/drawn.tsx';
import { counted, grouped } from '#web/format/counted.ts';
import { newDot } from '../list/marks/own-marks.tsx';
import { newWords } from './folder-marks.tsx';

interface FolderChipsProps {
  /** The subfolders of the open folder, in order. */
  folders: readonly Folder[];
  /** The number of documents in and beneath a folder. */
  countIn: (id: string) => number;
  /** How many of them are new. */
  newIn: ReadonlyMap<string, number>;
  onOpen: (id: string) => void;
}

/** As many as fit in two or three rows; the rest is shown on request. */
const few = 12;
const chip =
  'flex h-8 max-w-60 whitespace-nowrap items-center gap-2 rounded-lg border border-border bg-surface px-2.5 text-cell text-text transition-colors hover:border-border-strong hover:bg-surface-hover max-md:h-10';

/** Subfolders above the documents, since the tree may be hidden. */
export function FolderChips({ folders, countIn, newIn, onOpen }: FolderChipsProps) {
  const [isAll, setIsAll] = useState(false);
  if (folders.length === 0) return null;
  // A button that hides a single folder would take as much room as the folder.
  const shown = isAll || folders.length <= few + 1 ? folders : folders.slice(0, few);
  return (
    <ul
      aria-label="Folders in this folder"
      className="flex flex-wrap gap-2 pt-1 pb-4 max-md:-mx-4 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4"
    >
      {shown.map(({ id, name }) => (
        <li key={id} className="min-w-0 max-md:flex-none">
          <button
            type="button"
            title={name}
            aria-label={[name, counted(countIn(id), 'document'), ...newWords(newIn.get(id))].join(', ')}
            data-folder-id={id}
            onClick={() => onOpen(id)}
            className={chip}
          >
            {drawn(FolderIcon, { size: 16, className: 'flex-none text-text-subtle' })}
            <span className="truncate">{name}</span>
            <span className="text-caption text-text-subtle tabular-nums">{grouped(countIn(id))}</span>
            {newIn.has(id) && <span className={newDot} />}
          </button>
        </li>
      ))}
      {shown.length < folders.length && (
        <li className="max-md:flex-none">
          <button type="button" onClick={() => setIsAll(true)} className={`${chip} text-text-muted`}>
            {`${folders.length - shown.length} more`}
          </button>
        </li>
      )}
    </ul>
  );
}
