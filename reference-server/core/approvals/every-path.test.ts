// Every way in which data of a document reaches analysts and viewers, in every approval state, for every kind of
// reader: they see the last approved version, and no name, text, number or byte of any other.
import { describe, expect, it } from 'vitest';
import type { components } from '#contract/api.d.ts';
import { contractOperations } from '#contract/operations.ts';
import type { DocumentRecord } from '../records/records.ts';
import type { TestAnswer } from '../testing/room.ts';
import { ADA, OLGA } from './testing/approval-calls.ts';
import { aboutOne, answersAboutNothing, numbers, receive, type Received } from './testing/every-call.ts';
import { type Shown, states, type ManagerView } from './testing/shown-states.ts';
import { READERS, Stage, ways } from './testing/approval-stage.ts';

type Schemas = components['schemas'];

const folderIds = ['requiring', 'between', 'within', 'elsewhere'];
const marksIn = (text: string) => [...new Set(text.match(/(?:name|words|bytes|comment)-\d/g))].sort();
const bytesOf = (number: number) => `%PDF-1.4 bytes-${number}${'.'.repeat(number)}`;
const statusOf = ({ answers }: Received, name: string) => answers.get(name)?.status;

function expectNothing(received: Received, nothing: Map<string, TestAnswer>): void {
  expect(received.row).toBeUndefined();
  expect(marksIn(received.everything)).toEqual([]);
  expect(received.archive).toEqual({ files: 0, size: 0, leftOut: 0 });
  expect(received.answers).toEqual(nothing);
}

function expectVersion(received: Received, { version, name, words, bytes, at }: Shown, mayDownload: boolean): void {
  const [file, content] = [`name-${name}.pdf`, bytesOf(bytes)];
  const marks = [`name-${name}`, `words-${words}`, `bytes-${bytes}`, `comment-${version}`];
  expect(marksIn(received.everything)).toEqual(marks.sort());
  expect(received.row).toMatchObject({
    ...{ name: file, description: `words-${words}`, version, size: content.length, mimeType: 'application/pdf' },
    updatedAt: at,
  });
  expect(received.row).not.toHaveProperty('approval');
  expect(received.versions.map((row) => [row.version, row.comment, row.size])).toEqual([
    [version, `comment-${version}`, content.length],
  ]);
  expect(received.versions[0]).not.toHaveProperty('approval');

  const preview = received.answers.get('preview');
  expect(preview?.status).toBe(200);
  expect(preview?.text).toContain(`${content}\n[`);
  expect(preview?.headers['Content-Disposition']).toContain(file);
  expect(new Set(received.titles)).toEqual(new Set([file]));
  expect(statusOf(received, 'preview, its head')).toBe(200);
  expect(statusOf(received, 'preview, a part')).toBe(206);

  const sha256 = received.versions[0]?.sha256;
  for (const one of numbers) {
    const isIt = Number(one) === version;
    const status = mayDownload ? (isIt ? 200 : 404) : 403;
    expect(statusOf(received, `download of ${one}`), one).toBe(status);
    expect(statusOf(received, `download of ${one}, its head`), one).toBe(status);
    expect(statusOf(received, `preview of ${one}`), one).toBe(isIt ? 200 : 404);
    for (const other of numbers) {
      const areIt = isIt && Number(other) === version;
      expect(statusOf(received, `compare ${one} with ${other}`), `${one} with ${other}`).toBe(areIt ? 200 : 404);
    }
  }
  const whole = received.answers.get('download');
  expect(whole?.status).toBe(mayDownload ? 200 : 403);
  expect(statusOf(received, 'download, its head')).toBe(mayDownload ? 200 : 403);
  expect(received.archive).toEqual({
    files: mayDownload ? 1 : 0,
    size: mayDownload ? content.length : 0,
    leftOut: mayDownload ? 0 : 1,
  });
  if (!mayDownload) return;
  expect(whole).toMatchObject({ text: content, headers: { ETag: `"${sha256 ?? ''}"` } });
  expect(whole?.headers['Content-Disposition']).toContain(file);
  expect(received.answers.get('download, a part')).toMatchObject({ status: 206, text: `bytes-${bytes}` });
  expect(received.answers.get('download, beyond its end')).toMatchObject({
    status: 416,
    headers: { 'Content-Range': `bytes */${content.length}` },
  });
  const files = received.entries.filter(([path]) => !path.endsWith('/'));
  expect(files.map(([path, text]) => [path.split('/').at(-1), text])).toEqual([[file, content]]);
}

function expectNewest(received: Received, newest: DocumentRecord, mayDownload: boolean): void {
  const { folderId: _, ...row } = newest;
  expect(received.row).toMatchObject(row);
  expect(received.row).not.toHaveProperty('approval');
  expect(received.versions.map(({ version }) => version)).toEqual(
    [3, 2, 1].filter((version) => version <= newest.version),
  );
  expect(statusOf(received, 'preview')).toBe(200);
  for (const { version } of received.versions)
    expect(statusOf(received, `download of ${version}`)).toBe(mayDownload ? 200 : 403);
}

async function expectPrivileged({ room, id }: Stage, view: ManagerView | null): Promise<DocumentRecord> {
  for (const as of [ADA, OLGA]) {
    const rows = (await room.call('listDocuments', { as })).json as DocumentRecord[];
    const { approval, ...row } = rows.find((one) => one.id === id)!;
    const kept = await room.ports.store.read((tx) => tx.documents.get(id));
    expect(kept).toMatchObject(row);
    if (view) {
      const { isPending, ...rest } = view;
      expect(approval).toEqual({ ...rest, requestId: approval?.requestId ?? null });
      expect(approval?.requestId !== null).toBe(isPending);
    } else expect(approval).toBeUndefined();
  }
  const { approval: _, ...row } = ((await room.call('listDocuments', { as: ADA })).json as Schemas['Document'][]).find(
    (one) => one.id === id,
  )!;
  return row;
}

/** The review of one reader and the document, through each call. */
async function expectReview({ room, id }: Stage, as: string, received: Received, isAwaiting: boolean): Promise<void> {
  const download = received.answers.get('download')?.status === 200;
  const isShown = received.row !== undefined;
  const listed = (await room.call('listDocumentAccess', { as: ADA, params: { id } }))
    .json as Schemas['DocumentAccess'][];
  const { userId: _, ...access } = listed.find(({ userId }) => userId === as)!;
  expect(access).toMatchObject({ see: isShown, view: isShown, download });
  const limits = access.but.filter(({ kind }) => kind === 'awaiting-approval');
  expect(limits).toEqual(isAwaiting ? [{ kind: 'awaiting-approval', folderId: 'requiring' }] : []);

  const own = (await room.call('listUserAccess', { as: ADA, params: { id: as } })).json as Schemas['UserAccess'];
  const { documentId: __, ...ownAccess } = own.documents.find(({ documentId }) => documentId === id) ?? {
    ...{ documentId: id, see: false, view: false, download: false, because: [] },
    but: access.but,
  };
  expect(ownAccess).toEqual(access);
  const readers = await room.call('listDocumentReaders', { as: ADA, params: { id } });
  const ids = (readers.json as { userId: string; canDownload: boolean }[])
    .filter(({ userId }) => userId === as)
    .map(({ canDownload }) => canDownload);
  expect(ids).toEqual(isShown ? [download] : []);
}

/** Calls that only managers or uploaders may make change and reveal nothing. */
async function expectRefused({ room, id }: Stage, as: string, isShown: boolean): Promise<void> {
  const rename = (of: string) => room.call('renameDocument', { as, params: { id: of }, json: { name: 'name-9.pdf' } });
  const remove = (of: string) => room.call('deleteDocument', { as, params: { id: of } });
  for (const act of [rename, remove]) {
    const answer = await act(id);
    if (isShown) expect(answer.status).toBe(403);
    else expect(answer).toEqual(await act('document-none'));
  }
  for (const call of ['listDocumentActivity', 'listDocumentApprovals', 'listDocumentAccess'] as const) {
    const answer = await room.call(call, { as, params: { id } });
    expect(answer.status).toBe(403);
    expect(answer).toEqual(await room.call(call, { as, params: { id: 'document-none' } }));
  }
  expect((await room.call('listPendingApprovals', { as })).status).toBe(403);
}

it('every call by which a reader reads something of one document is covered', () => {
  const reads = Object.entries(contractOperations).filter(
    ([, { method, path, roles }]) =>
      method === 'GET' && path.startsWith('/api/documents/{id}') && (roles as readonly string[]).includes('viewer'),
  );
  expect(new Set(aboutOne.map(([, operation]) => operation))).toEqual(new Set(reads.map(([name]) => name)));
});

describe.each(Object.entries(ways))('to readers who have it in sight by %s', (_way, { sees, ...way }) => {
  it.each(Object.entries(states))('where it is %s', async (_state, become) => {
    const stage = await Stage.open(way);
    const { outcome, view } = await become(stage);
    const newest = await expectPrivileged(stage, view);
    const mayDownload = way.downloadRestricted !== true;
    for (const as of READERS) {
      const received = await receive(stage.room, as, stage.id, folderIds);
      if (!sees || outcome === null) expectNothing(received, await answersAboutNothing(stage.room, as));
      else if (outcome === 'newest') expectNewest(received, newest, mayDownload);
      else expectVersion(received, outcome, mayDownload);
      await expectReview(stage, as, received, sees && outcome === null);
      await expectRefused(stage, as, received.row !== undefined);
    }
  });
});
