// The effect of a document's change on the next call of all users.
import type { PromiseCheck } from '../checks.ts';
import { upload } from './content.ts';
import { htmlPage } from '../samples.ts';
import { expectSight, isListed, rowOf, shownTo, timeOf, type Sight, versions } from '../access/sight.ts';

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

const asLeft: PromiseCheck = async (scene) => {
  const [own, later] = [scene.room.name('Own'), scene.room.name('Later')];
  const { id: userId, who } = await scene.guest('manager');
  const id = await scene.room.document({ accessLevel: 'confidential' }, who);
  await scene.must({ id: 'renameDocument', who, params: { id }, json: { name: own } });
  await scene.must({ id: 'updateUserRole', params: { id: userId }, json: { role: 'viewer' } });
  await scene.must({ id: 'renameDocument', params: { id }, json: { name: later } });
  const names = [await shownTo(scene, { who }, id), await rowOf(scene, id)].map((row) => row?.name).join();
  const when = 'after its uploader had renamed it, could not view it any more, and an administrator renamed it';
  scene.holds(names === `${own},${later}`, when, `uploader and administrator see ${names}`);
  const settings = { accessLevel: 'restricted', downloadRestricted: false, printingRestricted: false };
  await scene.must({ id: 'updateDocumentSettings', params: { id }, json: settings });
  const level = (await shownTo(scene, { who }, id))?.accessLevel;
  scene.holds(level === 'confidential', `${when} and made it restricted`, `its uploader sees that it is ${level}`);
  const name = scene.room.name('Out of sight');
  const other = await scene.guest('manager');
  await scene.room.document({ name, accessLevel: 'confidential' }, other.who);
  await scene.must({ id: 'updateUserRole', params: { id: other.id }, json: { role: 'viewer' } });
  const call = { id: 'renameDocument', who, params: { id }, json: { name } } as const;
  await scene.answers(200, 'under the name of what its uploader does not see', call);
  const next = scene.room.registration(await scene.room.stored(), { name });
  await scene.answers(409, 'of a name that two documents of viewers have', next);
  await scene.answers(204, 'by the uploader, who cannot view it', { id: 'deleteDocument', who, params: { id } });
};

const renamed: PromiseCheck = async (scene) => {
  const folderId = await scene.room.folder();
  const [first, second] = [await scene.room.document({ folderId }), await scene.room.document({ folderId })];
  const name = scene.room.name('Renamed');
  await scene.must({ id: 'renameDocument', params: { id: first }, json: { name } });
  await scene.answers(409, 'when the name is taken in the folder', {
    id: 'renameDocument',
    params: { id: second },
    json: { name },
  });
  const upper = name.toUpperCase();
  await scene.must({ id: 'renameDocument', params: { id: first }, json: { name: upper } });
  const other = (await rowOf(scene, first))?.name ?? 'gone';
  scene.holds(other === upper, 'after a document was renamed in another case', `its name is ${other}`);
  const call = { id: 'renameDocument', params: { id: await scene.room.document({ folderId }) }, json: { name } };
  await scene.answers(200, 'when another one has the name in another case', call);
  await scene.must({ ...call, json: { name: scene.room.name('Free') } });
  await scene.must({ id: 'renameDocument', params: { id: first }, json: { name } });
  const left = await rowOf(scene, second);
  scene.holds(
    left !== undefined && left.name !== name,
    'after the refusal of a taken name',
    'the document has it all the same',
  );
};

/** Refused on another user's upload, and allowed on one's own from an earlier role. */
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
    if (scene.has('downloadDocumentVersion'))
      await scene.answers(404, 'after the document was deleted', { id: 'downloadDocumentVersion', who, params });
  }
  for (const id of ['listDocumentPermissions', 'listDocumentReaders'].filter((one) => scene.has(one)))
    await scene.answers(404, 'after the document was deleted', { id, params: { id: documentId } });
  const again = await scene.room.document({ name, accessLevel: 'restricted' });
  scene.holds(again !== documentId, 'after a deleted name was registered again', 'the document has the old id');
  const when = 'after a deleted name was registered again';
  await expectSight(scene, when, { who: 'viewer' }, again, 'none');
  scene.holds((await rowOf(scene, again))?.['version'] === 1, when, 'its version is not 1');
  if (!scene.has('listDocumentVersions')) return;
  const history = await scene.read(versions, { id: 'listDocumentVersions', params: { id: again } });
  scene.holds(history.length === 1 && history[0]?.version === 1, when, 'the old versions are there again');
};

const updated: PromiseCheck = async (scene) => {
  const name = scene.room.name('Updated');
  const id = await upload(scene, htmlPage('first'), { name });
  let before = await rowOf(scene, id);
  const grows = async (what: string, work: () => Promise<unknown>) => {
    await work();
    const after = await rowOf(scene, id);
    const isLater = timeOf(after?.['updatedAt']) > timeOf(before?.['updatedAt']);
    scene.holds(isLater, `after ${what}`, 'updatedAt is what it was');
    scene.holds(after?.['createdAt'] === before?.['createdAt'], `after ${what}`, 'createdAt has changed');
    before = after;
  };
  const params = { id };
  const json = { accessLevel: 'restricted', downloadRestricted: true, printingRestricted: true };
  await grows('changed settings', () => scene.must({ id: 'updateDocumentSettings', params, json }));
  await grows('a next version', () => upload(scene, htmlPage('second'), { name }));
  await grows('a version was restored', () =>
    scene.must({ id: 'restoreDocumentVersion', params: { id, version: '1' } }),
  );
  const other = scene.room.name('Other');
  await grows('another name', () => scene.must({ id: 'renameDocument', params, json: { name: other } }));
};

export const documentChecks = {
  'listDocuments as-left': asLeft,
  'updateDocumentSettings at-once': settingsAtOnce,
  'renameDocument kept': renamed,
  'renameDocument owner': ownersOnly('renameDocument'),
  'deleteDocument owner': ownersOnly('deleteDocument'),
  'deleteDocument gone': gone,
  'listDocuments updated': updated,
} satisfies Record<string, PromiseCheck>;
