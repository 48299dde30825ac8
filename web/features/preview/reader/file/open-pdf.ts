import { getDocument, PDFDataRangeTransport, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import PdfThread from 'pdfjs-dist/build/pdf.worker.mjs?worker';
import { retryWhileBusy } from '../../loading/retry-while-busy.ts';
import { type Beginning, PIECE, readBeginning, readPiece } from './ranges.ts';

export interface OpenPdf {
  file: PDFDocumentProxy;
  isWatermarked: boolean;
  /** Ends running work and releases memory. */
  close: () => void;
}

interface Opening {
  signal: AbortSignal;
  /** The server is busy, and the call will be repeated. */
  onBusy: () => void;
  /** The file cannot be read any further: it was watermarked anew, or is refused. */
  onLost: (error: unknown) => void;
}

/** Pieces are fetched on demand; scripts, forms and links are disabled. @throws ApiError, or the library's error */
export async function openPdf(address: string, { signal, onBusy, onLost }: Opening): Promise<OpenPdf> {
  const beginning = await retryWhileBusy(() => readBeginning(address, signal), { signal, onBusy });
  const leaving = new AbortController();
  const thread = new PdfThread();
  // The library's types lack the port.
  const worker = new PDFWorker({ port: thread as unknown as null });
  const task = getDocument({
    ...(beginning.isWhole
      ? { data: beginning.bytes }
      : { range: new Pieces(address, beginning, leaving.signal, { onBusy, onLost }) }),
    worker,
    rangeChunkSize: PIECE,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    useWorkerFetch: false,
    CMapReaderFactory: Maps,
    StandardFontDataFactory: Fonts,
    verbosity: 0,
  });
  const close = () => {
    leaving.abort();
    void task.destroy().finally(() => {
      worker.destroy();
      thread.terminate();
    });
  };
  signal.addEventListener('abort', close, { once: true });
  try {
    const file = await task.promise;
    return { file, isWatermarked: beginning.isWatermarked, close };
  } catch (error) {
    close();
    throw error;
  } finally {
    signal.removeEventListener('abort', close);
  }
}

class Pieces extends PDFDataRangeTransport {
  readonly #read: (begin: number, end: number) => Promise<Uint8Array>;
  readonly #onLost: Opening['onLost'];

  constructor(
    address: string,
    { bytes, size, etag }: Beginning,
    private readonly leaving: AbortSignal,
    { onBusy, onLost }: Pick<Opening, 'onBusy' | 'onLost'>,
  ) {
    super(size, bytes);
    this.#onLost = onLost;
    this.#read = (begin, end) =>
      retryWhileBusy(() => readPiece(address, { begin, end, etag: etag ?? '' }, leaving), { signal: leaving, onBusy });
  }

  override requestDataRange(begin: number, end: number): void {
    this.#read(begin, end).then(
      (bytes) => {
        if (!this.leaving.aborted) this.onDataRange(begin, bytes);
      },
      (error: unknown) => {
        if (!this.leaving.aborted) this.#onLost(error);
      },
    );
  }
}

// Loaded on demand, since few files need them and their list is long.
class Maps {
  async fetch({ name }: { name: string }) {
    return (await import('./own-fonts.ts')).characterMap(name);
  }
}

class Fonts {
  async fetch({ filename }: { filename: string }) {
    return (await import('./own-fonts.ts')).standardFont(filename);
  }
}
