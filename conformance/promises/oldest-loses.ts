// A change of a folder, document, user or permission is refused if another user has changed the same since it was read.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Call } from '../room/room.ts';
import type { PromiseCheck } from './checks.ts';
import type { Scene } from './scene.ts';

interface Change {
  /** Where If-Match names these members of the entry with these ids. */
  list: Call;
  entry: Readonly<Record<string, string>>;
  members: readonly string[];
  call: Call;
  /** The change that comes in between. */
  theirs: object;
}

const rows = z.array(z.looseObject({}));
const none: Readonly<Record<string, unknown>> = { description: '', approvalRequired: false, digest: 'daily' };
/** What If-Match names of these values. */
const tagOf = (values: readonly unknown[]) =>
  `"${createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32)}"`;

const losing =
  (changeOf: (scene: Scene) => Promise<Change>): PromiseCheck =>
  async (scene) => {
    if (!scene.has('updateFolderPermissions')) return;
    const { list, entry, members, call, theirs } = await changeOf(scene);
    const tagNow = async () => {
      const all = await scene.read(rows, list);
      const row = all.find((one) => Object.entries(entry).every(([name, value]) => one[name] === value));
      return tagOf(row ? members.map((name) => row[name] ?? none[name] ?? null) : []);
    };
    const send = (tag: string, json?: object): Call => ({
      ...call,
      headers: { 'if-match': tag },
      json: { ...(call.json as object), ...json },
    });
    const before = await tagNow();
    await scene.must(send(before, theirs));
    const stored = await tagNow();
    const when = 'after somebody else changed it since it was read';
    await scene.answers(412, when, send(before));
    scene.holds((await tagNow()) === stored, when, 'theirs does not stay');
    await scene.must(send(`"an older one", ${stored}`));
  };

const ofFolder = async (scene: Scene): Promise<Change> => {
  const id = await scene.room.folder();
  return {
    list: { id: 'listFolders' },
    entry: { id },
    members: ['name', 'description', 'accessLevel', 'approvalRequired'],
    call: { id: 'updateFolder', params: { id }, json: { name: scene.room.name('Mine'), accessLevel: 'public' } },
    theirs: { accessLevel: 'restricted', description: 'Theirs: “quoted”' },
  };
};

const ofSettings = async (scene: Scene): Promise<Change> => {
  const id = await scene.room.document();
  const json = { accessLevel: 'public', downloadRestricted: true, printingRestricted: false };
  return {
    list: { id: 'listDocuments' },
    entry: { id },
    members: ['accessLevel', 'downloadRestricted', 'printingRestricted'],
    call: { id: 'updateDocumentSettings', params: { id }, json },
    theirs: { printingRestricted: true },
  };
};

const ofGrant = async (scene: Scene): Promise<Change> => {
  const entry = { documentId: await scene.room.document(), userId: await scene.room.personOf('viewer') };
  return {
    list: { id: 'listDocumentPermissions', params: { id: entry.documentId } },
    entry,
    members: ['canRead', 'canDownload', 'expiresAt'],
    call: { id: 'grantDocumentPermission', json: { ...entry, canRead: true, canDownload: true } },
    theirs: { canDownload: false, expiresAt: scene.room.timeIn(86_400) },
  };
};

const ofPermission = async (scene: Scene): Promise<Change> => {
  const entry = { folderId: await scene.room.folder(), userId: await scene.room.personOf('viewer') };
  return {
    list: { id: 'listFolderPermissions', params: { id: entry.folderId } },
    entry,
    members: ['canRead', 'canDownload', 'expiresAt', 'canWrite'],
    call: { id: 'setFolderPermission', json: { ...entry, canRead: true, canWrite: false } },
    theirs: { canDownload: true, expiresAt: scene.room.timeIn(86_400) },
  };
};

const ofName = async (scene: Scene): Promise<Change> => {
  const id = await scene.room.document();
  return {
    list: { id: 'listDocuments' },
    entry: { id },
    members: ['name'],
    call: { id: 'renameDocument', params: { id }, json: { name: scene.room.name('Mine') } },
    theirs: { name: scene.room.name('Theirs') },
  };
};

/** Of one property of a new user. */
const ofUser =
  (id: string, property: string, valuesOf: (scene: Scene) => readonly [mine: string, theirs: string]) =>
  async (scene: Scene): Promise<Change> => {
    const user = await scene.room.invited();
    const [mine, theirs] = valuesOf(scene);
    return {
      list: { id: 'listUsers' },
      entry: { id: user },
      members: [property],
      call: { id, params: { id: user }, json: { [property]: mine } },
      theirs: { [property]: theirs },
    };
  };

const ofGroup = async ({ room }: Scene): Promise<Change> => {
  const id = await room.idOf({ id: 'createGroup', json: { name: room.name('Group'), memberIds: [] } });
  return {
    list: { id: 'listGroups' },
    entry: { id },
    members: ['name', 'expiresAt', 'networks', 'digest'],
    call: { id: 'updateGroup', params: { id }, json: { name: room.name('Mine') } },
    theirs: { networks: [{ cidr: '203.0.113.0/24', note: 'Their office' }], expiresAt: room.timeIn(86_400) },
  };
};

export const oldestLosesChecks = {
  'updateFolder oldest-loses': losing(ofFolder),
  'updateDocumentSettings oldest-loses': losing(ofSettings),
  'grantDocumentPermission oldest-loses': losing(ofGrant),
  'setFolderPermission oldest-loses': losing(ofPermission),
  'renameDocument oldest-loses': losing(ofName),
  'updateGroup oldest-loses': losing(ofGroup),
  'updateUserRole oldest-loses': losing(ofUser('updateUserRole', 'role', () => ['analyst', 'manager'])),
  'updateUserExpiry oldest-loses': losing(
    ofUser('updateUserExpiry', 'expiresAt', ({ room }) => [room.timeIn(86_400), room.timeIn(172_800)]),
  ),
} satisfies Record<string, PromiseCheck>;
