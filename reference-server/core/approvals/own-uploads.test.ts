// Former managers and their own uploads: they may still see, rename and delete what was never approved, and taken names
// reveal no hidden document.
import { beforeEach, expect, it } from 'vitest';
import type { components } from '#contract/api.d.ts';
import { upload } from '../testing/upload.ts';
import { ADA, MARCUS, OLGA } from './testing/approval-calls.ts';
import { receive, type Received } from './testing/every-call.ts';
import { Stage } from './testing/approval-stage.ts';

type DocumentVersion = components['schemas']['DocumentVersion'];

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({ level: 'public' });
});

const received = (as = MARCUS) => receive(stage.room, as, stage.id, ['requiring', 'between', 'within']);
const marksIn = ({ everything }: Received) => [...new Set(everything.match(/(?:words|bytes|comment)-\d/g))].sort();
const numbersOf = (versions: readonly DocumentVersion[]) => versions.map(({ version }) => version);
const rename = (name: string, as = MARCUS) =>
  stage.room.call('renameDocument', { as, params: { id: stage.id }, json: { name } });
const remove = () => stage.room.call('deleteDocument', { as: MARCUS, params: { id: stage.id } });
const nameFor = async (as: string) => (await received(as)).row?.name;

const refused = ['preview', 'preview, its head', 'download', 'download of 1', 'download of 2', 'compare 1 with 1'];

it.each([
  ['never asked for', () => Promise.resolve()],
  ['pending', () => stage.request()],
  ['rejected', () => stage.reject()],
])('an own upload that is %s is in sight, and its content is not', async (_state, become) => {
  await become();
  await stage.demote(MARCUS);
  const own = await received();
  expect(own.row).toMatchObject({ name: 'name-1.pdf', version: 1, size: 17 });
  expect(own.row).not.toHaveProperty('approval');
  expect(own.versions).toMatchObject([{ version: 1, comment: 'comment-1' }]);
  expect(own.versions[0]).not.toHaveProperty('approval');
  expect(refused.map((name) => own.answers.get(name)?.status)).toEqual(refused.map(() => 403));
  expect(own.archive).toEqual({ files: 0, size: 0, leftOut: 1 });
  expect(marksIn(own)).toEqual(['comment-1', 'words-1']);
  expect((await rename('name-5.pdf')).json).toMatchObject({ name: 'name-5.pdf', version: 1 });
  expect((await remove()).status).toBe(204);
});

it('uploaders do not see what others have added to their upload since', async () => {
  await stage.upload(2, OLGA);
  await stage.request();
  await stage.demote(MARCUS);
  const own = await received();
  expect(own.row).toMatchObject({ version: 1, size: 17, description: 'words-1' });
  expect(numbersOf(own.versions)).toEqual([1]);
  expect(marksIn(own)).toEqual(['comment-1', 'words-1']);
  expect(own.archive).toEqual({ files: 0, size: 0, leftOut: 1 });
  expect(JSON.stringify((await rename('name-5.pdf')).json)).not.toMatch(/-2/);
});

it('an approved upload is shown to its uploader as to all other readers', async () => {
  await stage.approve();
  await stage.rename(2);
  await stage.upload(2);
  await stage.demote(MARCUS);
  const own = await received();
  expect(own.row).toMatchObject({ name: 'name-1.pdf', version: 1, description: 'words-1' });
  expect(numbersOf(own.versions)).toEqual([1]);
  expect(own.answers.get('download')?.text).toBe('%PDF-1.4 bytes-1.');
  expect(own.answers.get('download of 2')?.status).toBe(404);
  expect(marksIn(own)).toEqual(['bytes-1', 'comment-1', 'words-1']);
});

it('the name that an uploader gives it is shown once it is approved, if at the same moment, and not before', async () => {
  await stage.approve();
  await stage.demote(MARCUS);
  expect((await rename('name-5.pdf')).json).toMatchObject({ name: 'name-1.pdf' });
  expect([await nameFor(MARCUS), await nameFor('user-viewer'), await nameFor(ADA)]).toEqual([
    'name-1.pdf',
    'name-1.pdf',
    'name-5.pdf',
  ]);
  await stage.calls.approved(stage.id, OLGA, [ADA]);
  expect([await nameFor(MARCUS), await nameFor('user-viewer')]).toEqual(['name-5.pdf', 'name-5.pdf']);
});

it('an approved document that its uploader deletes is gone for all users, with its requests', async () => {
  await stage.approve();
  await stage.demote(MARCUS);
  expect((await remove()).status).toBe(204);
  expect((await received('user-viewer')).row).toBeUndefined();
  expect(await stage.room.ports.store.read((tx) => tx.approvals.list())).toEqual([]);
});

it('a name is taken only by a document that its uploader is shown under it', async () => {
  const other = { as: OLGA, folderId: stage.folderId, accessLevel: 'public' };
  await upload(stage.room, { ...other, name: 'never-approved.pdf' });
  const shown = await upload(stage.room, { ...other, name: 'approved.pdf' });
  await stage.calls.approved(shown.id, OLGA, [ADA]);
  const renamed = await upload(stage.room, { ...other, name: 'approved-then.pdf' });
  await stage.calls.approved(renamed.id, OLGA, [ADA]);
  await stage.room.call('renameDocument', { as: ADA, params: { id: renamed.id }, json: { name: 'renamed-since.pdf' } });
  await stage.demote(MARCUS);
  expect((await rename('approved.pdf')).json).toMatchObject({ code: 'name-taken' });
  for (const name of ['never-approved.pdf', 'renamed-since.pdf']) expect((await rename(name)).status, name).toBe(200);
  expect((await rename('never-approved.pdf', ADA)).json).toMatchObject({ code: 'name-taken' });
});
