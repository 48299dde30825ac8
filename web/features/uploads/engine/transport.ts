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
  /** The Retry-After header, if it is readable. */
  retryAfter: string | null;
}

/** Uploads bytes to a signed URL. Rejects only without an answer: the connection failed, or `signal` aborted. */
export type UploadTransport = (request: StorageRequest) => Promise<StorageAnswer>;

/** A signed URL on another origin needs no cookies, which would make CORS fail. */
export function sendsCredentials(url: string, origin: string): boolean {
  return new URL(url, origin).origin === origin;
}

/** XMLHttpRequest, since fetch cannot report upload progress. */
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
