// Variations of a valid call that its schema allows: every enum value, both values of each flag, added texts and
// folders. They reveal values that are answered but not stored.
import type { Contract, Operation, Schema } from '../../contract.ts';
import { presentProperties } from '../../extensions/absent.ts';
import type { Call, Room } from '../../room/room.ts';

export type Vary = (call: Call, room: Room) => Promise<Call>;

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

/** Letters that servers often fold, join or drop. */
const odd = 'MIXED ﬁnal ① Ａ 👩‍👩‍👧 می‌شود  end';

/** Texts with such letters, of several lines, and as long as may be. */
export function textsFor(name: string, { 'x-text': kind, maxLength }: Schema): Vary[] {
  if (typeof kind !== 'string' || typeof maxLength !== 'number') return [];
  const having = (text: (own: string) => string): Vary => {
    return (call, room) => Promise.resolve(withJson(call, name, text(room.name('Text'))));
  };
  const full = (own: string) => own + '👩'.repeat(maxLength - own.length - 1) + 'z';
  const lines = (own: string) => `${own}\n\n\tand  ${odd}`;
  const single = [having((own) => (kind === 'trimmed' ? `${own} ${odd}.` : ` ${own} ${odd} `)), having(full)];
  if (kind === 'line') return single;
  return [...single, having(lines), ...(kind === 'lines' ? [having(() => '')] : [])];
}

/** The texts of what is sent. */
export function textPropertiesOf(
  { json }: Pick<Operation, 'json'>,
  contract: Contract,
): [name: string, schema: Schema][] {
  const properties = presentProperties(contract, (json?.['properties'] ?? {}) as Readonly<Record<string, unknown>>);
  return properties
    .map(([name, node]): [string, Schema] => [name, whole(contract, node)])
    .filter(([, schema]) => typeof schema['x-text'] === 'string');
}

function valuesFor(name: string, schema: Schema): Vary[] {
  return [...textsFor(name, schema), ...othersFor(name, schema)];
}

function othersFor(name: string, { type, enum: list, format }: Schema): Vary[] {
  if (Array.isArray(list)) return list.map((value: unknown) => having(name, value));
  if (type === 'boolean') return [having(name, true), having(name, false)];
  const mayBeNull = Array.isArray(type) && type.includes('null') && type.includes('string');
  if (!mayBeNull) return [];
  if (format === 'date-time') return [tomorrow(name), having(name, lastMoment)];
  if (!name.endsWith('Id')) return [having(name, 'Of the suite')];
  const isFolder = name === 'folderId' || name === 'parentId';
  return isFolder ? [async (call, room) => withJson(call, name, await deepFolder(room))] : [];
}

/** The sixth of six levels, in a confidential one. */
async function deepFolder(room: Room): Promise<string> {
  let parentId = await room.folder();
  for (const accessLevel of ['public', 'public', 'restricted', 'public', 'confidential'])
    parentId = await room.folder({ parentId, accessLevel });
  return parentId;
}

/** The last that may be named, in the zone of somewhere. */
const lastMoment = '9999-12-31T22:59:59.987-01:00';

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
