// What a change of a document means for the next call of everybody.
import type { z } from 'zod';
import type { PromiseCheck } from './checks.ts';
import type { Scene } from './scene.ts';
import type { listed } from './sight.ts';
import { documents, expectSight, grants, isListed, type Sight, versions } from './sight.ts';

const row = async (scene: Scene, id: string) =>
  (await scene.read(documents, { id: 'listDocuments' })).find((one) => one.id === id);

const settingsKept: PromiseCheck = async (scene) => {
  const id = await scene.room.document();
  for (const accessLevel of ['restricted', 'confidential', 'public']) {
    for (const [downloadRestricted, printingRestricted] of [
      [true, false],
      [false, true],
    ]) {
      const json = { accessLevel, downloadRestricted, printingRestricted };
      await scene.must({ id: 'updateDocumentSettings', who: 'manager', params: { id }, json });
      const told = await row(scene, id);
      for (const [name, value] of Object.entries(json))
        scene.holds(
          told?.[name] === value,
          `after ${name} was set to ${String(value)}`,
          `the list says ${String(told?.[name])}`,
        );
    }
  }
};

const settingsAtOnce: PromiseCheck = async (scene) => {
  const id = await scene.room.document();
  const viewer = { who: 'viewer' } as const;
  const set = async (accessLevel: string, downloadRestricted: boolean, sight: Sight) => {
    const json = { accessLevel, downloadRestricted, printingRestricted: false };
    await scene.must({ id: 'updateDocumentSettings', params: { id }, json });
    const when = `after the document in the root was made ${accessLevel}${downloadRestricted ? ', not to be downloaded' : ''}`;
    await expectSight(scene, when, viewer, id, sight);
  };
  await expectSight(scene, 'of a new public document', viewer, id, 'all');
  await set('public', true, 'read');
  await set('confidential', false, 'none');
  await set('public', false, 'all');
  await set('restricted', true, 'none');
  await set('public', false, 'all');
  const staff = { who: 'admin' } as const;
  await set('confidential', true, 'none');
  await expectSight(scene, 'after the document was made confidential, not to be downloaded', staff, id, 'read');
};

const grantAtOnce: PromiseCheck = async (scene) => {
  const { id: userId } = await scene.person('viewer');
  for (const accessLevel of ['restricted', 'confidential']) {
    const documentId = await scene.room.document({ accessLevel });
    const grant = async (canDownload: boolean, sight: Sight) => {
      const json = { documentId, userId, canRead: true, canDownload };
      await scene.must({ id: 'grantDocumentPermission', who: 'manager', json });
      const when = `after a viewer was granted to ${canDownload ? 'download' : 'read'} a ${accessLevel} document`;
      await expectSight(scene, when, { who: 'viewer' }, documentId, sight);
      await expectSight(scene, when, { who: 'analyst' }, documentId, 'none');
    };
    await expectSight(
      scene,
      `before anything was granted on a ${accessLevel} document`,
      { who: 'viewer' },
      documentId,
      'none',
    );
    await grant(false, 'read');
    await grant(true, 'all');
    await grant(false, 'read');
  }
};

const grantReplaces: PromiseCheck = async (scene) => {
  const { id: userId } = await scene.person('viewer');
  const documentId = await scene.room.document({ accessLevel: 'restricted' });
  for (const canDownload of [true, false, true])
    await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: true, canDownload } });
  const kept = await scene.read(grants, { id: 'listDocumentPermissions', who: 'manager', params: { id: documentId } });
  scene.holds(kept.length === 1, 'after granting three times to one person', `there are ${kept.length} grants`);
  const isLast = kept[0]?.canDownload === true && kept[0].userId === userId;
  scene.holds(isLast, 'after granting three times to one person', 'the grant is not the one that was sent last');
};

const readFirst: PromiseCheck = async (scene) => {
  const { id: userId } = await scene.person('viewer');
  const documentId = await scene.room.document({ accessLevel: 'restricted' });
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: false, canDownload: true } });
  await expectSight(scene, 'after canDownload was granted without canRead', { who: 'viewer' }, documentId, 'none');
};

const revokedAtOnce: PromiseCheck = async (scene) => {
  const { id: userId } = await scene.person('viewer');
  for (const accessLevel of ['restricted', 'confidential', 'public']) {
    const documentId = await scene.room.document({ accessLevel, downloadRestricted: accessLevel === 'public' });
    await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: true, canDownload: true } });
    await expectSight(scene, `after a grant on a ${accessLevel} document`, { who: 'viewer' }, documentId, 'all');
    await scene.must({ id: 'revokeDocumentPermission', who: 'manager', params: { documentId, userId } });
    const sight = accessLevel === 'public' ? 'read' : 'none';
    const when = `after the grant of a viewer on a ${accessLevel} document was revoked`;
    await expectSight(scene, when, { who: 'viewer' }, documentId, sight);
    const left = await scene.read(grants, { id: 'listDocumentPermissions', params: { id: documentId } });
    scene.holds(left.length === 0, when, `${left.length} grants are listed`);
  }
};

const renamed: PromiseCheck = async (scene) => {
  const folderId = await scene.room.folder();
  const [first, second] = [await scene.room.document({ folderId }), await scene.room.document({ folderId })];
  const before = await row(scene, first);
  const name = scene.room.name('Renamed');
  await scene.must({ id: 'renameDocument', who: 'manager', params: { id: first }, json: { name } });
  for (const who of ['admin', 'viewer'] as const) {
    const found = (await scene.read(documents, { id: 'listDocuments', who })).find(({ id }) => id === first);
    scene.holds(
      found?.name === name,
      'after a document was renamed',
      `the list as ${who} has ${found?.name ?? 'nothing'}`,
    );
  }
  const after = await row(scene, first);
  const rest = (one: object | undefined) => JSON.stringify({ ...one, name: '', updatedAt: '' });
  scene.holds(rest(before) === rest(after), 'after a document was renamed', 'something else of it has changed too');
  await scene.answers(409, 'when the name is taken in the folder', {
    id: 'renameDocument',
    params: { id: second },
    json: { name },
  });
  const left = await row(scene, second);
  scene.holds(
    left !== undefined && left.name !== name,
    'after the refusal of a taken name',
    'the document has it all the same',
  );
};

/** Refused on somebody else's upload, done on an own one that was made in an earlier role. */
const ownersOnly =
  (id: 'renameDocument' | 'deleteDocument'): PromiseCheck =>
  async (scene) => {
    for (const who of ['analyst', 'viewer'] as const) {
      const json = () => (id === 'renameDocument' ? { json: { name: scene.room.name('Mine') } } : {});
      const other = await scene.room.document();
      await scene.answers(403, "on somebody else's upload", { id, who, params: { id: other }, ...json() });
      const hidden = await scene.room.document({ accessLevel: 'confidential' });
      await scene.answers(404, 'on an upload that they may not see', { id, who, params: { id: hidden }, ...json() });
      scene.holds(await isListed(scene, { who: 'admin' }, other), `after a refused ${id}`, 'the document is gone');
      const own = await scene.room.ownUpload(who);
      const done = id === 'renameDocument' ? 200 : 204;
      await scene.answers(done, 'on an own upload', { id, who, params: { id: own }, ...json() });
    }
  };

const gone: PromiseCheck = async (scene) => {
  const { id: userId } = await scene.person('viewer');
  const name = scene.room.name('Gone');
  const documentId = await scene.room.document({ name, accessLevel: 'restricted' });
  await scene.must({ id: 'grantDocumentPermission', json: { documentId, userId, canRead: true, canDownload: true } });
  await expectSight(scene, 'before the deletion', { who: 'viewer' }, documentId, 'all');
  await scene.must({ id: 'deleteDocument', who: 'manager', params: { id: documentId } });
  for (const who of ['admin', 'manager', 'analyst', 'viewer'] as const) {
    await expectSight(scene, 'after the document was deleted', { who }, documentId, 'none');
    const params = { id: documentId, version: '1' };
    await scene.answers(404, 'after the document was deleted', { id: 'downloadDocumentVersion', who, params });
  }
  for (const id of ['listDocumentPermissions', 'listDocumentReaders'])
    await scene.answers(404, 'after the document was deleted', { id, params: { id: documentId } });
  const again = await scene.room.document({ name, accessLevel: 'restricted' });
  scene.holds(again !== documentId, 'after a deleted name was registered again', 'the document has the old id');
  const when = 'after a deleted name was registered again';
  await expectSight(scene, when, { who: 'viewer' }, again, 'none');
  const history = await scene.read(versions, { id: 'listDocumentVersions', params: { id: again } });
  scene.holds(history.length === 1 && history[0]?.version === 1, when, 'the old versions are there again');
};

const restored: PromiseCheck = async (scene) => {
  const name = scene.room.name('History');
  const pages = ['one', 'two', 'three'].map((word) => `<!doctype html><body><p>${word}</p></body>`);
  let id = '';
  for (const bytes of pages) id = await scene.room.document({ name, bytes, accessLevel: 'restricted' });
  const before = await row(scene, id);
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
    const answer = await scene.answers(200, when, { id: 'downloadDocumentVersion', params: { id, version } });
    scene.holds(new TextDecoder().decode(answer.bytes) === bytes, when, `version ${version} has other bytes`);
  }
  const now = await scene.must({ id: 'downloadDocument', params: { id } });
  const isEarlier = new TextDecoder().decode(now.bytes) === pages[0];
  scene.holds(isEarlier, 'after the first of three versions was restored', 'the document has not its bytes');
  const settings = (one: z.output<typeof listed> | undefined) =>
    [one?.id, one?.name, one?.accessLevel, one?.downloadRestricted, one?.printingRestricted].join();
  const after = await row(scene, id);
  scene.holds(
    settings(before) === settings(after),
    'after an earlier version was restored',
    'name or settings have changed',
  );
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
};

export const documentChecks = {
  'updateDocumentSettings kept': settingsKept,
  'updateDocumentSettings at-once': settingsAtOnce,
  'grantDocumentPermission at-once': grantAtOnce,
  'grantDocumentPermission replaces': grantReplaces,
  'grantDocumentPermission read-first': readFirst,
  'revokeDocumentPermission at-once': revokedAtOnce,
  'renameDocument kept': renamed,
  'renameDocument owner': ownersOnly('renameDocument'),
  'deleteDocument owner': ownersOnly('deleteDocument'),
  'deleteDocument gone': gone,
  'restoreDocumentVersion adds': restored,
  'downloadDocumentVersion own-bytes': eachVersionsBytes,
} satisfies Record<string, PromiseCheck>;
