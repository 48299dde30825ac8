// Answers that all operations share, derived from the contract: refused callers, unknown items, and bodies that are too
// large.
import type { DocumentedAnswer, Operation } from '../contract.ts';
import type { Call } from '../room/room.ts';
import { roles, type Role } from '../target.ts';
import type { Provoke } from './by-hand.ts';
import { member } from './account.ts';
import { ownAffairs, soundCall } from './sound.ts';

const unknownId = 'conformance-none';
/** Larger than every body may be. */
const tooLong = 1_100_000;
/** Changes with this header are refused for everyone. */
const crossSite = { 'sec-fetch-site': 'cross-site' };

/** The rule for this status of this operation; null without one. */
export function derivedCase(operation: Operation, { status, isByPolicy }: DocumentedAnswer): Provoke | null {
  if (status === 403 && isByPolicy) return fromElsewhere(operation);
  const vary = variations[status];
  if (status === 404 && !operation.parameters.some((one) => one.in === 'path')) return null;
  if ((status === 206 || status === 416) && !takesRange(operation)) return null;
  if ((status === 413 || status === 415) && !operation.json) return null;
  if (status === 403 && !refusedRole(operation) && !isChange(operation)) return null;
  if (!vary) return null;
  return async (room, headers) => {
    const call = vary(await soundCall(room, operation.id), operation);
    return room.call({ ...call, headers: { ...headers, ...call.headers } });
  };
}

/** A viewer calls from a closed network. */
function fromElsewhere({ id }: Operation): Provoke {
  return async (room, headers) => {
    const call = await soundCall(room, id, 'admin');
    const who = ownAffairs.has(id) ? (await member(room, 'viewer')).who : 'viewer';
    const networks = [{ cidr: '192.0.2.0/32', roles: ['viewer'], note: 'From nowhere' }];
    return room.policy.during('admin', { networks }, () => room.call({ ...call, who, headers }));
  };
}

/** The code of a derived refusal. */
export function derivedCode(operation: Operation, { status, isByPolicy }: DocumentedAnswer): string | undefined {
  if (status !== 403) return undefined;
  if (isByPolicy) return 'network-not-allowed';
  return refusedRole(operation) ? 'forbidden' : 'cross-site';
}

type Vary = (call: Call, operation: Operation) => Call;
const asItIs: Vary = (call) => call;

const variations: Readonly<Record<number, Vary>> = {
  200: asItIs,
  201: asItIs,
  204: asItIs,
  302: asItIs,
  206: (call) => ({ ...call, headers: { range: 'bytes=0-3' } }),
  400: (call, operation) =>
    operation.json ? { ...call, json: [] } : { ...call, query: { ...call.query, ...badQuery(operation) } },
  401: (call) => ({ ...call, who: 'nobody' }),
  403: (call, operation) => {
    const role = refusedRole(operation);
    return role ? { ...call, who: role } : { ...call, headers: { ...call.headers, ...crossSite } };
  },
  404: (call, operation) => {
    const names = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    return { ...call, params: Object.fromEntries(names.map((name) => [name, unknownId])) };
  },
  412: (call) => ({ ...call, headers: { 'if-match': '"an older one"' } }),
  413: (call) => ({ ...call, json: { ...(call.json as object), name: 'x'.repeat(tooLong) } }),
  415: (call) => ({ ...call, headers: { 'content-type': 'text/plain' } }),
  416: (call) => ({ ...call, headers: { range: 'bytes=99999999-' } }),
};

const isChange = ({ method }: Operation): boolean => method !== 'GET';

/** An invalid value of each query parameter. */
function badQuery({ parameters }: Operation): Record<string, string> {
  const query = parameters.filter((one) => one.in === 'query');
  return Object.fromEntries(query.map(({ name, schema }) => [name, 'x'.repeat(Number(schema['maxLength'] ?? 64) + 1)]));
}

function takesRange({ parameters }: Operation): boolean {
  return parameters.some(({ name, in: place }) => place === 'header' && name.toLowerCase() === 'range');
}

/** The lowest role that may not make the call; ownership does not apply to another user's upload. */
export function refusedRole({ roles: allowed }: Operation): Role | null {
  if (allowed.includes('public')) return null;
  return roles.filter((role) => !allowed.includes(role)).at(-1) ?? null;
}

/** The names of pairs, which cases and reports use. */
export const pairName = ({ id }: Operation, status: number): string => `${id} ${status}`;
