import { type RefObject, useMemo, useRef, useState } from 'react';

import type { Visit } from './comparison-table.tsx';
import { type Layout, type Rows, sheetRows, textRows } from './rows/rows.ts';
import { useChangeKeys } from './use-change-keys.ts';
import type { ComparisonState } from './use-comparison.ts';

interface Steps {
  rows: Rows;
  visit: Visit | null;
  /** What must be on top for the keys to work. */
  view: RefObject<HTMLDivElement | null>;
  /** To the next change or the one before; past the last comes the first. */
  go: (step: 1 | -1) => void;
  startAgain: () => void;
}

const none: Rows = { rows: [], starts: [] };

/** The rows of a comparison, and the way from change to change in them. */
export function useSteps(comparison: ComparisonState, layout: Layout): Steps {
  const content = comparison.state === 'compared' ? comparison.comparison.content : null;
  const rows = useMemo(() => {
    if (content === null || content.kind === 'none') return none;
    return content.kind === 'text' ? textRows(content.blocks, layout) : sheetRows(content.sheets);
  }, [content, layout]);
  const [visit, setVisit] = useState<Visit | null>(null);
  const view = useRef<HTMLDivElement>(null);
  const count = rows.starts.length;
  const go = (step: 1 | -1) => {
    if (count === 0) return;
    const from = visit?.change ?? (step === 1 ? -1 : 0);
    setVisit({ change: (from + step + count) % count });
  };
  useChangeKeys(view, go);
  return { rows, visit, view, go, startAgain: () => setVisit(null) };
}
