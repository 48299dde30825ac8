// Uploads a file into a test's data room: ticket, bytes, registration.
import type { components } from '#contract/api.d.ts';
import type { ByteSource } from '../ports/objects.ts';
import type { TestRoom, TestAnswer } from './room.ts';

type Document = components['schemas']['Document'];

export interface Upload {
  as?: string;
  bytes?: string | Uint8Array;
  name?: string;
  mimeType?: string;
  [property: string]: unknown;
}

/** The parts of a ticket's URL. */
export interface Ticket {
  key: string;
  query: Record<string, string>;
  documentURL: string;
}

export async function getTicket(room: TestRoom, as = 'user-admin'): Promise<Ticket> {
  const { json } = await room.call('createUploadTicket', { as });
  const url = new URL((json as { uploadURL: string }).uploadURL);
  const key = url.pathname.split('/').at(-1) ?? '';
  return { key, query: Object.fromEntries(url.searchParams), documentURL: url.origin + url.pathname };
}

export function putBytes(
  room: TestRoom,
  { key, query }: Ticket,
  bytes: string | Uint8Array | ByteSource,
): Promise<TestAnswer> {
  return room.call('storeObject', { params: { key }, query, bytes });
}

/** Registers stored bytes and returns the raw answer. */
export async function register(
  room: TestRoom,
  ticket: Ticket,
  { as = 'user-admin', ...upload }: Upload,
): Promise<TestAnswer> {
  const { bytes: _bytes, name = 'File.pdf', mimeType = 'application/pdf', ...more } = upload;
  const json = { documentURL: ticket.documentURL, name, mimeType, size: 1, ...more };
  return room.call('registerDocument', { as, json });
}

/** Runs all steps. @throws if the data room refuses. */
export async function upload(room: TestRoom, wanted: Upload = {}): Promise<Document> {
  const ticket = await getTicket(room, wanted.as);
  await putBytes(room, ticket, wanted.bytes ?? '%PDF-1.4 a test');
  const answer = await register(room, ticket, wanted);
  if (answer.status >= 300) throw new Error(`The upload was refused: ${answer.text}`);
  return answer.json as Document;
}
