// The bytes of one watermarking of a file, in pieces. The watermark's time changes every few minutes, and with it the
// whole file; each further piece is requested with the first one's ETag, so that pieces are never mixed.
import { ApiError } from '#web/api/api-error.ts';
import { httpResponse } from '#web/api/http.ts';
import { isWatermarked } from '../../loading/is-watermarked.ts';

/** The address serves another file now: another time or version. */
export class FileChanged extends Error {
  override readonly name = 'FileChanged';
}

export interface Beginning {
  bytes: Uint8Array;
  /** The size of the whole file. */
  size: number;
  /** Null if the server sends none; only the whole file can be read then. */
  etag: string | null;
  isWhole: boolean;
  isWatermarked: boolean;
}

/** The size of a piece: enough for the head and first page of most files. */
export const PIECE = 65_536;

/** @throws ApiError */
export async function readBeginning(address: string, signal: AbortSignal): Promise<Beginning> {
  const response = await httpResponse(address, { signal, headers: { Range: `bytes=0-${PIECE - 1}` } });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const size = response.status === 206 ? sizeOf(response) : null;
  const etag = response.headers.get('ETag');
  const isWhole = size === null || etag === null || bytes.length >= size;
  return { bytes, size: size ?? bytes.length, etag, isWhole, isWatermarked: isWatermarked(response) };
}

/** @throws FileChanged, ApiError */
export async function readPiece(
  address: string,
  { begin, end, etag }: { begin: number; end: number; etag: string },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const headers = { Range: `bytes=${begin}-${end - 1}`, 'If-Range': etag };
  const response = await httpResponse(address, { signal, headers }).catch((error: unknown) => {
    // It is now shorter than the start of this piece.
    if (error instanceof ApiError && error.status === 416) throw new FileChanged();
    throw error;
  });
  if (response.status !== 206 || response.headers.get('ETag') !== etag) {
    await response.body?.cancel();
    throw new FileChanged();
  }
  return new Uint8Array(await response.arrayBuffer());
}

function sizeOf(response: Response): number | null {
  const size = /\/(\d+)$/.exec(response.headers.get('Content-Range') ?? '')?.[1];
  return size === undefined ? null : Number(size);
}
