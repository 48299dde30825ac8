// A document and a folder with all that such can have, to see that a change leaves it alone.
import { page, type Call, type Room } from '../room/room.ts';
import { newestOf } from './evidence.ts';
import { group } from './sharing.ts';

export interface Full {
  top: string;
  document: string;
  folder: string;
  /** Beside the folder that the document lies in. */
  besideDocument: string;
  besideFolder: string;
  /** It holds a grant and a permission. */
  group?: string | undefined;
  /** The document's, and where it lies. */
  name: string;
  place: string;
  documents: readonly string[];
  folders: readonly string[];
}

const lines = 'The first line\n\tand  the second';

/** A document with versions, grants, an approval and favourites, deep in a folder with permissions and a legal hold. */
export async function fullItem(room: Room): Promise<Full> {
  const top = await room.folder();
  const besideFolder = await room.folder({ parentId: top });
  const made = { name: `${room.name('Full')}  ﬁnal 👩‍👩‍👧.`, description: lines, accessLevel: 'restricted' };
  const json = { ...made, parentId: top };
  const folder = await room.idOf({ id: 'createFolder', json });
  const place = await room.folder({ parentId: folder });
  const besideDocument = await room.folder({ parentId: folder, accessLevel: 'confidential' });
  const deep = await room.folder({ parentId: place });
  const name = `${room.name('Full')}  ﬁnal 👩‍👩‍👧.`;
  const edition = { name, folderId: place, accessLevel: 'restricted', downloadRestricted: true, comment: lines };
  const upload = async (bytes: string) => {
    const call = room.registration(await room.stored(bytes, 'manager'), { ...edition, bytes }, 'manager');
    const described = { ...(call.json as object), description: lines };
    return room.idOf({ ...call, json: described });
  };
  const document = await upload(page);
  const settings = { accessLevel: 'restricted', downloadRestricted: true, printingRestricted: true };
  await room.must({ id: 'updateDocumentSettings', params: { id: document }, json: settings });
  const userId = await room.personOf('viewer');
  const groupId = room.has('createGroup') ? await group(room) : undefined;
  const holders = [{ userId }, ...(groupId === undefined ? [] : [{ groupId }])];
  for (const holder of holders) {
    const right = { ...holder, canRead: true, ...(room.has('createGroup') && { expiresAt: room.timeIn(86_400) }) };
    await room.must({ id: 'grantDocumentPermission', json: { documentId: document, canDownload: true, ...right } });
    if (room.has('setFolderPermission'))
      await room.must({ id: 'setFolderPermission', json: { folderId: folder, canWrite: true, ...right } });
  }
  if (room.has('decideApproval')) await approve(room, [top, folder, place], made, document);
  if (room.has('setLegalHold'))
    for (const id of [top, folder]) await room.must({ id: 'setLegalHold', params: { id }, json: { legalHold: true } });
  await upload(page.replace('Minutes', 'Seconds'));
  if (room.has('addFavourite'))
    for (const who of ['admin', 'viewer'] as const)
      await room.must({ id: 'addFavourite', who, params: { id: document } });
  const other = await room.document({ folderId: deep, downloadRestricted: true });
  const folders = [top, folder, place, deep, besideDocument, besideFolder];
  return {
    top,
    document,
    folder,
    besideDocument,
    besideFolder,
    group: groupId,
    name,
    place,
    documents: [document, other],
    folders,
  };
}

/** Where approval is required, and the document approved as it is. */
async function approve(room: Room, folders: readonly string[], made: object, id: string): Promise<void> {
  await room.policy.needOneApprover();
  for (const folder of folders) {
    const json = { ...made, approvalRequired: true };
    await room.must({ id: 'updateFolder', params: { id: folder }, json });
  }
  const edition = await newestOf(room, id);
  const asked = { ...edition, approverIds: [], note: lines };
  const params = { id: await room.idOf({ id: 'requestApproval', who: 'manager', params: { id }, json: asked }) };
  await room.must({ id: 'decideApproval', params, json: { ...edition, decision: 'approve', comment: lines } });
}

interface Stage {
  item: string;
  /** Readers are shown another version afterwards. */
  isShownOtherwise?: boolean;
  call: (room: Room) => Promise<Omit<Call, 'id'>>;
}

const on =
  (item: 'document' | 'folder' | 'place', json: (full: Full) => object | undefined, more: Omit<Call, 'id'> = {}) =>
  (full: Full): Stage => {
    const { params, ...rest } = more;
    const call = { ...rest, params: { id: full[item], ...params }, json: json(full) };
    return { item: full[item], call: () => Promise.resolve(call) };
  };

const nothing = () => undefined;
const asPublic = { accessLevel: 'public', downloadRestricted: false, printingRestricted: false };

const toAnalyst =
  (item: 'document' | 'folder', right: (id: string) => object) =>
  (full: Full): Stage => ({
    item: full[item],
    call: async (room) => ({ json: { ...right(full[item]), userId: await room.personOf('analyst'), canRead: true } }),
  });

/** For each operation with `x-changes`, calls that change such an item. */
export const fullStages: Readonly<Record<string, readonly ((full: Full) => Stage)[]>> = {
  renameDocument: [on('document', ({ name }) => ({ name: `${name} again` }))],
  updateDocumentSettings: [on('document', () => asPublic)],
  moveDocument: [
    on('document', ({ besideDocument }) => ({ folderId: besideDocument })),
    ({ document: id, top, folder }) => ({
      item: id,
      isShownOtherwise: true,
      async call(room) {
        if (room.has('setLegalHold'))
          for (const held of [top, folder])
            await room.must({ id: 'setLegalHold', params: { id: held }, json: { legalHold: false } });
        return { params: { id }, json: { folderId: null } };
      },
    }),
  ],
  restoreDocumentVersion: [on('document', () => ({ comment: 'As it was' }), { params: { version: '1' } })],
  registerDocument: [
    ({ document, name, place }) => ({
      item: document,
      async call(room) {
        const bytes = page.replace('Minutes', 'Hours');
        return room.registration(await room.stored(bytes), { name, folderId: place, bytes });
      },
    }),
  ],
  requestApproval: [
    ({ document: id }) => ({
      item: id,
      async call(room) {
        await room.must({ id: 'restoreDocumentVersion', who: 'manager', params: { id, version: '1' }, json: {} });
        return { who: 'manager', params: { id }, json: { ...(await newestOf(room, id)), approverIds: [] } };
      },
    }),
    ({ document: id }) => ({
      item: id,
      call: async (room) => ({
        who: 'manager',
        params: { id },
        json: { ...(await newestOf(room, id)), approverIds: [] },
      }),
    }),
  ],
  updateFolder: [
    on('folder', () => ({ name: 'Another', description: null, accessLevel: 'public' })),
    on('place', () => ({ name: 'Another', accessLevel: 'public', approvalRequired: false })),
  ],
  moveFolder: [on('folder', ({ besideFolder }) => ({ parentId: besideFolder }))],
  setLegalHold: [on('folder', () => ({ legalHold: false }))],
  putBackItem: [on('document', nothing), on('folder', nothing)],
  addFavourite: [on('document', nothing, { who: 'manager' })],
  grantDocumentPermission: [toAnalyst('document', (documentId) => ({ documentId, canDownload: false }))],
  setFolderPermission: [toAnalyst('folder', (folderId) => ({ folderId, canWrite: false }))],
};
