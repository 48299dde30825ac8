import { lastUse } from '#web/session/last-use.ts';
import { STALLED_AFTER_MS } from './upload-limits.ts';

export interface StorageRequest {
  url: string;
  body: Blob;
  contentType: string;
  signal: AbortSignal;
  onProgress: (bytesSent: number) => void;
}

export interface StorageAnswer {
  status: number;
  statusText: string;
  /** The Retry-After header, where the storage sent one that may be read. */
  retryAfter: string | null;
}

/** Puts bytes under a signed URL. Rejects only when no answer came: the connection failed, or `signal` aborted. */
export type UploadTransport = (request: StorageRequest) => Promise<StorageAnswer>;

/** A signed URL elsewhere carries its own right; sending our cookies there would only make CORS fail. */
export function sendsCredentials(url: string, origin: string): boolean {
  return new URL(url, origin).origin === origin;
}

/** XMLHttpRequest, because fetch cannot tell how much of a body has been sent. */
export const xhrTransport: UploadTransport = ({ url, body, contentType, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const alive = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), STALLED_AFTER_MS);
    };
    const abort = () => request.abort();
    const settle = (finish: () => void) => () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
      finish();
    };
    request.upload.addEventListener('progress', (event) => {
      alive();
      lastUse.now();
      onProgress(event.loaded);
    });
    request.addEventListener(
      'load',
      settle(() =>
        resolve({
          status: request.status,
          statusText: request.statusText,
          retryAfter: request.getResponseHeader('Retry-After'),
        }),
      ),
    );
    const lost = settle(() => reject(new Error('The connection was lost')));
    request.addEventListener('error', lost);
    request.addEventListener('abort', lost);
    signal.addEventListener('abort', abort);
    request.open('PUT', url);
    request.withCredentials = sendsCredentials(url, location.origin);
    request.setRequestHeader('Content-Type', contentType);
    request.send(body);
    alive();
  });
