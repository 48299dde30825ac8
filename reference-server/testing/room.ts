// Actions of users over HTTP, which fail the test if the server refuses them.
import { z } from 'zod';
import type { AccessLevel } from '#core/records/records.ts';
import type { TestClient } from './client.ts';

const ticket = z.object({ uploadURL: z.string() });
export const documentSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  folderId: z.string().nullable(),
  size: z.number(),
  version: z.number(),
  accessLevel: z.string(),
  uploadedById: z.string(),
});
export type ShownDocument = z.output<typeof documentSchema>;
export const problemSchema = z.object({ status: z.number(), code: z.string(), message: z.string() });

/** The signed URL of a new ticket. */
export async function ticketFor(client: TestClient): Promise<string> {
  const response = await client.request('/api/objects/upload', { method: 'POST' });
  return ticket.parse(response.json()).uploadURL;
}

/** Uploads to the signed URL; returns the status. */
export async function store(client: TestClient, uploadUrl: string, bytes: Uint8Array | string): Promise<number> {
  const body = typeof bytes === 'string' ? bytes : new Uint8Array(bytes);
  return (await client.request(uploadUrl, { method: 'PUT', body })).status;
}

/** Registrations name the signed URL without its query. */
export const withoutQuery = (uploadUrl: string): string => uploadUrl.split('?')[0] ?? '';

/** Uploads bytes; returns what the registration must name. */
export async function stored(client: TestClient, bytes: Uint8Array | string): Promise<string> {
  const uploadUrl = await ticketFor(client);
  const status = await store(client, uploadUrl, bytes);
  if (status !== 200) throw new Error(`The bytes were not stored: ${status}`);
  return withoutQuery(uploadUrl);
}

export interface Registration {
  name: string;
  description?: string;
  mimeType?: string;
  folderId?: string;
  accessLevel?: AccessLevel;
  downloadRestricted?: boolean;
}

export function register(client: TestClient, documentURL: string, registration: Registration, size = 0) {
  const json = { documentURL, size, mimeType: 'text/html', ...registration };
  return client.request('/api/documents', { method: 'PUT', json });
}

/** Uploads and registers; returns the document. */
export async function addDocument(
  client: TestClient,
  registration: Registration,
  bytes: Uint8Array | string = '<!doctype html><p>Minutes of the meeting</p>',
): Promise<ShownDocument> {
  const response = await register(client, await stored(client, bytes), registration);
  if (response.status !== 201) throw new Error(`No new document: ${response.status} ${response.text}`);
  return documentSchema.parse(response.json());
}

/** Creates a folder; returns its id. */
export async function addFolder(
  client: TestClient,
  folder: { name: string; accessLevel?: AccessLevel; parentId?: string },
): Promise<string> {
  const response = await client.request('/api/folders', { json: folder });
  return z.object({ id: z.string() }).parse(response.json()).id;
}

export function grant(
  client: TestClient,
  documentId: string,
  userId: string,
  rights: { canRead: boolean; canDownload: boolean },
) {
  return client.request('/api/permissions/document', { json: { documentId, userId, ...rights } });
}
