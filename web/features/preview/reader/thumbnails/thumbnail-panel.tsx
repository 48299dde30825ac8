import { useVirtualizer } from '@tanstack/react-virtual';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { PageSize } from '../pages/page-layout.ts';
import type { RenderQueue } from '../pages/render-queue.ts';
import { usePicture } from '../pages/use-picture.ts';
import { SidePanel } from '../tools/side-panel.tsx';

const BOX = { width: 112, height: 148 };
const ROW_HEIGHT = 188;

interface Shown {
  file: PDFDocumentProxy;
  renderQueue: RenderQueue;
  /** Drawn over each page. */
  pattern: ReactNode;
  onGo: (page: number) => void;
}

interface ThumbnailPanelProps extends Shown {
  sizes: readonly PageSize[];
  /** From 0. */
  current: number;
  onClose: () => void;
}

/** Small pages that lead to the large ones. Only those in view are rendered, after the pages that are read. */
export function ThumbnailPanel({ sizes, current, onClose, ...shown }: ThumbnailPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const isHeld = useRef(false);
  const virtualizer = useVirtualizer({
    count: sizes.length,
    getScrollElement: () => panel.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 1,
  });
  useEffect(() => {
    virtualizer.scrollToIndex(current);
  }, [virtualizer, current]);
  return (
    <SidePanel
      ref={panel}
      label="Thumbnails"
      className="w-40"
      onClose={onClose}
      onFocus={() => (isHeld.current = true)}
      onBlur={({ relatedTarget }) => (isHeld.current = panel.current?.contains(relatedTarget) === true)}
      onKeyDown={(event) => {
        const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (by === 0) return;
        event.preventDefault();
        shown.onGo(current + by);
      }}
    >
      <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => (
          <Thumbnail
            key={index}
            {...shown}
            {...{ page: index, top: start, isHeld }}
            size={sizes[index] ?? BOX}
            isCurrent={index === current}
          />
        ))}
      </div>
    </SidePanel>
  );
}

interface ThumbnailProps extends Shown {
  page: number;
  top: number;
  size: PageSize;
  isCurrent: boolean;
  /** Whether the focus is in the panel, and follows the present page. */
  isHeld: RefObject<boolean>;
}

function Thumbnail({ file, renderQueue, page, top, size, isCurrent, isHeld, pattern, onGo }: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const scale = Math.min(BOX.width / size.width, BOX.height / size.height);
  usePicture(sheet, { file, renderQueue, page, scale, isWanted: true, isLater: true });
  useEffect(() => {
    if (isCurrent && isHeld.current) button.current?.focus({ preventScroll: true });
  }, [isCurrent, isHeld]);
  return (
    <button
      ref={button}
      type="button"
      aria-label={`Page ${page + 1}`}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onClick={() => onGo(page)}
      style={{ top, height: ROW_HEIGHT - 8 }}
      className="absolute inset-x-0 flex flex-col items-center justify-end gap-1 rounded-md p-1 text-caption text-text-muted tabular-nums hover:bg-surface-hover aria-[current]:bg-surface-active aria-[current]:text-text"
    >
      <span
        className="relative overflow-hidden bg-paper ring-1 ring-border"
        style={{ width: size.width * scale, height: size.height * scale }}
      >
        <span ref={sheet} aria-hidden className="absolute inset-0" />
        {pattern}
      </span>
      {page + 1}
    </button>
  );
}
