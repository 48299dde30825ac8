// The core as oracle: random sequences on any target, beside its other contents, and on a core in memory. After each
// step both must answer alike, and at the end each role must find the same lists, rights, bytes, versions, order and log.
import fc from 'fast-check';
import { z } from 'zod';
import type { Contract } from '../contract.ts';
import { asCurl } from '../reports/curl.ts';
import type { People } from '../targets/views.ts';
import { openCoreTarget } from '../targets/core.ts';
import { jsonOf, roles, textOf, type Role, type Target } from '../target.ts';
import { Room } from '../room/room.ts';
import { NotTried } from '../suite/run.ts';
import { dependsOnOthers } from '../twin/alike.ts';
import { Cast } from './cast.ts';
import { plainer, plainStep, steps } from './compare-sequences.ts';
import { Seat, type Traced } from './seat.ts';
import { shortest } from './shrink.ts';
import { plays, type Step } from './steps.ts';

export interface Deviation {
  /** The difference, in words for developers. */
  message: string;
  /** The calls of the shortest sequence, as lines of curl. */
  calls: readonly string[];
}

export interface Held {
  runs: number;
  /** The number of compared calls. */
  calls: number;
  deviation: Deviation | null;
}

export interface HoldOptions {
  runs: number;
  seed: number;
  /** Stops at the first difference without shortening it. */
  isQuick: boolean;
}

/** Plays `runs` sequences on the target and on the core; a seed always gives the same ones. */
export async function holdAgainstCore(contract: Contract, target: Target, options: HoldOptions): Promise<Held> {
  const core = await openCoreTarget(await peopleOf(target));
  await needAsMany(contract, target, core);
  const names = `${options.seed.toString(36)}${Date.now().toString(36)}`;
  const casts = [target, core].map((side) => new Cast(side, contract, names));
  let count = 0;
  let calls = 0;
  let found: (Deviation & { sequence: readonly Step[] }) | null = null;
  const differs = async (sequence: readonly Step[]): Promise<boolean> => {
    const token = `${names}-${(count += 1)}`;
    const seats: Seat[] = [];
    try {
      for (const cast of casts) seats.push(await Seat.join(cast, contract, token));
      const [real, ideal] = seats as [Seat, Seat];
      const played: Traced[] = [];
      for (const [at, step] of [...sequence, null].entries()) {
        for (const one of step ? [step] : panorama(ideal)) {
          try {
            await plays[one.kind](real, one);
          } catch (error) {
            if (!(error instanceof NotTried)) throw error;
            real.trace.length = 0;
            continue;
          }
          await plays[one.kind](ideal, one);
          const [actual, expected] = [real.trace.splice(0), ideal.trace.splice(0)];
          calls += actual.length;
          const index = actual.findIndex((traced, place) => traced.text !== expected[place]?.text);
          if (index < 0 && actual.length === expected.length) {
            played.push(...actual);
            continue;
          }
          const place = Math.max(0, index);
          if ([actual[place], expected[place]].some((traced) => traced && dependsOnOthers(traced.answer))) return false;
          found = {
            message: inWords(real, contract, played, actual[place], expected[place]),
            calls: callsOf(real, [...played, ...actual.slice(0, place)], actual[place]),
            sequence: sequence.slice(0, step ? at + 1 : at),
          };
          return true;
        }
      }
      return false;
    } finally {
      for (const seat of seats) await seat.room.clear().catch(() => undefined);
    }
  };
  try {
    const property = fc.asyncProperty(steps, async (sequence) => !(await differs(sequence)));
    const { failed, numRuns, errorInstance } = await fc.check(property, {
      numRuns: options.runs,
      seed: options.seed,
      endOnFailure: true,
    });
    const first = found as (Deviation & { sequence: readonly Step[] }) | null;
    if (failed && !first)
      throw errorInstance instanceof Error ? errorInstance : new Error('A sequence could not be played');
    if (first && !options.isQuick) await differs(await shortest(first.sequence, limited(differs), plainer));
    return { runs: numRuns, calls, deviation: found };
  } finally {
    for (const cast of casts) await cast.clear().catch(() => undefined);
    await core.close();
  }
}

/** Gives the core the number of approvers of the target. */
async function needAsMany(contract: Contract, target: Target, core: Target): Promise<void> {
  if (contract.absent.has('getSecurityPolicy')) return;
  const [policy, ownRoom] = [target, core].map((side) => new Room(side, contract, () => undefined)) as [Room, Room];
  const { approverCount } = approvals.parse(jsonOf(await policy.must({ id: 'getSecurityPolicy' })));
  const { tag, choices } = ownRoom.policy.withApprovers(await ownRoom.must({ id: 'getSecurityPolicy' }), approverCount);
  await ownRoom.must({ id: 'updateSecurityPolicy', headers: { 'if-match': tag }, json: choices });
}

const approvals = z.object({ approverCount: z.number() });

const mostTries = 40;

/** The limit of tries to shorten a sequence, since each plays a whole one on a server. */
function limited(differs: (sequence: readonly Step[]) => Promise<boolean>) {
  let tries = 0;
  return async (sequence: readonly Step[]): Promise<boolean> => (tries += 1) <= mostTries && differs(sequence);
}

const person = z.object({
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
});

/** Gives the core the users of the target. */
export async function peopleOf(target: Pick<Target, 'send'>): Promise<People> {
  const found = await Promise.all(
    roles.map(async (role) => {
      const request = { who: role, method: 'GET', path: '/api/auth/user', headers: {}, body: null };
      const { email, ...names } = person.parse(JSON.parse(textOf(await target.send(request))));
      return [role, { ...names, email: email ?? '' }] as const;
    }),
  );
  return Object.fromEntries(found) as unknown as People;
}

/** What each role reads at the end of a sequence. */
function panorama({ documents }: Seat): Step[] {
  const step = (kind: Step['kind'], who: Role, one = 0) => ({ ...plainStep, flag: false, kind, who, one });
  const each = (kinds: readonly Step['kind'][], by: readonly Role[], one = 0) =>
    kinds.flatMap((kind) => by.map((who) => step(kind, who, one)));
  const ofDocuments = documents.flatMap((_id, one) => [
    ...each(['versions', 'preview', 'download', 'permissions', 'readers'], roles, one),
    step('listDocumentAccess', 'admin', one),
  ]);
  return [
    ...each(['me', 'listDocuments', 'listFolders', 'listUsers', 'metrics', 'listFavourites', 'listMyTasks'], roles),
    ...each(['listDeletedItems', 'exportIndex', 'listGroups', 'listPendingApprovals'], ['manager']),
    ...ofDocuments,
    { ...plainStep, kind: 'audit', who: 'admin' },
  ];
}

/** The calls that changed something, and the one that shows the difference. */
function callsOf({ room, roleOf }: Seat, before: readonly Traced[], last: Traced | undefined): string[] {
  const changes = before.filter(({ call }) => room.operation(call.id).method !== 'GET');
  return [...changes, ...(last ? [last] : [])].map(({ call }) =>
    asCurl({ ...room.request(call), who: roleOf(call.who ?? 'admin') }),
  );
}

/** "after …, GET /api/… as viewer answers 200; by the rules of the contract it is 404". */
function inWords(
  seat: Seat,
  contract: Contract,
  played: readonly Traced[],
  actual: Traced | undefined,
  expected: Traced | undefined,
): string {
  const traced = actual ?? expected;
  if (!traced) return 'the sequence went on differently';
  const sentence = ({ call }: Traced) => {
    const operation = contract.operations.find(({ id }) => id === call.id);
    return `${operation?.method} ${operation?.path} as ${seat.roleOf(call.who ?? 'admin')}`;
  };
  const changes = played.filter(
    ({ call, answer }) => seat.room.operation(call.id).method !== 'GET' && answer.status < 300,
  );
  const last = changes.at(-1);
  const after = last ? `after ${sentence(last)} (${last.call.id}), ` : '';
  return `${after}${sentence(traced)} ${contrast(actual, expected)}`;
}

function contrast(actual: Traced | undefined, expected: Traced | undefined): string {
  if (!actual || !expected)
    return actual ? 'was made, and by the rules it could not be' : 'could not be made, and by the rules it can';
  if (actual.answer.status !== expected.answer.status)
    return `answers ${actual.answer.status}; by the rules of the contract it is ${expected.answer.status}`;
  const [lines, others] = [actual.text.split('\n'), expected.text.split('\n')];
  const extra = lines.find((line) => !others.includes(line));
  const missing = others.find((line) => !lines.includes(line));
  const differences = [
    ...(extra === undefined ? [] : [`has ${extra.trim()}`]),
    ...(missing === undefined ? [] : [`lacks ${missing.trim()}`]),
  ];
  return differences.length > 0 ? differences.join(' and ') : 'has its rows in another order';
}
