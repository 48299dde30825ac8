import { problemCode } from '#web/api/api-error.ts';
import { failureReason } from '#web/api/failure-reason.ts';
import { serverNow } from '#web/api/server-time.ts';
import { type Connection, online, whileOnline } from './connection.ts';
import { isWorthRetrying, retryDelay } from './retry-policy.ts';
import type { StorageAnswer, UploadTransport } from './transport.ts';
import type { UploadEvent } from './upload-item.ts';
import { untilAnswered } from './until-answered.ts';
import { TICKET_FRESH_MS } from './upload-limits.ts';

export interface StorePorts {
  /** A new signed upload URL. */
  createTicket: (signal: AbortSignal) => Promise<string>;
  transport: UploadTransport;
  connection: Connection;
  sleep: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export type StoreActivity = 'sending' | 'paused' | 'retrying';

export interface StoreReports {
  /** `setback`: why it is tried again. */
  onActivity: (activity: StoreActivity, setback?: string) => void;
  onProgress: (bytesSent: number) => void;
}

interface Ticket {
  url: string;
  issuedAt: number;
}

/** A failure's own words, and the reason where the right to it has ended. */
export function withRefusal(words: string, error: unknown): string {
  return problemCode(error) === 'forbidden' ? `${words}. ${failureReason(error)}` : words;
}

/** What a refused registration does to its file: stored bytes that the server has deleted have to be sent again. */
export function registrationFailed(error: unknown): Extract<UploadEvent, { type: 'failed' }> {
  return problemCode(error) === 'upload-gone'
    ? {
        type: 'failed',
        error: 'It was stored for too long and is no longer there. Retry sends it again.',
        isLost: true,
      }
    : { type: 'failed', error: withRefusal('Failed to process document', error) };
}

/** A refused ticket; the cause shows whether the session is over. */
class TicketRefused extends Error {
  constructor(cause: unknown) {
    super(withRefusal('Failed to get upload URL', cause), { cause });
  }
}

/**
 * Gets a ticket and uploads the file. Retries temporary failures, pauses while offline, and replaces an expired ticket.
 * Resolves to the document's URL; rejects with `TicketRefused`, "Upload failed: …", or the reason of `signal`.
 */
export async function storeFile(
  file: File,
  ports: StorePorts,
  reports: StoreReports,
  signal: AbortSignal,
): Promise<string> {
  let ticket: Ticket | null = null;
  let retries = 0;
  for (;;) {
    if (!ports.connection.isOnline()) reports.onActivity('paused');
    await online(ports.connection, signal);
    signal.throwIfAborted();
    ticket = await freshTicket(ticket, ports, reports, signal);
    signal.throwIfAborted();
    // The network may have gone during that call.
    if (!ports.connection.isOnline()) continue;
    const answer = await send(file, ticket.url, ports, reports, signal);
    if (answer === 'paused') continue;
    if (answer !== null && answer.status >= 200 && answer.status < 300) return documentURL(ticket.url);
    const delay = isWorthRetrying(answer?.status ?? null)
      ? retryDelay((retries += 1), answer?.retryAfter ?? null, serverNow())
      : null;
    if (delay === null) throw new Error(`Upload failed: ${setbackOf(answer)}`);
    // Browsers break off the transfer of a file that has changed since it was picked.
    if (answer === null) await file.slice(0, 1).arrayBuffer().catch(refuseChanged);
    reports.onActivity('retrying', setbackOf(answer));
    await ports.sleep(delay, signal);
  }
}

function refuseChanged(): never {
  throw new Error('Upload failed: the file has changed or is gone on this computer. Remove it, and pick it again.');
}

/** The upload URL without its signature. */
const documentURL = (uploadURL: string): string => uploadURL.split('?', 1)[0] ?? uploadURL;

/** Asks again while nothing answers, as when the server restarts. A ticket ages while the computer sleeps. */
async function freshTicket(
  ticket: Ticket | null,
  ports: StorePorts,
  { onActivity }: StoreReports,
  signal: AbortSignal,
): Promise<Ticket> {
  if (ticket !== null && serverNow() - ticket.issuedAt < TICKET_FRESH_MS) return ticket;
  const ask = async (isAgain: boolean) => {
    if (isAgain) onActivity('retrying');
    const issuedAt = serverNow();
    return { url: await ports.createTicket(signal), issuedAt };
  };
  try {
    return await untilAnswered(ports, signal, ask, (isPaused) => onActivity(isPaused ? 'paused' : 'retrying'));
  } catch (cause) {
    signal.throwIfAborted();
    throw new TicketRefused(cause);
  }
}

/** The storage's answer; null for a failed connection, 'paused' while offline. */
async function send(
  file: File,
  url: string,
  ports: StorePorts,
  reports: StoreReports,
  signal: AbortSignal,
): Promise<StorageAnswer | 'paused' | null> {
  const guard = whileOnline(ports.connection, signal);
  reports.onActivity('sending');
  reports.onProgress(0);
  try {
    return await ports.transport({
      url,
      body: file,
      contentType: declaredType(file),
      signal: guard.signal,
      onProgress: reports.onProgress,
    });
  } catch {
    signal.throwIfAborted();
    return ports.connection.isOnline() && !guard.signal.aborted ? null : 'paused';
  } finally {
    guard.stop();
  }
}

export function declaredType(file: File): string {
  return file.type === '' ? 'application/octet-stream' : file.type;
}

function setbackOf(answer: StorageAnswer | null): string {
  return answer === null
    ? 'the connection was lost'
    : `${answer.status} ${answer.statusText || (statusTexts[answer.status] ?? '')}`.trimEnd();
}

/** HTTP/2 has no reason phrases, so the usual ones are added. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  411: 'Length Required',
  413: 'Payload Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  507: 'Insufficient Storage',
};
