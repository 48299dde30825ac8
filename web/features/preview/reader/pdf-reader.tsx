import { type ReactNode, useEffect, useState } from 'react';
import type { Document } from '#contract/types.ts';
import { mayNotDownload } from '#web/domain/access/restrictions.ts';
import { LoadingSheet } from '../loading/loading-sheet.tsx';
import { PreviewFailed } from '../loading/preview-failed.tsx';
import { PdfPages } from './pdf-pages.tsx';
import { RenderQueue } from './pages/render-queue.ts';
import { OpenInTab } from './tools/open-in-tab.tsx';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { PageSize } from './pages/page-layout.ts';
import { ApiError, isUnauthorized } from '#web/api/api-error.ts';
import { loseSession } from '#web/session/session-lost.ts';
import { mayPass } from '../loading/retry-while-busy.ts';
import { type OpenPdf, openPdf } from './file/open-pdf.ts';
import { FileChanged } from './file/ranges.ts';

interface Sizes {
  of: PDFDocumentProxy;
  known: ReadonlyMap<number, PageSize>;
}

interface PdfReaderProps {
  document: Document;
  src: string;
  version: number;
  onOpenInTab: () => void;
  /** Drawn over a page without a watermark of its own. */
  pattern: ReactNode;
  refused: (error: unknown) => ReactNode;
  /** Shown for a file that only another program might read. */
  unreadable: ReactNode;
}

/** Reads a PDF in place: its watermarked bytes are fetched on demand. */
export function PdfReader({ document, src, version, onOpenInTab, pattern, refused, unreadable }: PdfReaderProps) {
  const { state, pdf, error, retry } = usePdf(src);
  const [renderQueue] = useState(() => new RenderQueue());
  if (state === 'refused') return refused(error);
  if (state === 'unreadable') return unreadable;
  if (state === 'failed') return <PreviewFailed error={error} onRetry={retry} />;
  if (!pdf) return <LoadingSheet isWaiting={state === 'waiting'} />;
  return (
    <ReadyReader
      file={pdf.file}
      renderQueue={renderQueue}
      documentId={document.id}
      version={version}
      name={document.name}
      pattern={!pdf.isWatermarked && pattern}
      maySelect={!mayNotDownload(document)}
      end={<OpenInTab document={document} onOpen={onOpenInTab} />}
    />
  );
}

function ReadyReader(props: Omit<React.ComponentProps<typeof PdfPages>, 'sizes' | 'onNear'>) {
  const [near, setNear] = useState<readonly number[]>([]);
  const sizes = usePageSizes(props.file, near);
  return sizes === null ? <LoadingSheet isWaiting={false} /> : <PdfPages {...props} sizes={sizes} onNear={setNear} />;
}

/**
 * The size of every page: the real one for pages that were near, and the first page's for others, since reading all
 * would fetch half of the file. Null until the first is known. @param wanted pages whose real size is needed, from 0
 */
function usePageSizes(file: PDFDocumentProxy, wanted: readonly number[]): readonly PageSize[] | null {
  const [sizes, setSizes] = useState<Sizes>({ of: file, known: new Map() });
  const wantedKey = wanted.join();
  useEffect(() => {
    const leaving = new AbortController();
    const pages = [0, ...wantedKey.split(',').filter(Boolean).map(Number)];
    void Promise.all([...new Set(pages)].map((page) => sizeOf(file, page))).then(
      (read) => {
        if (!leaving.signal.aborted) setSizes((before) => withMore(before, file, read));
      },
      // Its bytes could not be fetched; the reader of the bytes reports it.
      () => undefined,
    );
    return () => leaving.abort();
  }, [file, wantedKey]);
  const first = sizes.known.get(0);
  if (!first) return null;
  return Array.from({ length: file.numPages }, (_, page) => sizes.known.get(page) ?? first);
}

async function sizeOf(file: PDFDocumentProxy, page: number): Promise<[number, PageSize]> {
  const { width, height } = (await file.getPage(page + 1)).getViewport({ scale: 1 });
  return [page, { width, height }];
}

/** Another watermarking of the file has the same sizes, which are kept until they are read again. */
function withMore(before: Sizes, file: PDFDocumentProxy, read: readonly [number, PageSize][]): Sizes {
  const isNew = ([page, { width, height }]: readonly [number, PageSize]) => {
    const known = before.known.get(page);
    return known?.width !== width || known.height !== height;
  };
  if (before.of === file && !read.some(isNew)) return before;
  return { of: file, known: new Map([...before.known, ...read]) };
}

/**
 * `waiting`: the server is busy, and the call will be repeated; `failed`: it still was after several tries, or
 * was not reached; `refused`: there is no preview (any more); `unreadable`: the PDF cannot be shown here.
 */
type PdfState = 'loading' | 'waiting' | 'failed' | 'refused' | 'unreadable' | 'open';

interface Read {
  state: PdfState;
  pdf: OpenPdf | null;
  error?: unknown;
}

/** The file at this address, reopened when it has changed; the earlier one stays on screen until then. */
function usePdf(address: string): Read & { retry: () => void } {
  const [read, setRead] = useState<Read>({ state: 'loading', pdf: null });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      if (error instanceof FileChanged) setRound((before) => before + 1);
      else if (isUnauthorized(error)) loseSession();
      else setRead({ state: failureOf(error), pdf: null, error });
    };
    const onBusy = () => setRead((before) => (before.pdf ? before : { ...before, state: 'waiting' }));
    openPdf(address, { signal, onBusy, onLost: fail }).then((pdf) => {
      if (signal.aborted) pdf.close();
      else setRead({ state: 'open', pdf });
    }, fail);
    return () => leaving.abort();
  }, [address, round]);
  const { pdf } = read;
  useEffect(() => () => pdf?.close(), [pdf]);
  const retry = () => {
    setRead({ state: 'loading', pdf: null });
    setRound(round + 1);
  };
  return { ...read, retry };
}

function failureOf(error: unknown): PdfState {
  if (mayPass(error)) return 'failed';
  return error instanceof ApiError ? 'refused' : 'unreadable';
}
