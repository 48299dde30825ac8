// What a call has removed is unknown to every other call that names it, in its path or in its body: derived from the
// paths of the contract, and from the names of properties.
import { furtherCall, furtherCalls } from '../../cases/further.ts';
import { soundCall } from '../../cases/sound.ts';
import type { Operation, Schema } from '../../contract.ts';
import type { Call, Room } from '../../room/room.ts';
import { group } from '../../cases/sharing.ts';
import { NotTried, type Run } from '../../suite/run.ts';
import { roles, textOf } from '../../target.ts';
import { promised, type Broken } from './promised.ts';
import { addressOf } from './reads.ts';

const unknownId = 'conformance-none';

export async function checkGone(run: Run): Promise<void> {
  const deletions = run.operations.filter(({ method, path, again, roles: may }) => {
    return method === 'DELETE' && path.endsWith('/{id}') && again?.status === 404 && !may.includes('viewer');
  });
  const all = run.contract.operations;
  for (const removal of deletions) {
    const about = all.filter(({ id, path }) => id !== removal.id && `${path}/`.startsWith(`${removal.path}/`));
    if (about.length > 0)
      await promised(run, `${removal.id} unknown`, async (broken) => {
        for (const operation of about) await unknownInPath(run.room, removal, operation, broken);
      });
  }
  const { resolve } = run.contract;
  const isNaming = (json: Schema | null) =>
    Object.entries((json?.['properties'] ?? {}) as Schema).some(
      ([name, node]) => kindOf(name) ?? resolve(node)['type'] === 'array',
    );
  for (const operation of run.operations.filter(({ json }) => isNaming(json)))
    await promised(run, `${operation.id} named-gone`, (broken) => unknownInBody(run.room, operation, broken));
}

const remove = (room: Room, { id, parameters }: Operation, item: string) => {
  const isCascade = parameters.some(({ name }) => name === 'cascade');
  return room.must({ id, params: { id: item }, ...(isCascade ? { query: { cascade: 'true' } } : {}) });
};

async function unknownInPath(room: Room, removal: Operation, operation: Operation, broken: Broken): Promise<void> {
  const call = await ifTried(() => soundCall(room, operation.id));
  const found = call?.params?.['id'];
  if (!call || found === undefined) return;
  const isOfFour = (await Promise.all(roles.map((role) => room.personOf(role)))).includes(found);
  const id = isOfFour ? await room.invited() : found;
  await remove(room, removal, id);
  const [gone, unknown] = [
    await room.call({ ...call, params: { ...call.params, id } }),
    await room.call({ ...call, params: { ...call.params, id: unknownId } }),
  ];
  const subject = `after ${addressOf(room, removal.id)}, ${addressOf(room, operation.id)}`;
  if (gone.status !== 404) broken(`${subject} answers ${gone.status}, not 404`);
  else if (textOf(gone) !== textOf(unknown)) broken(`${subject} answers other bytes than for what never was`);
}

export type Kind = 'user' | 'group' | 'folder' | 'document';

/** The kind that a property of a body names; without `removeMemberIds`, which may name any user. */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:userId|memberIds|addMemberIds|approverIds)$/, 'user'],
  [/^groupIds?$/, 'group'],
  [/^(?:folderIds?|parentId)$/, 'folder'],
  [/^(?:documentIds?|nextVersionOf)$/, 'document'],
];
export const kindOf = (name: string) => kinds.find(([pattern]) => pattern.test(name))?.[1];

/** Names that exclude each other. */
const others: Readonly<Record<string, readonly string[]>> = { groupId: ['userId', 'groupName'], userId: ['groupId'] };

/** The call with this id in its body. */
export function naming(call: Call, name: string, id: string): Call {
  const without = Object.fromEntries((others[name] ?? []).map((other) => [other, undefined]));
  return { ...call, json: { ...(call.json as object), ...without, [name]: name.endsWith('Ids') ? [id] : id } };
}

const removals: Readonly<Record<Kind, readonly [string, (room: Room) => Promise<string>]>> = {
  user: ['deactivateUser', (room) => room.invited()],
  group: ['deleteGroup', (room) => group(room, [])],
  folder: ['deleteFolder', (room) => room.folder()],
  document: ['deleteDocument', (room) => room.document()],
};

/** The id of a deleted user, group, folder or document. */
async function removed(room: Room, kind: Kind): Promise<string> {
  const [operation, make] = removals[kind];
  const id = await make(room);
  await room.must({ id: operation, params: { id } });
  return id;
}

async function unknownInBody(room: Room, operation: Operation, broken: Broken): Promise<void> {
  const { id, json } = operation;
  const names = Object.keys((json?.['properties'] ?? {}) as Schema).filter((name) => kindOf(name));
  const calls = [() => soundCall(room, id), ...(furtherCalls[id] ?? []).map((one) => () => furtherCall(room, id, one))];
  const expectRefusal = async (what: string, kind: Kind, calling: (id: string) => Call) => {
    const answer = await ifTried(async () => room.call(calling(await removed(room, kind))));
    const { status } = answer ?? { status: 404 };
    if (status < 400 || status >= 500)
      broken(`${addressOf(room, id)} with ${what} that is gone answers ${status}, and no refusal`);
  };
  for (const name of names) {
    const call = await ifTried(() => soundCall(room, id));
    const kind = kindOf(name);
    if (!call || !kind) continue;
    await expectRefusal(name, kind, (gone) => naming(call, name, gone));
  }
  for (const make of calls) {
    const call = await ifTried(make);
    for (const [path, kind] of call ? nestedIn(call.json) : [])
      if (call)
        await expectRefusal(path, kind, (gone) => ({ ...call, json: replaced(call.json, path.split('.'), gone) }));
  }
}

/** The places of ids in lists of the body. */
function nestedIn(json: unknown, path: readonly string[] = []): [string, Kind][] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]): [string, Kind][] => {
    const kind = kindOf(name);
    if (typeof value === 'string' && kind && path.length > 0) return [[[...path, name].join('.'), kind]];
    return nestedIn(value, [...path, name]);
  });
}

function replaced(json: unknown, [first, ...rest]: readonly string[], value: string): unknown {
  if (first === undefined) return value;
  if (Array.isArray(json))
    return json.map((one: unknown, at) => (String(at) === first ? replaced(one, rest, value) : one));
  const object = json as Schema;
  return { ...object, [first]: replaced(object[first], rest, value) };
}

async function ifTried<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotTried) return null;
    throw error;
  }
}
