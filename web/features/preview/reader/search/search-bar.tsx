import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { RefObject } from 'react';
import { counted, grouped } from '#web/format/counted.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';

interface SearchBarProps {
  field: RefObject<HTMLInputElement | null>;
  term: string;
  count: number;
  /** The present match, from 0. */
  at: number;
  pages: number;
  read: number;
  isDone: boolean;
  hasText: boolean;
  onTerm: (term: string) => void;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

export function SearchBar({ field, term, count, onTerm, onStep, onClose, ...found }: SearchBarProps) {
  return (
    <div
      role="search"
      className="flex flex-none flex-wrap items-center gap-2 border-b border-border bg-surface-raised px-3 py-1.5 print:hidden"
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter' && event.target === field.current) onStep(event.shiftKey ? -1 : 1);
        else if (event.key === 'Escape') onClose();
        else return;
        // Escape would close the preview.
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <input
        ref={field}
        type="text"
        aria-label="Find in this document"
        placeholder="Find in this document"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={term}
        onChange={({ target }) => onTerm(target.value)}
        className="h-8 w-64 min-w-0 flex-1 rounded-md border border-border-control bg-surface px-2 text-cell text-text sm:max-w-80"
      />
      <p role="status" className="text-cell text-text-muted tabular-nums">
        {statusText({ term, count, ...found })}
      </p>
      <div className="ml-auto flex items-center gap-0.5">
        <IconButton
          label="Previous hit (Shift+Enter)"
          icon={ChevronUp}
          disabled={count === 0}
          onClick={() => onStep(-1)}
        />
        <IconButton label="Next hit (Enter)" icon={ChevronDown} disabled={count === 0} onClick={() => onStep(1)} />
        <IconButton label="Close search" icon={X} onClick={onClose} />
      </div>
    </div>
  );
}

type SearchStatus = Pick<SearchBarProps, 'term' | 'count' | 'at' | 'pages' | 'read' | 'isDone' | 'hasText'>;

function statusText({ term, count, at, pages, read, isDone, hasText }: SearchStatus): string {
  if (term.trim() === '') return '';
  const progress = isDone && read === pages ? '' : `, ${grouped(read)} of ${counted(pages, 'page')} read`;
  if (count > 0) return `Hit ${grouped(at + 1)} of ${grouped(count)}${progress}`;
  if (!isDone) return `Searching${progress}`;
  return hasText || progress ? `No hits${progress}` : 'This document has no text to search: its pages are pictures.';
}
