import { type RefObject, useMemo, useRef, useState } from 'react';

import type { Visit } from './comparison-table.tsx';
import { type Layout, type Rows, sheetRows, textRows } from './rows/rows.ts';
import type { ComparisonState } from './use-comparison.ts';
import { isTyping } from '#web/ui/browser/typing.ts';
import { isInTopDialog, useKeys } from '#web/ui/browser/use-keys.ts';

const steps: Readonly<Record<string, 1 | -1>> = { n: 1, p: -1 };

interface Steps {
  rows: Rows;
  visit: Visit | null;
  /** Must be the top dialog for the keys to work. */
  view: RefObject<HTMLDivElement | null>;
  /** To the next or previous change, with wrap-around. */
  go: (step: 1 | -1) => void;
  startAgain: () => void;
}

const none: Rows = { rows: [], starts: [] };

/** The rows of a comparison, and steps through its changes. */
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

/** N and P step through changes, independent of the focus, except in selects and under another dialog. */
function useChangeKeys(view: RefObject<HTMLElement | null>, go: (step: 1 | -1) => void): void {
  useKeys(({ key, altKey, ctrlKey, metaKey, shiftKey, target }) => {
    const step = steps[key.toLowerCase()];
    const isOther = altKey || ctrlKey || metaKey || shiftKey || isTyping(target);
    return step === undefined || isOther || !isInTopDialog(view.current) ? undefined : () => go(step);
  });
}
