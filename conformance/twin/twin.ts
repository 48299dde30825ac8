// The core in memory as a twin of the target: each promise is checked on both, and their answers are compared.
import { z } from 'zod';
import type { CallsAsCurl } from '../reports/curl.ts';
import { answerInWords } from '../reports/answer-in-words.ts';
import { absentProperties } from '../extensions/absent.ts';
import { newReport } from '../reports/report.ts';
import { Room, type Call } from '../room/room.ts';
import { peopleOf } from '../sequences/core.ts';
import type { Run } from '../suite/run.ts';
import { openCoreTarget } from '../targets/core.ts';
import { jsonOf, roles, type Target, type Who, type WireAnswer } from '../target.ts';
import { type Dated, differenceOf, idsIn, isoTime, isUnsure, type Seen, type Side } from './alike.ts';

/** The calls of one promise on one side. */
interface Played {
  seen: readonly Seen[];
  /** The number of names that the room had given before. */
  before: number;
}

const me = z.object({ email: z.string().nullable(), retentionDays: z.number().optional() });

/** Promises without an answer to compare, or with more calls than all others. */
const notCompared = /^every|(?: head| at-once| audit-refused| refused| cross-site)$/;

type Play = (run: Run) => Promise<void>;
type OnDifference = (promise: string, message: string, calls: readonly string[], actual: string) => void;

/**
 * Runs the checks on the target and on a twin. Promises whose answers differ are checked once more, each alone and with
 * a new twin, since the two rooms differ after a long run; a difference that remains is a finding.
 */
export async function besideTwin(run: Run, play: Play): Promise<void> {
  const suspects = new Set<string>();
  await playBeside(run, play, (promise) => suspects.add(promise));
  for (const promise of suspects)
    await playBeside({ ...run, isSelected: (id) => id === promise && run.isSelected(id) }, play, (...difference) =>
      run.find('sequences', ...difference),
    );
}

async function playBeside(run: Run, play: Play, onDifference: OnDifference): Promise<void> {
  const core = await openCoreTarget(await peopleOf(run.target));
  const twin = new Twin(run, core, onDifference);
  await twin.meet();
  const twinPlay = play(twin.ofTwin())
    .catch(() => undefined)
    .then(() => twin.end());
  try {
    await play(twin.ofTarget());
  } finally {
    twin.end();
    await twinPlay;
    await core.close();
  }
}

class Over extends Error {}

class Twin {
  readonly #room: Room;
  /** The names of the four users by id: the target's, and the twin's. */
  readonly #people = [new Map<string, string>(), new Map<string, string>()] as const;
  readonly #played = new Map<string, Played>();
  readonly #ignored: Set<string>;
  #isOver = false;
  #isUnsure = false;
  /** Resumes the target's side, which waits until the twin has played a promise. */
  #wake: () => void = () => undefined;

  constructor(
    private readonly run: Run,
    core: Target,
    private readonly onDifference: OnDifference,
  ) {
    const { target } = run;
    // The same abilities, so that each check takes the same way on both sides.
    const like: Target = {
      ...core,
      send: async (request) => {
        if (this.#isOver) throw new Over();
        const answer = await core.send(request);
        // Lists are ordered by time, so no two items are created in the same millisecond.
        if (request.method !== 'GET') await new Promise((resolve) => setTimeout(resolve, 2));
        return answer;
      },
      signIn: target.signIn && core.signIn,
      fault: null,
      enter: target.enter && core.enter,
      comeAgain:
        target.comeAgain &&
        ((guest, person) => {
          // The core has one session for each user.
          this.#isUnsure = true;
          return core.comeAgain?.(guest, person) ?? Promise.resolve();
        }),
      advance: target.advance && core.advance,
      allowsManySessions: target.allowsManySessions ?? true,
      mayChangePolicy: target.mayChangePolicy ?? true,
      followsLinks: target.followsLinks ?? true,
      drawsMarks: target.drawsMarks ?? true,
      isLimited: target.isLimited ?? true,
    };
    this.#ignored = absentProperties(run.contract);
    this.#room = new Room(like, run.contract, () => undefined);
  }

  /** Reads the four users of both sides, and ignores `until` where the retention differs. */
  async meet(): Promise<void> {
    const days: (number | undefined)[] = [];
    for (const who of roles)
      for (const [at, room] of [this.run.room, this.#room].entries()) {
        const { email, retentionDays } = await room.read(me, { id: 'getCurrentUser', who });
        const id = await room.personOf(who);
        days.push(retentionDays);
        this.#people[at]?.set(id, `<the ${who}>`).set(email ?? id, `<the ${who}>`);
      }
    if (new Set(days).size > 1) this.#ignored.add('until');
  }

  end(): void {
    this.#isOver = true;
    this.#wake();
  }

  ofTwin(): Run {
    const room = this.#room;
    const report = newReport('the twin');
    return {
      ...this.run,
      ...{ room, report, target: room.target },
      ...{ find: () => undefined, look: () => undefined, clear: () => room.clear({ isAll: false }) },
      isSelected: (promise) => this.run.isSelected(promise) && !notCompared.test(promise),
      recorded: async (promise, calls, work) => {
        const before = room.names.count;
        const seen: Seen[] = [];
        this.#isUnsure = false;
        let isKept = false;
        try {
          await room.recorded(
            calls,
            work,
            seeing(room, (one) => this.#isUnsure || seen.push(one)),
          );
          // A promise that the twin itself breaks is not compared.
          isKept = report.promises.get(promise) === 'provoked';
        } finally {
          this.#played.set(promise, { seen: isKept ? seen : [], before });
          this.#wake();
        }
      },
    };
  }

  ofTarget(): Run {
    const { room, report, isSelected } = this.run;
    return {
      ...this.run,
      recorded: async (promise, calls, work) => {
        const before = room.names.count;
        const seen: Seen[] = [];
        const isCompared = !notCompared.test(promise);
        await room.recorded(calls, work, isCompared ? seeing(room, (one) => seen.push(one)) : null);
        if (!isCompared || !isSelected(promise) || report.promises.get(promise) !== 'provoked') return;
        const expected = await this.#of(promise);
        if (expected) this.#compare(promise, { seen, before }, expected, calls);
      },
    };
  }

  async #of(promise: string): Promise<Played | undefined> {
    while (!this.#played.has(promise) && !this.#isOver)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    const played = this.#played.get(promise);
    this.#played.delete(promise);
    return played;
  }

  #compare(promise: string, actual: Played, expected: Played, calls: CallsAsCurl): void {
    const { report, room } = this.run;
    const sideOf = (at: 0 | 1, { names }: Room, { before }: Played) => {
      const learnt = { handles: new Map(this.#people[at]), dated: new Map<string, Dated>(), first: new Map() };
      return { ...learnt, run: names.run, before, ignored: this.#ignored };
    };
    const sides = [sideOf(0, room, actual), sideOf(1, this.#room, expected)] as const;
    const others = withoutPolls(expected.seen);
    for (const [at, one] of withoutPolls(actual.seen).entries()) {
      const other = others[at];
      if (other?.call.id !== one.call.id || roleOf(other.call.who) !== roleOf(one.call.who)) return;
      // Concurrent changes may take effect in either order.
      if (one.isAtOnce && room.operation(one.call.id).method !== 'GET') return;
      const [ids, otherIds] = [idsIn(one, sides[0]), idsIn(other, sides[1])];
      if (ids.length !== otherIds.length) return;
      if (ids.join() !== otherIds.join() || isUnsure([one, other])) continue;
      report.looks.sequences += 1;
      const operation = room.operation(one.call.id);
      const difference = differenceOf(operation, [one, other], sides);
      if (difference !== null) {
        const { method, path } = operation;
        const who = roleOf(one.call.who);
        const message = `${method} ${path} as ${who} ${difference}`;
        this.onDifference(promise, message, calls.lines(), answerInWords(one.answer));
        return;
      }
      if (operation.method !== 'GET' && one.answer.status < 300)
        learn(sides, `${at}`, [jsonOf(one.answer), jsonOf(other.answer)], one.tookMs);
    }
  }
}

type Learning = Side & { handles: Map<string, string>; dated: Map<string, Dated> };

/** Gives new ids and times at the same place of both answers the same handle. */
function learn(
  sides: readonly [Learning, Learning],
  at: string,
  [actual, expected]: readonly [unknown, unknown],
  tookMs: number,
) {
  const [{ handles, dated }, twin] = sides;
  if (typeof actual === 'string' && typeof expected === 'string') {
    if (isoTime.test(actual) && !dated.has(actual) && !twin.dated.has(expected)) {
      const change = { at: Date.parse(actual), tookMs };
      dated.set(actual, change);
      twin.dated.set(expected, change);
    }
    if (!/(?:\/id|Id|Ids\/\d+)$/.test(at) || handles.has(actual)) return;
    handles.set(actual, `<made ${at}>`);
    twin.handles.set(expected, `<made ${at}>`);
  }
  if (typeof actual !== 'object' || actual === null || typeof expected !== 'object' || expected === null) return;
  for (const [name, one] of Object.entries(actual))
    learn(sides, `${at}/${name}`, [one, (expected as Record<string, unknown>)[name]], tookMs);
}

/** Records the calls in the order in which they begin. */
function seeing(room: Room, onCall: (seen: Seen) => unknown) {
  const underWay = new Set<Seen>();
  return (call: Call) => {
    const seen: Seen = { call, answer: noAnswer, now: 0, tookMs: 0, isAtOnce: underWay.size > 0 };
    const began = performance.now();
    for (const other of underWay) other.isAtOnce = true;
    underWay.add(seen);
    onCall(seen);
    return (answer: WireAnswer) => {
      underWay.delete(seen);
      Object.assign(seen, { answer, now: room.now().getTime(), tookMs: performance.now() - began });
    };
  };
}

const noAnswer: WireAnswer = { status: 500, headers: new Headers(), bytes: new Uint8Array() };

const roleOf = (who: Who = 'admin'): string => (who.startsWith('guest') ? 'somebody invited for it' : who);

/** Keeps the last of equal consecutive calls, since the number of polls differs. */
function withoutPolls<T extends Seen>(seen: readonly T[]): readonly T[] {
  const keyOf = ({ call: { id, who, params, query } }: T) => JSON.stringify([id, who, params, query]);
  return seen.filter((one, at) => {
    const next = seen[at + 1];
    return !next || one.call.json !== undefined || keyOf(next) !== keyOf(one);
  });
}
