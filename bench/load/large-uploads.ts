// L2: files of 50 MB, all at once. They are generated while they are sent, so that only the server is measured.
import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import * as room from '#server/testing/room.ts';
import { dataOf, type TestClient } from '#server/testing/client.ts';
import { exactly, type Figure, figureOf } from './figure.ts';
import type { LoadedServer } from './loaded-server.ts';

const size = 50 * 1024 * 1024;
const usual = { mimeType: 'text/plain', accessLevel: 'public', downloadRestricted: false } as const;
const allowedGrowth = 150 * 1024 * 1024;

export async function largeUploads(server: LoadedServer, count: number): Promise<Figure[]> {
  const admin = await server.signInAs('admin');
  // The first upload loads code, which is not measured.
  await room.addDocument(admin, { name: 'Warm', mimeType: 'text/plain' }, randomBytes(1_000_000));
  const growth = server.watchMemory();
  const begun = performance.now();
  const equal = await Promise.all(Array.from({ length: count }, (_, at) => upload(admin, `Large ${at}.bin`)));
  const seconds = (performance.now() - begun) / 1000;
  return [
    growth(`${count} uploads of 50 MB`, allowedGrowth),
    exactly('downloads with the SHA-256 of the upload', count, equal.filter(Boolean).length),
    exactly('temporary files', 0, server.temporaryFiles().length),
    exactly('faults in the log', 0, server.faults().length),
    figureOf('up and down', `${Math.round((2 * count * size) / 1024 / 1024 / seconds)} MB/s`),
  ];
}

/** Whether the download equals the upload. */
async function upload(admin: TestClient, name: string): Promise<boolean> {
  const url = await room.ticketFor(admin);
  const sent = await put(url);
  const body = { ...usual, documentURL: room.withoutQuery(url), name, size };
  const { id } = await dataOf(admin.api.PUT('/api/documents', { body }));
  return sent === (await fetched(admin, `${new URL(url).origin}/api/documents/${id}/download`));
}

/** Sends 50 MB that differ for each upload; returns their hash. */
async function put(url: string): Promise<string> {
  const outgoing = request(url, { method: 'PUT', headers: { 'Content-Length': size }, agent: false });
  const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
  const cipher = createCipheriv('aes-128-ctr', randomBytes(16), randomBytes(16));
  const hash = createHash('sha256');
  const zeros = Buffer.alloc(64 * 1024);
  for (let at = 0; at < size; at += zeros.length) {
    const chunk = cipher.update(zeros);
    hash.update(chunk);
    if (!outgoing.write(chunk)) await once(outgoing, 'drain');
  }
  outgoing.end();
  const [response] = await answered;
  response.resume();
  if (response.statusCode !== 200) throw new Error(`An upload was refused: ${response.statusCode ?? 0}`);
  return hash.digest('hex');
}

async function fetched(admin: TestClient, url: string): Promise<string> {
  const hash = createHash('sha256');
  const cookie = `strongroom_session=${admin.cookie('strongroom_session') ?? ''}`;
  const outgoing = request(url, { headers: { Cookie: cookie }, agent: false }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  for await (const chunk of response) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
