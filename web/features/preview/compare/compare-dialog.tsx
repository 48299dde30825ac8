import { useState, type RefObject, useMemo, useRef } from 'react';
import { useListDocumentVersions } from '#contract/hooks/versions.ts';
import type { Document } from '#contract/types.ts';
import { serverNow } from '#web/api/server-time.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { useKeptChoice } from '#web/session/use-kept-choice.ts';
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { readBefore } from '../read-before.ts';
import { watermark } from '../watermark/watermark.ts';
import { WatermarkLine } from '../watermark/watermark-line.tsx';
import { WatermarkPattern } from '../watermark/watermark-pattern.tsx';
import { CompareHead } from './compare-head.tsx';
import { ComparisonBody } from './comparison-body.tsx';
import { type Layout, type Rows, sheetRows, textRows } from './rows/rows.ts';
import { type Pair, useComparison, type ComparisonState } from './use-comparison.ts';
import './compare-print.css';
import type { Visit } from './comparison-table.tsx';
import { isTyping } from '#web/ui/browser/typing.ts';
import { isInTopDialog, useKeys } from '#web/ui/browser/use-keys.ts';

const readLayout = (kept: string | null): Layout => (kept === 'split' ? 'split' : 'inline');

export function CompareDialog({ document, first, onClose }: { document: Document; first: Pair; onClose: () => void }) {
  const { email } = useCurrentUser();
  const { data: versions = [] } = useListDocumentVersions(document.id, { query: readBefore });
  const [openedAt] = useState(() => new Date(serverNow()));
  const [pair, setPair] = useState(first);
  const [chosenLayout, setLayout] = useKeptChoice('comparison', readLayout);
  // Two columns would be too narrow on a phone.
  const isNarrow = useMediaQuery('(max-width: 767px)');
  const layout = isNarrow ? 'inline' : chosenLayout;
  const { comparison, retry, cancel } = useComparison(document.id, pair);
  const { rows, visit, view, go, startAgain } = useSteps(comparison, layout);
  const choose = (next: Pair) => {
    startAgain();
    setPair(next);
  };
  const mark = watermark(email, openedAt, window.location.host);
  const isText = comparison.state === 'compared' && comparison.comparison.content.kind === 'text';
  return (
    <Dialog onClose={onClose} size="full" title="Compare Versions" isBare>
      <CompareHead
        document={document}
        versions={versions}
        pair={pair}
        onPair={choose}
        layout={isText && !isNarrow && rows.starts.length > 0 ? layout : null}
        onLayout={setLayout}
        count={rows.starts.length}
        visit={visit}
        onGo={go}
        isPrintable={comparison.state === 'compared'}
        onClose={onClose}
      />
      <WatermarkLine {...mark} />
      <div
        ref={view}
        data-comparison
        className="relative min-h-0 flex-1 bg-surface low:h-[85dvh] low:flex-none print:data-restricted:hidden"
        data-restricted={document.printingRestricted || undefined}
      >
        <ComparisonBody
          document={document}
          pair={pair}
          comparison={comparison}
          rows={rows}
          layout={layout}
          visit={visit}
          onRetry={retry}
          onCancel={cancel}
          onClose={onClose}
        />
        <WatermarkPattern mark={mark} isOnPaper={false} />
      </div>
      {document.printingRestricted && <p className="hidden p-12 print:block">Printing this document is restricted.</p>}
    </Dialog>
  );
}

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

function useSteps(comparison: ComparisonState, layout: Layout): Steps {
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
