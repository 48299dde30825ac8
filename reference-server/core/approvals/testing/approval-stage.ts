// A data room with a document in a folder that requires approval, and readers who see it in different ways.
import { folderPermissionId } from '../../records/keys.ts';
import type { AccessLevel, FolderRecord } from '../../records/records.ts';
import { putGroup } from '../../testing/group.ts';
import { openTestRoom, type TestRoom } from '../../testing/room.ts';
import { upload } from '../../testing/upload.ts';
import { ADA, approvalCalls, type Approval, type ApprovalCalls, MARCUS, OLGA } from './approval-calls.ts';

export const READERS = ['user-analyst', 'user-viewer'] as const;

interface Way {
  level: AccessLevel;
  downloadRestricted?: boolean;
  /** Public by default. */
  folderLevel?: AccessLevel;
  /** The reader holds a permission on the folder. */
  isPermitted?: boolean;
  grant?: 'own' | 'group';
  /** Another folder requires the approval: one above, or one in a circle with it. */
  shape?: 'above' | 'circle';
}

export const ways: Readonly<Record<string, Way & { sees: boolean }>> = {
  'public folders': { level: 'public', sees: true },
  'public folders, downloads restricted': { level: 'public', downloadRestricted: true, sees: true },
  'a permission on the folder': { level: 'restricted', folderLevel: 'restricted', isPermitted: true, sees: true },
  'a permission on a confidential folder': {
    level: 'restricted',
    folderLevel: 'confidential',
    isPermitted: true,
    sees: true,
  },
  'a grant': { level: 'confidential', grant: 'own', sees: true },
  "a group's grant": { level: 'confidential', grant: 'group', sees: true },
  'a grant in a hidden folder': { level: 'public', folderLevel: 'confidential', grant: 'own', sees: true },
  'public folders two levels deeper': { level: 'public', shape: 'above', sees: true },
  'a permission in a circle of folders': { level: 'public', shape: 'circle', isPermitted: true, sees: true },
  'no way in': { level: 'confidential', sees: false },
};

export class Stage {
  readonly #folderId: string;
  readonly #requiringId: string;
  readonly #elsewhereId: string;
  id = '';
  #name = 1;

  private constructor(
    readonly room: TestRoom,
    readonly calls: ApprovalCalls,
    readonly way: Way,
    folderIds: [string, string, string],
  ) {
    [this.#folderId, this.#requiringId, this.#elsewhereId] = folderIds;
  }

  /** Begins with the first version. */
  static async open(way: Way): Promise<Stage> {
    const room = await openTestRoom();
    const calls = await approvalCalls(room);
    await putGroup(room, 'Readers', READERS);
    const folderIds = await putFolders(room, way);
    const stage = new Stage(room, calls, way, folderIds);
    await stage.upload(1);
    return stage;
  }

  get folderId(): string {
    return this.#folderId;
  }

  async upload(number: number, as = MARCUS): Promise<void> {
    await this.#tick();
    const { level, downloadRestricted = false, grant } = this.way;
    const { id } = await upload(this.room, {
      ...{ as, name: `name-${this.#name}.pdf`, folderId: this.#folderId, accessLevel: level, downloadRestricted },
      ...{ description: `words-${number}`, comment: `comment-${number}` },
      bytes: `%PDF-1.4 bytes-${number}${'.'.repeat(number)}`,
    });
    this.id = id;
    if (number === 1 && grant) await putGrants(this.room, id, grant);
  }

  async rename(number: number): Promise<void> {
    await this.#tick();
    this.#name = number;
    await this.#as(ADA, 'renameDocument', this.id, { name: `name-${number}.pdf` });
  }

  async restore(version: number): Promise<void> {
    await this.#tick();
    const params = { id: this.id, version: String(version) };
    const json = { comment: 'comment-3' };
    okay(await this.room.call('restoreDocumentVersion', { as: MARCUS, params, json }));
  }

  async request(as = MARCUS): Promise<Approval> {
    await this.#tick();
    return this.calls.requested(this.id, as);
  }

  /** @returns the time of the approval */
  async approve(by = ADA): Promise<string> {
    const approval = await this.request();
    await this.#tick();
    okay(await this.calls.decide(approval, { as: by }));
    return this.room.ports.clock.now().toISOString();
  }

  async reject(): Promise<void> {
    const approval = await this.request();
    await this.#tick();
    okay(await this.calls.decide(approval, { as: OLGA, decision: 'reject' }));
  }

  async withdraw(): Promise<void> {
    const approval = await this.request();
    okay(await this.calls.withdraw(approval.id, MARCUS));
  }

  async move(to: 'elsewhere' | 'back'): Promise<void> {
    await this.#tick();
    const folderId = to === 'back' ? this.#folderId : this.#elsewhereId;
    await this.#as(ADA, 'moveDocument', this.id, { folderId });
  }

  /** Switches required approval on or off. */
  async require(approvalRequired: boolean): Promise<void> {
    await this.#tick();
    const folder = await this.room.ports.store.read((tx) => tx.folders.get(this.#requiringId));
    const { name = '', accessLevel = 'public' } = folder ?? {};
    await this.#as(ADA, 'updateFolder', this.#requiringId, { name, accessLevel, approvalRequired });
  }

  async demote(id: string): Promise<void> {
    await this.#as(ADA, 'updateUserRole', id, { role: 'viewer' });
  }

  async #as(as: string, call: Parameters<TestRoom['call']>[0], id: string, json: object): Promise<void> {
    okay(await this.room.call(call, { as, params: { id }, json }));
  }

  /** Advances the clock, so that no two events have the same time, and loads every reader's lists. */
  async #tick(): Promise<void> {
    this.room.ports.clock.advance({ minutes: 1 });
    for (const as of [...READERS, ADA]) await this.room.call('listDocuments', { as });
  }
}

const okay = ({ status, text }: { status: number; text: string }): void => {
  if (status >= 300) throw new Error(text);
};

/** The document's folder, the folder that requires approval, and a similar folder that does not. */
async function putFolders(
  room: TestRoom,
  { folderLevel = 'public', isPermitted = false, shape }: Way,
): Promise<[string, string, string]> {
  const folder = (id: string, parentId: string | null, accessLevel: AccessLevel = 'public'): FolderRecord => ({
    ...{ id, name: id, description: null, parentId, accessLevel },
    createdAt: room.ports.clock.now().toISOString(),
  });
  const requiring = {
    ...folder('requiring', shape === 'circle' ? 'within' : null, folderLevel),
    approvalRequired: true,
  };
  const deeper = [folder('between', 'requiring'), folder('within', shape === 'circle' ? 'requiring' : 'between')];
  await room.ports.store.transact(async (tx) => {
    for (const row of [requiring, ...deeper, folder('elsewhere', null, folderLevel)]) await tx.folders.put(row);
    for (const userId of isPermitted ? READERS : []) {
      for (const folderId of [shape ? 'within' : 'requiring', 'elsewhere']) {
        const id = folderPermissionId(userId, folderId);
        await tx.folderPermissions.put({ id, userId, folderId, canRead: true, canWrite: false });
      }
    }
  });
  return [shape ? 'within' : 'requiring', 'requiring', 'elsewhere'];
}

async function putGrants(room: TestRoom, documentId: string, to: 'own' | 'group'): Promise<void> {
  const rights = { documentId, canRead: true, canDownload: true, createdAt: room.ports.clock.now().toISOString() };
  const holders =
    to === 'group'
      ? [{ userId: null, groupId: 'group-readers' }]
      : READERS.map((userId) => ({ userId, groupId: null }));
  await room.ports.store.transact(async (tx) => {
    for (const [at, holder] of holders.entries()) await tx.grants.put({ id: `grant-${at}`, ...rights, ...holder });
  });
}
