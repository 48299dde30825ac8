// After every refusal, the reads that would show the change are unchanged, and the audit log has no entry of it.
// The call itself succeeds then. Refused are calls without a session, of other roles, with invalid bodies, and from another site.
import { refusedRole } from '../../cases/derived.ts';
import { soundCall } from '../../cases/sound.ts';
import type { Contract, Operation } from '../../contract.ts';
import { isChange } from '../../extensions/lint.ts';
import type { Call } from '../../room/room.ts';
import { codeFault } from '../../reports/problems.ts';
import type { Run } from '../../suite/run.ts';
import { mediaTypeOf, textOf, type WireAnswer } from '../../target.ts';
import { AuditLook } from './log.ts';
import { promised, type Broken } from './promised.ts';
import { addressOf, madeOf, readCall } from './reads.ts';
import { textPropertiesOf } from './variations.ts';

export const elsewhere = 'https://elsewhere.example';

interface Refusal {
  /** As in the promise's id. */
  name: 'refused' | 'cross-site';
  as: string;
  status: number;
  change: (call: Call) => Partial<Call>;
}

export async function checkRefused(run: Run): Promise<void> {
  for (const operation of run.operations.filter(isChange)) {
    const refusals = refusalsOf(operation, run.contract);
    for (const name of new Set(refusals.map((one) => one.name)))
      await promised(run, `${operation.id} ${name}`, async (broken) => {
        const all = refusals.filter((one) => one.name === name);
        const isUsedUp = ({ status }: Refusal) => status === 400;
        const others = all.filter((one) => !isUsedUp(one));
        await leavesAll(run, operation, others, broken);
        for (const one of all.filter(isUsedUp)) await leavesAll(run, operation, [one], broken);
      });
    if (operation.isOpenToOtherSites)
      await promised(run, `${operation.id} cross-site`, (broken) => isTaken(run, operation, broken));
  }
}

function refusalsOf(operation: Operation, contract: Contract): Refusal[] {
  const { roles, json, answers, isOpenToOtherSites } = operation;
  const role = refusedRole(operation);
  const refusals: Refusal[] = [];
  if (!roles.includes('public'))
    refusals.push({ name: 'refused', as: 'without a session', status: 401, change: () => ({ who: 'nobody' }) });
  if (role) refusals.push({ name: 'refused', as: `as ${role}`, status: 403, change: () => ({ who: role }) });
  if (json) refusals.push({ name: 'refused', as: 'with [] as its body', status: 400, change: () => ({ json: [] }) });
  if (answers.has(428)) {
    const change = ({ headers }: Call) => ({ headers: { 'if-match': `W/${headers?.['if-match']}` } });
    refusals.push({ name: 'refused', as: 'with a weak tag as If-Match', status: 412, change });
  }
  // A declared type is kept whatever it is.
  for (const [name] of textPropertiesOf({ json }, contract).filter(([one]) => one !== 'mimeType')) {
    const change = (call: Call) => ({ json: { ...(call.json as object), [name]: '\u202e' } });
    refusals.push({ name: 'refused', as: `with an override of the direction as its ${name}`, status: 400, change });
  }
  if (isOpenToOtherSites) return refusals;
  const foreign: [string, Record<string, string>][] = [
    ['from a page of another site', { origin: elsewhere, 'sec-fetch-site': 'cross-site' }],
    ['with the Origin of another site', { origin: elsewhere }],
  ];
  return [
    ...refusals,
    ...foreign.map(([as, headers]) => ({ name: 'cross-site', as, status: 403, change: () => ({ headers }) }) as const),
  ];
}

/** One valid call is refused in several ways, one after the other. */
async function leavesAll(
  { room }: Run,
  operation: Operation,
  refusals: readonly Refusal[],
  broken: Broken,
): Promise<void> {
  if (refusals.length === 0) return;
  const call = await soundCall(room, operation.id);
  const reads = readsOf(operation, call).filter(({ id, params }) => isWhole(room.operation(id), params));
  const look = () => Promise.all(reads.map(async (read) => stateOf(await room.call(read))));
  const isLogged = reads.some(({ id }) => room.operation(id).audited.done.length > 0);
  let before = await look();
  const log = new AuditLook(room);
  await log.begin();
  for (const refusal of refusals) {
    const answer = await room.call({ ...call, ...refusal.change(call) });
    const subject = `${addressOf(room, operation.id)} ${refusal.as}`;
    if (answer.status !== refusal.status) broken(`${subject} answers ${answer.status}, not ${refusal.status}`);
    const wrong = codeFault(answer, refusal.name === 'cross-site' ? 'cross-site' : undefined);
    if (answer.status === refusal.status && wrong !== null) broken(`${subject}: ${wrong}`);
    for (const { activityType } of await log.added())
      broken(`${subject}, refused, leaves ${activityType} in the audit log`);
    const after = await look();
    for (const [at, read] of reads.entries())
      if (after[at] !== before[at]) broken(`${subject}, refused, changes what ${addressOf(room, read.id)} answers`);
    before = after;
    if (isLogged) await log.begin();
    if (refusal.status !== 400) continue;
    const { status } = await room.call(call);
    if (status >= 400) broken(`after ${subject}, refused, the same call as it should be answers ${status}`);
  }
}

/** The reads that would show the change. */
function readsOf({ showsIn, goneFrom, again }: Operation, call: Call): Call[] {
  const lists = (again?.addsNothingTo ?? []).map((operation) => ({ operation, parameters: {} }));
  return [...showsIn, ...goneFrom, ...lists].flatMap((place) => readCall(place, madeOf(call)) ?? []);
}

const isWhole = ({ parameters }: Operation, params: Call['params']): boolean =>
  parameters.every((one) => one.in !== 'path' || params?.[one.name] !== undefined);

/**
 * Bytes may contain the time. Sessions are in the order of their last use, of which one of several servers may know a
 * moment later.
 */
function stateOf(answer: WireAnswer): string {
  if (mediaTypeOf(answer) !== 'application/json') return String(answer.status);
  const text = textOf(answer);
  if (!/^\[.*"lastUsedAt"/.test(text)) return `${answer.status} ${text}`;
  const sessions = (JSON.parse(text) as object[]).map((session) => JSON.stringify({ ...session, lastUsedAt: null }));
  return `${answer.status} ${sessions.toSorted().join()}`;
}

async function isTaken({ room }: Run, { id }: Operation, broken: Broken): Promise<void> {
  const { status } = await room.call({ ...(await soundCall(room, id)), headers: { origin: elsewhere } });
  const subject = `${addressOf(room, id)} with the Origin of another site`;
  if (status >= 400) broken(`${subject} answers ${status}, and the contract allows it from there`);
}
