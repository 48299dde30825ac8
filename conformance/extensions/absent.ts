// Extensions that a backend does not have: which ones, and the contract without them.
import type { Contract, Operation, Schema } from '../contract.ts';
import type { Call } from '../room/room.ts';
import type { Target, Who, WireRequest } from '../target.ts';

/** Ends the reason of what needs an extension. */
export const extensionIsAbsent = 'is absent there';
export const withoutExtension = (name: string): string => `${name} ${extensionIsAbsent}`;

const unknown = 'conformance-none';
const unknownAddress = [404, 405, 501];

type Sender = Pick<Target, 'send'>;

/**
 * Extensions whose address is not found at the target: neither without a session, nor by a method that the address does
 * not have. No call of these can do anything. What `only` names is checked in any case.
 */
export async function absentFrom(target: Sender, contract: Contract, only: readonly string[]): Promise<Set<string>> {
  const send = (who: Who, method: string, path: string) =>
    target.send({ who, method, path: path.replaceAll(/\{\w+\}/g, unknown), headers: {}, body: null });
  const extensions = contract.operations.filter(({ isExtension }) => isExtension);
  const absent = new Set<string>();
  for (const { id, method, path } of extensions.filter((one) => !only.includes(one.id))) {
    const { status } = await send('nobody', method, path);
    const isUnknown = unknownAddress.includes(status) || status === (await send('nobody', method, '/api/none')).status;
    if (!isUnknown) continue;
    const known = contract.operations.filter((one) => one.path === path).map((one) => one.method);
    const other = ['PATCH', 'DELETE', 'POST'].find((one) => !known.includes(one)) ?? 'PUT';
    const answer = await send('admin', other, path);
    const allowed = answer.status === 405 ? (answer.headers.get('allow') ?? method).split(/,\s*/) : [];
    if (!allowed.includes(method)) absent.add(id);
  }
  return absent.size === extensions.length ? absent.add('true') : absent;
}

/**
 * The contract without what the target lacks; the whole contract where a target answers unknown addresses like known ones
 * and there is no session to ask with.
 */
export async function presentAt(target: Sender, contract: Contract, hasSession: boolean): Promise<Contract> {
  const none: WireRequest = { who: 'nobody', method: 'GET', path: '/api/none', headers: {}, body: null };
  const canDetect = hasSession || unknownAddress.includes((await target.send(none)).status);
  return canDetect ? without(contract, await absentFrom(target, contract, [])) : contract;
}

/** The operations of these extensions. */
export const absentOf = ({ absent }: Contract): string[] => [...absent].filter((one) => one !== 'true');

/** The contract of a backend without these extensions. */
export function without(contract: Contract, absent: ReadonlySet<string>): Contract {
  const bare = { ...contract, absent };
  const isThere = ({ operation }: { operation: string }) => !absent.has(operation);
  const operations = contract.operations.flatMap((one): Operation[] => {
    if (absent.has(one.id)) return [];
    const { again, json } = one;
    const parameters = one.parameters.filter((parameter) => !isAbsent(bare, parameter));
    const isCompared = parameters.some(({ name }) => name === 'If-Match');
    // Nothing invalid can be sent.
    const isPlain = !json && !parameters.some((parameter) => parameter.in === 'query');
    return [
      {
        ...one,
        parameters,
        answers: new Map(
          [...one.answers].filter(([status]) => !(status === 400 ? isPlain : status === 412 && !isCompared)),
        ),
        showsIn: one.showsIn.filter(isThere),
        goneFrom: one.goneFrom.filter(isThere),
        again: again && { ...again, addsNothingTo: again.addsNothingTo.filter((operation) => isThere({ operation })) },
      },
    ];
  });
  return { ...bare, operations, promises: contract.promises.filter(({ of }) => of === null || !absent.has(of)) };
}

/** Whether a property, schema or parameter belongs to an absent extension. */
export function isAbsent({ absent, resolve }: Contract, node: unknown): boolean {
  if (absent.size === 0 || typeof node !== 'object' || node === null) return false;
  const mark = (node as Schema)['x-extension'] ?? resolve(node)['x-extension'];
  const name = mark === true ? 'true' : mark;
  return typeof name === 'string' && absent.has(name);
}

export const presentProperties = <T>(contract: Contract, properties: Readonly<Record<string, T>>): [string, T][] =>
  Object.entries(properties).filter(([, node]) => !isAbsent(contract, node));

/** The names of the absent properties. */
export function absentProperties(contract: Contract): Set<string> {
  const names = new Set<string>();
  const collect = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, property] of Object.entries(((node as Schema)['properties'] ?? {}) as Schema))
      if (isAbsent(contract, property)) names.add(name);
    Object.values(node).forEach(collect);
  };
  if (contract.absent.size > 0) collect(contract.document);
  return names;
}

/** The first absent parameter or property that the call would send. */
export function extensionIn(
  contract: Contract,
  { parameters, json }: Operation,
  { query, json: sent }: Call,
): string | null {
  if (contract.absent.size === 0) return null;
  const foreign = Object.keys(query ?? {}).find((name) => !parameters.some((one) => one.name === name));
  return foreign ?? propertyIn(contract, json, sent);
}

function propertyIn(contract: Contract, node: unknown, sent: unknown): string | null {
  if (typeof node !== 'object' || node === null || typeof sent !== 'object' || sent === null) return null;
  const { properties, items } = contract.resolve(node);
  if (Array.isArray(sent))
    return sent.map((one) => propertyIn(contract, items, one)).find((one) => one !== null) ?? null;
  for (const [name, value] of Object.entries(sent)) {
    const property = (properties as Schema | undefined)?.[name];
    if (value !== undefined && isAbsent(contract, property)) return name;
    const inner = propertyIn(contract, property, value);
    if (inner !== null) return inner;
  }
  return null;
}
