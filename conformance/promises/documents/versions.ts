// Each version keeps its bytes and its uploader.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { mediaTypeOf } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';
import { upload } from './content.ts';
import { htmlPage } from '../samples.ts';
import { rowOf, versions } from '../access/sight.ts';

const restored: PromiseCheck = async (scene) => {
  const name = scene.room.name('History');
  const pages = ['one', 'two', 'three'].map((word) => `<!doctype html><body><p>${word}</p></body>`);
  let id = '';
  for (const bytes of pages) id = await scene.room.document({ name, bytes, accessLevel: 'restricted' });
  await scene.must({ id: 'restoreDocumentVersion', who: 'manager', params: { id, version: '1' } });
  const history = await scene.read(versions, { id: 'listDocumentVersions', params: { id } });
  const numbers = history.map(({ version }) => version).join(', ');
  scene.holds(
    numbers === '4, 3, 2, 1',
    'after the first of three versions was restored',
    `the versions are ${numbers}`,
  );
  for (const [at, bytes] of [...pages, pages[0] ?? ''].entries()) {
    const version = String(at + 1);
    const when = 'after the first of three versions was restored';
    const sha256 = history.find((row) => row.version === at + 1)?.['sha256'];
    const isRight = sha256 === createHash('sha256').update(bytes).digest('hex');
    scene.holds(isRight, when, `version ${version} has the SHA-256 of other bytes`);
    const answer = await scene.answers(200, when, { id: 'downloadDocumentVersion', params: { id, version } });
    scene.holds(new TextDecoder().decode(answer.bytes) === bytes, when, `version ${version} has other bytes`);
  }
  const now = await scene.must({ id: 'downloadDocument', params: { id } });
  const isEarlier = new TextDecoder().decode(now.bytes) === pages[0];
  scene.holds(isEarlier, 'after the first of three versions was restored', 'the document has not its bytes');
  const type = mediaTypeOf(now) ?? 'none';
  scene.holds(type === 'text/html', 'after the first of three versions was restored', `it is served as ${type}`);
};

const eachVersionsBytes: PromiseCheck = async (scene) => {
  const name = scene.room.name('Versions');
  const pages = ['first', 'second'].map((word) => `<!doctype html><body><p>${word}</p></body>`);
  let id = '';
  for (const bytes of pages) id = await scene.room.document({ name, bytes, downloadRestricted: true });
  for (const [at, bytes] of pages.entries()) {
    const params = { id, version: String(at + 1) };
    const answer = await scene.answers(200, 'of two versions', { id: 'downloadDocumentVersion', params });
    const isOwn = new TextDecoder().decode(answer.bytes) === bytes;
    scene.holds(isOwn, 'of two versions', `GET /api/documents/{id}/versions/${at + 1}/download has other bytes`);
    await scene.answers(403, 'where downloads are restricted', {
      id: 'downloadDocumentVersion',
      who: 'viewer',
      params,
    });
  }
  for (const version of ['0', '3'])
    await scene.answers(404, 'of two versions', { id: 'downloadDocumentVersion', params: { id, version } });
  const json = { accessLevel: 'confidential', downloadRestricted: true, printingRestricted: false };
  await scene.must({ id: 'updateDocumentSettings', params: { id }, json });
  for (const who of ['admin', 'manager'] as const)
    await scene.answers(403, 'of what is confidential and restricted', {
      ...{ id: 'downloadDocumentVersion', who, params: { id, version: '1' } },
    });
};

const uploaders = z.array(
  z.looseObject({
    version: z.number(),
    size: z.number(),
    uploadedById: z.string().nullable(),
    uploadedByName: z.string().nullable(),
    comment: z.string().nullable(),
    restoredFrom: z.number().nullable(),
  }),
);

const uploader: PromiseCheck = async (scene) => {
  const [admin, manager] = [await scene.person('admin'), await scene.person('manager')];
  const name = scene.room.name('Uploaded');
  const id = await upload(scene, htmlPage('long enough'), { name, comment: 'As signed' });
  await upload(scene, htmlPage('short'), { name, mimeType: 'text/plain' });
  const json = { comment: '\u{1F4D1}'.repeat(500) };
  await scene.must({ id: 'restoreDocumentVersion', who: 'manager', params: { id, version: '1' }, json });
  await scene.must({ id: 'restoreDocumentVersion', who: 'manager', params: { id, version: '3' } });
  const found = await scene.read(uploaders, { id: 'listDocumentVersions', params: { id } });
  const when = 'after the manager restored the first of two versions of the administrator, and then that one';
  const wanted = [
    [manager.id, htmlPage('long enough').length, null, 3],
    [manager.id, htmlPage('long enough').length, json.comment, 1],
    [admin.id, htmlPage('short').length, null, null],
    [admin.id, htmlPage('long enough').length, 'As signed', null],
  ];
  const actual = found.map((one) => [one.uploadedById, one.size, one.comment, one.restoredFrom]);
  scene.holds(JSON.stringify(actual) === JSON.stringify(wanted), when, `the versions say ${JSON.stringify(actual)}`);
  const isNamed = found.every(({ uploadedByName }) => (uploadedByName ?? '').trim() !== '');
  scene.holds(isNamed, when, 'a version does not name the user who added it');
  if (scene.target.enter) {
    const leaver = await scene.guest('manager');
    const left = await scene.room.document({}, leaver.who);
    await scene.must({ id: 'deactivateUser', params: { id: leaver.id } });
    const [only] = await scene.read(uploaders, { id: 'listDocumentVersions', params: { id: left } });
    const isStill = (only?.uploadedByName ?? '').trim() !== '';
    scene.holds(isStill, 'after who uploaded it was deactivated', 'the version does not say their name');
  }
  const row = await rowOf(scene, id);
  const [size, type] = [row?.['size'], row?.['mimeType']];
  const isFirst = size === htmlPage('long enough').length && type === 'text/html';
  scene.holds(isFirst, when, `the list says that the document is ${String(type)} of ${String(size)} bytes`);
};

const own: PromiseCheck = async (scene) => {
  const { room } = scene;
  const document = { name: room.name('Own'), accessLevel: 'confidential' };
  const id = await room.ownUpload('viewer', document);
  await upload(scene, htmlPage('of somebody else'), document);
  for (const [who, wanted] of [
    ['viewer', '1'],
    ['manager', '2,1'],
  ] as const) {
    const found = await scene.read(uploaders, { id: 'listDocumentVersions', who, params: { id } });
    const versions = found.map(({ version }) => version).join();
    const when = 'after the next version of a confidential document of theirs';
    scene.holds(versions === wanted, when, `the ${who} sees the versions ${versions}, not ${wanted}`);
  }
};

export const versionChecks = {
  'restoreDocumentVersion adds': restored,
  'downloadDocumentVersion own-bytes': eachVersionsBytes,
  'listDocumentVersions uploader': uploader,
  'listDocumentVersions own': own,
} satisfies Record<string, PromiseCheck>;
