// Actions of users over HTTP, which fail the test if the server refuses them.
import { z } from 'zod';
import type { CreateFolderRequest, Document, RegisterDocumentRequest } from '#contract/types.ts';
import { dataOf, type TestClient } from './client.ts';

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
export const problemSchema = z.object({ status: z.number(), code: z.string(), message: z.string() });

/** The signed URL of a new ticket. */
export async function ticketFor(client: TestClient): Promise<string> {
  return (await dataOf(client.api.POST('/api/objects/upload'))).uploadURL;
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

export type Registration = Partial<RegisterDocumentRequest> & { name: string };

/** Sends a registration, whatever it is answered. */
export function register(client: TestClient, documentURL: string, registration: Registration, size = 0) {
  const json = { documentURL, size, mimeType: 'text/html', ...registration };
  return client.request('/api/documents', { method: 'PUT', json });
}

/** Uploads and registers; returns the document. */
export async function addDocument(
  client: TestClient,
  registration: Registration,
  bytes: Uint8Array | string = '<!doctype html><p>Minutes of the meeting</p>',
): Promise<Document> {
  const documentURL = await stored(client, bytes);
  const usual = { size: 0, mimeType: 'text/html', accessLevel: 'public', downloadRestricted: false } as const;
  const body = { documentURL, ...usual, ...registration };
  return dataOf(client.api.PUT('/api/documents', { body }));
}

/** Creates a folder; returns its id. */
export async function addFolder(
  client: TestClient,
  folder: Partial<CreateFolderRequest> & { name: string },
): Promise<string> {
  const body: CreateFolderRequest = { accessLevel: 'public', ...folder };
  return (await dataOf(client.api.POST('/api/folders', { body }))).id;
}

export function grant(
  client: TestClient,
  documentId: string,
  userId: string,
  rights: { canRead: boolean; canDownload: boolean },
) {
  return client.request('/api/permissions/document', { json: { documentId, userId, ...rights } });
}
