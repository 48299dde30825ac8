// The core in memory as a twin of the target: each promise is checked on both, and their answers are compared.
import type { CallsAsCurl } from '../reports/curl.ts';
import { answerInWords } from '../reports/answer-in-words.ts';
import { absentProperties } from '../extensions/absent.ts';
import { newReport } from '../reports/report.ts';
import { Room, type Call } from '../room/room.ts';
import { peopleOf } from '../sequences/core.ts';
import type { Run } from '../suite/run.ts';
import { openCoreTarget } from '../targets/core.ts';
import { jsonOf, roles, type Target, type Who, type WireAnswer } from '../target.ts';
import { differenceOf, idsIn, isUnsure, type Seen, type Side } from './alike.ts';

/** The calls of one promise on one side. */
interface Played {
  seen: readonly Seen[];
  /** The number of names that the room had given before. */
  before: number;
}

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
    const days = await Promise.all(
      [this.run.room, this.#room].map(async (room) => jsonOf(await room.must({ id: 'getCurrentUser' }))),
    );
    const [one, other] = days.map((me) => (me as { retentionDays?: number }).retentionDays);
    if (one !== other) this.#ignored.add('until');
    for (const role of roles)
      for (const [at, room] of [this.run.room, this.#room].entries())
        this.#people[at]?.set(await room.personOf(role), `<the ${role}>`);
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
        await room.recorded(
          calls,
          work,
          seeing(room, (one) => seen.push(one)),
        );
        if (notCompared.test(promise) || !isSelected(promise) || report.promises.get(promise) !== 'provoked') return;
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
    const handles = this.#people.map((people) => new Map(people)) as [Map<string, string>, Map<string, string>];
    const sideOf = (at: 0 | 1, { names }: Room, { before }: Played): Side => {
      return { handles: handles[at], run: names.run, before, ignored: this.#ignored, first: new Map() };
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
        learn(handles, `${at}`, jsonOf(one.answer), jsonOf(other.answer));
    }
  }
}

/** Gives new ids at the same place of both answers the same handle. */
function learn(
  handles: readonly [Map<string, string>, Map<string, string>],
  at: string,
  actual: unknown,
  expected: unknown,
) {
  if (typeof actual === 'string' && typeof expected === 'string') {
    if (!/(?:\/id|Id|Ids\/\d+)$/.test(at) || handles[0].has(actual)) return;
    handles[0].set(actual, `<made ${at}>`);
    handles[1].set(expected, `<made ${at}>`);
  }
  if (typeof actual !== 'object' || actual === null || typeof expected !== 'object' || expected === null) return;
  for (const [name, one] of Object.entries(actual))
    learn(handles, `${at}/${name}`, one, (expected as Record<string, unknown>)[name]);
}

/** Records the calls in the order in which they begin. */
function seeing(room: Room, onCall: (seen: Seen) => unknown) {
  const underWay = new Set<Seen>();
  return (call: Call) => {
    const seen: Seen = { call, answer: noAnswer, now: 0, isAtOnce: underWay.size > 0 };
    for (const other of underWay) other.isAtOnce = true;
    underWay.add(seen);
    onCall(seen);
    return (answer: WireAnswer) => {
      underWay.delete(seen);
      Object.assign(seen, { answer, now: room.now().getTime() });
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
