// L3: a folder of a thousand files as the uploader sends it: a ticket, a PUT and a registration for each, six at a
// time.
import { randomBytes } from 'node:crypto';
import PQueue from 'p-queue';
import { dataOf } from '#server/testing/client.ts';
import * as room from '#server/testing/room.ts';
import { exactly, type Figure, figureOf } from './figure.ts';
import type { LoadedServer } from './loaded-server.ts';

const files = 1000;

export async function folderUpload(server: LoadedServer): Promise<Figure[]> {
  const admin = await server.signInAs('admin');
  const folderId = await room.addFolder(admin, { name: 'A thousand files' });
  const names = Array.from({ length: files }, (_, at) => `File ${at}.txt`);
  const begun = performance.now();
  const upload = async (name: string) => {
    const documentURL = await room.stored(admin, randomBytes(10_240));
    return (await room.register(admin, documentURL, { name, folderId, mimeType: 'text/plain' }, 10_240)).status;
  };
  const statuses = await new PQueue({ concurrency: 6 }).addAll(names.map((name) => () => upload(name)));
  const seconds = (performance.now() - begun) / 1000;
  const all = await dataOf(admin.api.GET('/api/documents'));
  const listed = all.filter((document) => document.folderId === folderId);
  return [
    exactly('new documents (201)', files, statuses.filter((status) => status === 201).length),
    exactly('documents listed', files, listed.length),
    exactly('different names', files, new Set(listed.map(({ name }) => name)).size),
    exactly('documents beyond version 1', 0, listed.filter(({ version }) => version !== 1).length),
    exactly('faults in the log', 0, server.faults().length),
    figureOf('took', `${seconds.toFixed(1)} s`),
  ];
}
