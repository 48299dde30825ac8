import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '#web/api/api-error.ts';
import type { TextEncoding } from '#contract/types.ts';
import { lastUse } from '#web/session/last-use.ts';
import { wordsIn } from '#web/ui/browser/preview-words.ts';
import { cx } from '#web/ui/theme/cx.ts';
import { LoadingSheet } from '../loading/loading-sheet.tsx';
import { PreviewFailed } from '../loading/preview-failed.tsx';
import { usePreviewCheck } from '../loading/use-preview-check.ts';
import { useReadingReport } from '../reading/use-reading-report.ts';
import { SearchBar } from '../reader/search/search-bar.tsx';
import { ReaderTools } from '../reader/tools/reader-tools.tsx';
import { useReaderKeys } from '../reader/tools/use-reader-keys.ts';
import { zoomStep } from '../reader/zoom/zoom.ts';
import { EncodingChoice } from './encoding-choice.tsx';
import { useFramePort } from './use-frame-port.ts';

export interface FramedReaderProps {
  src: string;
  documentId: string;
  version: number;
  name: string;
  /** Whether its reader may choose the encoding. */
  isText: boolean;
  /** Shown if the preview is refused. */
  fallback: (error: unknown) => ReactNode;
  onStep: (step: 1 | -1) => void;
  onScrolled: (top: number, isAtEnd: boolean) => void;
  onTap: () => void;
  /** Drawn over a page without a watermark of its own. */
  children: ReactNode;
}

const range = { smallest: 0.5, largest: 3, width: 1 };

/** A page in a frame of an opaque origin, which runs the server's reader script or nothing. */
export function FramedReader({
  src: detected,
  documentId,
  version,
  name,
  isText,
  fallback,
  children,
  ...on
}: FramedReaderProps) {
  const [encoding, setEncoding] = useState<TextEncoding | null>(null);
  const src = encoding === null ? detected : `${detected}&encoding=${encoding}`;
  const { check, isInReader, error, retry } = usePreviewCheck(src, version);
  const [loaded, setLoaded] = useState({ src: '', isInReader: false });
  const isLoaded = loaded.src === src;
  // Its tools stay while the same text loads in another encoding.
  const isReady = loaded.isInReader;
  const [share, setShare] = useState(1);
  const [finding, setFinding] = useState<{ term: string; count: number; at: number } | null>(() => {
    const sought = wordsIn(window.history.state, documentId);
    return sought && { term: sought.words, count: 0, at: 0 };
  });
  const reader = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const sign = useReadingReport(documentId, version, isLoaded);
  const { connect, order } = useFramePort((message) => {
    sign();
    // Neither reaches the window, where the use of a session is watched; a key is repeated there below.
    if (message.kind === 'scrolled' || message.kind === 'tap') lastUse.now();
    if (message.kind === 'key') frame.current?.dispatchEvent(new KeyboardEvent('keydown', message.init));
    else if (message.kind === 'step') on.onStep(message.step);
    else if (message.kind === 'scrolled') on.onScrolled(message.top, message.isAtEnd);
    else if (message.kind === 'tap') on.onTap();
    else if (message.kind === 'zoomed') setShare(message.share);
    else setFinding((before) => before && { ...before, count: message.count, at: 0 });
  });
  const zoomTo = (zoom: number) => {
    setShare(zoom);
    order({ zoom });
  };
  const openSearch = () => {
    // Renders the field before it gets the focus.
    flushSync(() => setFinding((before) => before ?? { term: '', count: 0, at: 0 }));
    searchField.current?.select();
    searchField.current?.focus();
  };
  const zoom = {
    onZoomIn: () => zoomTo(zoomStep(share, 1, range)),
    onZoomOut: () => zoomTo(zoomStep(share, -1, range)),
    onZoomToWidth: () => order({ zoom: 'width' }),
  };
  useReaderKeys(reader, {
    search: openSearch,
    ...zoom,
    firstPage: () => order({ to: 'start' }),
    lastPage: () => order({ to: 'end' }),
    nextPage: () => undefined,
    previousPage: () => undefined,
    scroll: ({ x = 0, y = 0 }) => order({ by: { x, y } }),
    isWide: true,
  });
  const encodings = isText && <EncodingChoice chosen={encoding} onChoose={setEncoding} />;
  if (check === 'refused') {
    if (!isText || !(error instanceof ApiError) || error.status !== 415) return fallback(error);
    return (
      // Another encoding may show what looks binary in this one.
      <div className="flex size-full flex-col">
        <div className="flex min-h-11 flex-none justify-end border-b border-border bg-surface-raised px-3 py-1.5">
          {encodings}
        </div>
        <div className="min-h-0 flex-1">{fallback(error)}</div>
      </div>
    );
  }
  if (check === 'failed') return <PreviewFailed error={error} onRetry={retry} />;
  return (
    // Without the script, the keys are left to the browser.
    <div ref={isReady ? reader : null} tabIndex={-1} className="flex size-full flex-col outline-none">
      {isReady && <ReaderTools {...{ share, range, ...zoom }} onSearch={openSearch} end={encodings} />}
      {finding && (
        <SearchBar
          field={searchField}
          {...finding}
          pages={1}
          read={Number(isLoaded)}
          isDone={isLoaded}
          hasText
          onTerm={(term) => {
            setFinding({ term, count: 0, at: 0 });
            order({ find: term });
          }}
          onStep={(by) => {
            if (finding.count === 0) return;
            const at = (finding.at + by + finding.count) % finding.count;
            setFinding({ ...finding, at });
            order({ show: at });
          }}
          onClose={() => {
            setFinding(null);
            order({ find: '' });
            // The frame itself would take the focus to the page around the document, which forwards no keys.
            reader.current?.focus();
          }}
        />
      )}
      <div className="relative min-h-0 flex-1 overflow-hidden">
        {!isLoaded && (
          <div className="absolute inset-0">
            <LoadingSheet isWaiting={check === 'waiting'} />
          </div>
        )}
        {(check === 'allowed' || check === 'watermarked') && (
          <iframe
            // Another address in the same frame would be a step back for the browser.
            key={src}
            ref={frame}
            // Scripts are allowed only if the server's policy names the one script; never with an origin.
            sandbox={isInReader ? 'allow-scripts' : ''}
            src={src}
            title={name}
            referrerPolicy="no-referrer"
            onLoad={({ currentTarget }) => {
              setLoaded({ src, isInReader });
              if (!isInReader) return;
              connect(currentTarget);
              // A reloaded page has lost earlier orders.
              if (share !== 1) order({ zoom: share });
              if (finding !== null && finding.term !== '') order({ find: finding.term });
            }}
            className={cx('block size-full border-0 bg-paper', !isLoaded && 'invisible')}
          />
        )}
        {isLoaded && check !== 'watermarked' && children}
      </div>
    </div>
  );
}
