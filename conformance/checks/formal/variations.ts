// Variations of a valid call that its schema allows: every enum value, both values of each flag, added texts and
// folders. They reveal values that are answered but not stored.
import type { Contract, Operation, Schema } from '../../contract.ts';
import { presentProperties } from '../../extensions/absent.ts';
import type { Call, Room } from '../../room/room.ts';

type Vary = (call: Call, room: Room) => Promise<Call>;

const asItIs: Vary = (call) => Promise.resolve(call);

export function variationsOf({ json }: Operation, contract: Contract): Vary[] {
  const properties = presentProperties(contract, (json?.['properties'] ?? {}) as Readonly<Record<string, unknown>>);
  return [asItIs, ...properties.flatMap(([name, node]) => valuesFor(name, whole(contract, node)))];
}

/** With what it takes from others by allOf. */
function whole(contract: Contract, node: unknown): Schema {
  const { allOf = [], ...own } = contract.resolve(node);
  return (allOf as unknown[]).reduce<Schema>((all, one) => ({ ...whole(contract, one), ...all }), own);
}

function valuesFor(name: string, { type, enum: list, format }: Schema): Vary[] {
  if (Array.isArray(list)) return list.map((value: unknown) => having(name, value));
  if (type === 'boolean') return [having(name, true), having(name, false)];
  const mayBeNull = Array.isArray(type) && type.includes('null') && type.includes('string');
  if (!mayBeNull) return [];
  if (format === 'date-time') return [tomorrow(name)];
  if (!name.endsWith('Id')) return [having(name, 'Of the suite')];
  const isFolder = name === 'folderId' || name === 'parentId';
  return isFolder ? [async (call, room) => withJson(call, name, await room.folder())] : [];
}

const tomorrow =
  (name: string): Vary =>
  (call, room) =>
    Promise.resolve(withJson(call, name, room.timeIn(86_400)));

const having =
  (name: string, value: unknown): Vary =>
  (call) =>
    Promise.resolve(withJson(call, name, value));

const withJson = (call: Call, name: string, value: unknown): Call => ({
  ...call,
  json: { ...(call.json as object), [name]: value },
});
