// A change of a user or group leaves what it was given, its groups and members, and its invitation. Derived from the
// paths of the contract, with every variation of each call.
import { z } from 'zod';
import { group } from '../../cases/sharing.ts';
import { soundCall } from '../../cases/sound.ts';
import { enter } from '../../callers/guests.ts';
import type { Operation } from '../../contract.ts';
import type { Room } from '../../room/room.ts';
import { NotTried, type Run } from '../../suite/run.ts';
import { jsonOf, type Invited } from '../../target.ts';
import { promised, type Broken } from './promised.ts';
import { addressOf, entriesOf, type Entry } from './reads.ts';
import { variationsOf } from './variations.ts';

interface Thing {
  id: string;
  /** Everything that belongs to it, as a text for comparing. */
  look: () => Promise<string>;
  /** Whom its invitation lets in. */
  invited?: Invited;
}

const created = z.object({ id: z.string(), email: z.string(), invitation: z.object({ link: z.string() }) });
const toRead = { canRead: true, canDownload: true };
const toEnter = { canRead: true, canWrite: false };

/** With an end and without. */
async function given(room: Room, on: { documentId: string; folderId: string }, holder: object): Promise<void> {
  await room.must({ id: 'grantDocumentPermission', json: { documentId: on.documentId, ...holder, ...toRead } });
  const expiresAt = room.timeIn(30 * 86_400);
  await room.must({ id: 'setFolderPermission', json: { folderId: on.folderId, ...holder, ...toEnter, expiresAt } });
}

async function listed(room: Room, id: string, params: Record<string, string>, is: (entry: Entry) => boolean) {
  return JSON.stringify(entriesOf(await room.must({ id, params })).filter(is));
}

const places = async (room: Room) => ({ documentId: await room.document(), folderId: await room.folder() });

const things: Readonly<Record<string, (room: Room) => Promise<Thing>>> = {
  users: async (room) => {
    const json = { firstName: 'Noor', lastName: 'Haddad', email: room.email(), role: 'viewer' };
    const { id, email, invitation } = await room.read(created, { id: 'createUser', json });
    const [groupId, on] = [await group(room, [id]), await places(room)];
    await given(room, on, { userId: id });
    const own = (one: Entry) => one['userId'] === id;
    const look = async () =>
      [
        await listed(room, 'listGroups', {}, (one) => one['id'] === groupId),
        await listed(room, 'listDocumentPermissions', { id: on.documentId }, own),
        await listed(room, 'listFolderPermissions', { id: on.folderId }, own),
      ].join();
    return { id, look, invited: { id, email, link: invitation.link } };
  },
  groups: async (room) => {
    const member = await room.invited();
    const [id, on] = [await group(room, [member]), await places(room)];
    await given(room, on, { groupId: id });
    const look = async () => {
      const of = (one: Entry) => one['id'] === id;
      const [row] = entriesOf(await room.must({ id: 'listGroups' })).filter(of);
      const isMember = JSON.stringify(row?.['memberIds']).includes(member);
      return `${isMember} ${JSON.stringify(jsonOf(await room.must({ id: 'listGroupPermissions', params: { id } })))}`;
    };
    return { id, look };
  },
};

export async function checkKeeps(run: Run): Promise<void> {
  for (const operation of run.operations) {
    const [, kind = ''] = /^\/api\/(\w+)\/\{id\}/.exec(operation.path) ?? [];
    const thing = things[kind];
    const isPlain = operation.method !== 'GET' && operation.goneFrom.length === 0;
    if (thing && isPlain)
      await promised(run, `${operation.id} keeps`, (broken) => keeps(run, operation, thing, broken));
  }
}

async function keeps(
  { room, contract, target }: Run,
  operation: Operation,
  thing: (room: Room) => Promise<Thing>,
  broken: Broken,
): Promise<void> {
  for (const vary of variationsOf(operation, contract)) {
    const call = await soundCall(room, operation.id);
    const { id, look, invited } = await thing(room);
    const params = { ...call.params, id };
    const before = await look();
    const made = await vary({ ...call, params }, room);
    const answer = await room.call(made);
    if (answer.status >= 400) continue;
    const subject = `after ${addressOf(room, operation.id)} with ${JSON.stringify(made.json)}`;
    const after = await look();
    if (after !== before) broken(`${subject}, what hangs on it is ${after}, not ${before}`);
    // A fresh link takes the place of the earlier one.
    if (!invited || operation.id === 'reissueInvitation') continue;
    await enter(target, invited).catch((error: unknown) => {
      if (!(error instanceof NotTried)) broken(`${subject}, the invitation lets nobody in: ${String(error)}`);
    });
  }
}
