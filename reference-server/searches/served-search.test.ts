// Words of uploaded files, found on a real server: real processes read them, and its data folder keeps the texts.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { docx } from '#server/comparing/testing/office-files.ts';
import { bombs } from '#server/preview/testing/bombs/bombs.ts';
import { pdf } from '#server/scenarios/files/pdf.ts';
import type { TestClient } from '#server/testing/client.ts';
import { casesOf, isDeep } from '#server/testing/deep.ts';
import * as room from '#server/testing/room.ts';
import { startTestServer, type TestServer } from '#server/testing/server.ts';
import { FORM } from './stored-search.ts';

let server: TestServer;
let manager: TestClient;
beforeAll(async () => {
  server = await startTestServer({ environment: { API_CALLS_PER_MINUTE: '1000000' } });
  manager = await server.signInAs('manager');
}, 60_000);
afterAll(() => server.stop());

const answer = z.object({
  results: z.array(z.object({ id: z.string(), page: z.number().nullable() })),
  indexing: z.object({ read: z.number(), of: z.number() }),
});
const search = async (q: string) =>
  answer.parse((await manager.request(`/api/search?q=${encodeURIComponent(q)}`)).json());
/** Once all files have been read; one that finds the machine too busy is tried again after a minute. */
async function found(q: string) {
  const left = async () => {
    const { read, of } = (await search(q)).indexing;
    return of - read;
  };
  await expect.poll(left, { timeout: 240_000 }).toBe(0);
  return (await search(q)).results;
}
const texts = () => readdir(path.join(server.dataDir, 'texts', FORM));
const add = async (name: string, mimeType: string, bytes: Uint8Array | string) =>
  (await room.addDocument(manager, { name, mimeType }, bytes)).id;

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it('uploaded files are read in the background, and a document is out of all texts once it is deleted', async () => {
  const pages = { title: 'Terms', subtitle: '2026', sections: [{ paragraphs: ['The break fee is due'] }] };
  const inPdf = await add('Terms.pdf', 'application/pdf', pdf(pages));
  const inWord = await add('Offer.docx', word, await docx('No break fee'));
  expect(await found('break fee')).toEqual([
    { id: inWord, page: null },
    { id: inPdf, page: 1 },
  ]);
  expect(await texts()).toHaveLength(2);
  await manager.request(`/api/documents/${inWord}`, { method: 'DELETE' });
  expect(await found('break fee')).toEqual([{ id: inPdf, page: 1 }]);
  await expect.poll(texts, { timeout: 30_000 }).toHaveLength(1);
  expect((await manager.request(`/api/deleted-items/${inWord}/restore`, { json: {} })).status).toBe(200);
  expect((await found('break fee')).map(({ id }) => id)).toEqual([inWord, inPdf]);
  for (const place of ['documents', 'deleted-items'])
    expect((await manager.request(`/api/${place}/${inWord}`, { method: 'DELETE' })).status).toBeLessThan(300);
  await expect.poll(texts, { timeout: 30_000 }).toHaveLength(1);
}, 600_000);

it('a bomb costs its own text alone', { timeout: isDeep ? 900_000 : 300_000 }, async () => {
  const chosen = casesOf(bombs(false).filter(({ type }) => !type.startsWith('image/')));
  for (const [at, bomb] of chosen.entries()) await add(`${at} ${bomb.name}`, bomb.type, await bomb.make());
  const beside = await add('Beside.txt', 'text/plain', 'The walrus is paid');
  // A bomb itself may count as unread for longer, on a machine without time for it.
  const isFound = async () => (await search('walrus')).results.map(({ id }) => id);
  await expect.poll(isFound, { timeout: isDeep ? 850_000 : 280_000 }).toEqual([beside]);
  expect(server.faults).toEqual([]);
});
