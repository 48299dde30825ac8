import { grouped } from '#web/format/counted.ts';
import { Maximize, Minus, MoveHorizontal, Plus, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import type { ZoomRange } from '../zoom/zoom.ts';

interface ReaderToolsProps {
  /** The present page, from 0, and the number of pages, if there are pages. */
  pages?: { current: number; count: number; onGo: (page: number) => void };
  /** The zoom as a share of the own size. */
  share: number;
  range: Pick<ZoomRange, 'smallest' | 'largest'>;
  onZoomIn: () => void;
  onZoomOut: () => void;
  onZoomToWidth: () => void;
  onSearch: () => void;
  children?: ReactNode;
  end?: ReactNode;
}

export function ReaderTools({ pages, share, range, children, end, ...on }: ReaderToolsProps) {
  return (
    <div
      role="toolbar"
      aria-label="Reading"
      data-preview-bar
      className="flex min-h-11 flex-none flex-wrap items-center gap-x-3 gap-y-1 border-b border-border bg-surface-raised px-3 py-1.5 max-md:in-data-quiet:sr-only print:hidden"
    >
      {children}
      {pages && <PageField {...pages} />}
      <div className="flex flex-none items-center gap-0.5">
        <IconButton
          label="Zoom out (−)"
          aria-keyshortcuts="-"
          icon={Minus}
          disabled={share <= range.smallest}
          onClick={on.onZoomOut}
        />
        <output aria-label="Zoom" className="w-11 text-center text-cell text-text-muted tabular-nums">
          {Math.round(share * 100)}%
        </output>
        <IconButton
          label="Zoom in (+)"
          aria-keyshortcuts="+"
          icon={Plus}
          disabled={share >= range.largest}
          onClick={on.onZoomIn}
        />
        <IconButton label="Fit width (0)" aria-keyshortcuts="0" icon={MoveHorizontal} onClick={on.onZoomToWidth} />
      </div>
      <div className="flex flex-none items-center gap-0.5">
        <IconButton
          label="Find in this document (Ctrl+F)"
          aria-keyshortcuts="Control+f Meta+f"
          icon={Search}
          onClick={on.onSearch}
        />
        {document.fullscreenEnabled && (
          <IconButton label="Full screen" icon={Maximize} onClick={toggleFullScreen} className="max-md:hidden" />
        )}
      </div>
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-2">{end}</div>
    </div>
  );
}

/** Makes the whole page full screen, so that dialogs are visible; the style sheet shows only the document. */
function toggleFullScreen(): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // Browsers report a refusal themselves.
  void done.catch(() => undefined);
}

/** The present page; entering another number goes there. */
function PageField({ current, count, onGo }: NonNullable<ReaderToolsProps['pages']>) {
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const page = Number.parseInt(typed ?? '', 10);
    if (Number.isFinite(page)) onGo(Math.min(Math.max(page, 1), count) - 1);
    setTyped(null);
  };
  return (
    <form
      className="flex flex-none items-center gap-1.5 text-cell whitespace-nowrap text-text-muted tabular-nums"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        aria-label={`Page, of ${count}`}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? String(current + 1)}
        onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, '').slice(0, 6))}
        onFocus={({ target }) => target.select()}
        // The click that focused it has set the caret, so everything is selected.
        onClick={({ currentTarget }) => currentTarget.select()}
        onBlur={() => setTyped(null)}
        style={{ width: `${Math.max(2, String(count).length) + 1.6}ch` }}
        className="h-7 rounded-md border border-border-control bg-surface px-1 text-center text-cell text-text tabular-nums max-md:h-9"
      />
      of {grouped(count)}
    </form>
  );
}
