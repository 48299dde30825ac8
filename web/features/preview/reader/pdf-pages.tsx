import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { GalleryThumbnails, ListTree } from 'lucide-react';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { wordsIn } from '#web/ui/browser/preview-words.ts';
import { pageLeft, contentWidth } from './pages/anchor.ts';
import { type RenderQueue, MOST_ON_SCREEN } from './pages/render-queue.ts';
import { isReadable, nearest, type PageSize, pagesInView } from './pages/page-layout.ts';
import { useReadingReport } from '../reading/use-reading-report.ts';
import { PageView } from './pages/page-view.tsx';
import { useColumn } from './pages/use-column.ts';
import { HitMarks } from './search/hit-marks.tsx';
import { SearchBar } from './search/search-bar.tsx';
import { useFinding } from './search/use-finding.ts';
import { ReaderTools } from './tools/reader-tools.tsx';
import { useReaderKeys } from './tools/use-reader-keys.ts';
import { zoomStep } from './zoom/zoom.ts';
import { useZoomGestures } from './zoom/use-zoom-gestures.ts';
import './reader.css';

const OutlinePanel = loadedLater('OutlinePanel', () => import('./outline/outline-panel.tsx'));
const ThumbnailPanel = loadedLater('ThumbnailPanel', () => import('./thumbnails/thumbnail-panel.tsx'));

interface PdfPagesProps {
  file: PDFDocumentProxy;
  renderQueue: RenderQueue;
  documentId: string;
  version: number;
  name: string;
  sizes: readonly PageSize[];
  maySelect: boolean;
  /** Drawn over each page. */
  pattern: ReactNode;
  /** Called with the pages near the view, from 0. */
  onNear: (pages: readonly number[]) => void;
  end: ReactNode;
}

/** The pages of an open file with their tools. Only pages near the view are rendered. */
export function PdfPages({
  file,
  renderQueue,
  name,
  sizes,
  maySelect,
  pattern,
  onNear,
  end,
  ...document
}: PdfPagesProps) {
  const reader = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  // Once only: where a file that was read is opened again, its reader is elsewhere by then.
  const [sought] = useState(() => (renderQueue.hasDrawn ? null : wordsIn(window.history.state, document.documentId)));
  const column = useColumn(scroller, sizes, renderQueue.focus ?? 0);
  const { layout, view, current, range, share } = column;
  const count = sizes.length;
  const inView = view.height === 0 ? [] : pagesInView(layout, view);
  const drawn = nearest(inView, current, count, MOST_ON_SCREEN);
  const near = drawn.join();
  const reportNear = useEffectEvent(onNear);
  useEffect(() => {
    renderQueue.attend(current);
    reportNear(near === '' ? [] : near.split(',').map(Number));
  }, [renderQueue, current, near]);

  const [pictured, setPictured] = useState<ReadonlySet<number>>(new Set());
  const onDrawn = useCallback((page: number) => setPictured((before) => new Set(before).add(page)), []);
  const readable = inView.filter((page) => pictured.has(page) && isReadable(layout, page, view));
  useReadingReport(document.documentId, document.version, readable.length > 0, readable);

  const finding = useFinding(file, column, sought);
  const { search } = finding;
  const searchField = useRef<HTMLInputElement>(null);
  const openSearch = () => {
    // Renders the field before it gets the focus.
    flushSync(finding.open);
    searchField.current?.select();
    searchField.current?.focus();
  };
  const closeSearch = () => {
    finding.close();
    scroller.current?.focus();
  };

  const [panel, setPanel] = useState<'outline' | 'thumbnails' | null>(null);
  const panelButtons = useRef<HTMLDivElement>(null);
  const toggle = (name: typeof panel) => setPanel(panel === name ? null : name);
  const closePanel = () => {
    panelButtons.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    setPanel(null);
  };
  const step = (by: 1 | -1) => column.zoomTo(zoomStep(share, by, range));
  const zoom = { onZoomIn: () => step(1), onZoomOut: () => step(-1), onZoomToWidth: () => column.zoomTo('width') };
  useZoomGestures(scroller, (factor, at) => column.zoomTo(share * factor, at));
  useReaderKeys(reader, {
    search: openSearch,
    ...zoom,
    firstPage: () => column.goTo(0),
    lastPage: () => column.goTo(count - 1),
    nextPage: () => column.goTo(current + 1),
    previousPage: () => column.goTo(current - 1),
    scroll: ({ x = 0, y = 0 }) => column.scrollBy({ x: x * view.width, y: y * view.height }),
    isWide: contentWidth(layout, view) > view.width + 1,
  });
  return (
    <div ref={reader} className="flex size-full flex-col">
      <ReaderTools
        {...{ share, range, end, ...zoom }}
        pages={{ current, count, onGo: column.goTo }}
        onSearch={openSearch}
      >
        <div ref={panelButtons} className="-mr-2 flex flex-none">
          <IconButton
            label="Outline"
            icon={ListTree}
            aria-expanded={panel === 'outline'}
            onClick={() => toggle('outline')}
          />
          <IconButton
            label="Thumbnails"
            icon={GalleryThumbnails}
            aria-expanded={panel === 'thumbnails'}
            onClick={() => toggle('thumbnails')}
            className="max-md:hidden"
          />
        </div>
      </ReaderTools>
      {finding.isOpen && (
        <SearchBar
          field={searchField}
          term={finding.term}
          count={search.hits.length}
          at={finding.at}
          pages={count}
          read={search.read}
          isDone={search.isDone}
          hasText={search.hasText}
          onTerm={finding.look}
          onStep={finding.step}
          onClose={closeSearch}
        />
      )}
      <div className="relative flex min-h-0 flex-1">
        {panel === 'thumbnails' && (
          <ThumbnailPanel {...{ file, renderQueue, sizes, current, pattern }} onGo={column.goTo} onClose={closePanel} />
        )}
        {panel === 'outline' && (
          <OutlinePanel
            file={file}
            onGo={(page) => {
              column.goTo(page);
              // It covers the pages there.
              if (window.matchMedia('(max-width: 767px)').matches) setPanel(null);
            }}
            onClose={closePanel}
          />
        )}
        <div
          ref={scroller}
          // Focusable for scrolling by keyboard.
          tabIndex={0}
          role="group"
          aria-label={`Pages of ${name}`}
          className="reader-pages relative min-w-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain"
        >
          <div className="relative" style={{ height: layout.height, width: contentWidth(layout, view) }}>
            {drawn.map((page) => (
              <PageView
                key={page}
                {...{ file, renderQueue, page, count, maySelect }}
                scale={column.scale}
                box={{ top: layout.tops[page] ?? 0, left: pageLeft(layout, page, view), ...boxOf(layout.sizes[page]) }}
                isDrawn
                onDrawn={onDrawn}
                onText={finding.setPageLetters}
              >
                {pattern}
                {finding.isOpen && (
                  <HitMarks
                    hits={search.hits.filter((hit) => hit.page === page)}
                    current={finding.hit}
                    letters={finding.lettersOf(page) ?? []}
                  />
                )}
              </PageView>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const boxOf = (size: PageSize | undefined): PageSize => ({ width: size?.width ?? 0, height: size?.height ?? 0 });
