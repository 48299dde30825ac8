import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TryResult } from './file-job.ts';
import { FilePool } from './file-pool.ts';
import { FakeProcesses, settle } from './testing/fake-processes.ts';

const watermarked: TryResult = { outcome: 'made', size: 1, sha256: 'x' };
const broken: TryResult = { outcome: 'impossible', reason: 'broken' };
const slow: TryResult = { outcome: 'exhausted', of: 'time', reason: 'slow' };
const large: TryResult = { outcome: 'exhausted', of: 'memory', reason: 'large' };
const starved: TryResult = { outcome: 'starved', reason: 'busy' };
const failed: TryResult = { outcome: 'failed', reason: 'no disk' };

let fakes: FakeProcesses;
let pool: FilePool;

beforeEach(() => {
  vi.useFakeTimers();
  fakes = new FakeProcesses();
});

afterEach(() => {
  pool.close();
  vi.useRealTimers();
});

function open(processes: number, waiting = { each: 24, all: 200 }): void {
  pool = new FilePool({ processes, start: fakes.start, firstTry: 4000, longTry: 20_000, waiting, idle: 60_000 });
}

/** Submits a file and records its outcome. */
function ask(reader: string, file: string, more: { endsUnwanted?: boolean } = {}) {
  const job = {
    does: 'watermark',
    input: file,
    sha256: '',
    output: '',
    type: 'image/png',
    mark: { email: reader, time: '' },
  } as const;
  const ticket = pool.add({ reader, file, job, ...more });
  const added = { outcome: null as string | null, ...ticket };
  void ticket.result.then(({ outcome }) => (added.outcome = outcome));
  return added;
}

/** In the order in which they began. */
const running = () => fakes.running.map(({ file, size, milliseconds }) => `${file} ${size} ${milliseconds}`);

describe('files', () => {
  it('are tried briefly first, in a small process', async () => {
    open(2);
    const ticket = ask('ann', 'plan');
    expect(running()).toEqual(['plan small 4000']);
    await fakes.end('plan', watermarked);
    expect(ticket.outcome).toBe('made');
  });

  it.each([
    ['time', slow],
    ['memory', large],
  ])('that need more %s are tried with higher limits in the large process, which is remembered', async (_, need) => {
    open(2);
    const ticket = ask('ann', 'book');
    await fakes.end('book', need);
    expect(running()).toEqual(['book large 20000']);
    await fakes.end('book', watermarked);
    expect(ticket.outcome).toBe('made');
    ask('bob', 'book');
    expect(running()).toEqual(['book large 20000']);
  });

  it.each([
    ['time', slow],
    ['memory', large],
  ])(
    'that use up the %s of the large process as well cannot be watermarked, and that is known at once',
    async (_, need) => {
      open(2);
      const ticket = ask('ann', 'bomb');
      await fakes.end('bomb', need);
      await fakes.end('bomb', need);
      expect(ticket.outcome).toBe('impossible');
      const again = ask('bob', 'bomb');
      await settle();
      expect(again.outcome).toBe('impossible');
      expect(fakes.begun).toEqual(['bomb', 'bomb']);
    },
  );

  it('are not blamed for what earlier files left in memory', async () => {
    open(1);
    ask('ann', 'first');
    await fakes.end('first', watermarked);
    const ticket = ask('ann', 'second');
    await fakes.end('second', large);
    expect(ticket.outcome).toBeNull();
    expect(fakes.started).toBe(2);
    await fakes.end('second', watermarked);
    expect(ticket.outcome).toBe('made');
  });

  it('that fail in a used process are tried in a fresh one before they are refused', async () => {
    open(2);
    ask('ann', 'first');
    await fakes.end('first', watermarked);
    const [sound, unsound] = [ask('ann', 'sound'), ask('ann', 'unsound')];
    await fakes.end('sound', broken);
    expect(sound.outcome).toBeNull();
    await fakes.end('sound', watermarked);
    expect(sound.outcome).toBe('made');
    await fakes.end('unsound', broken);
    expect(unsound.outcome).toBe('impossible');
  });

  it('are tried with higher limits when the machine gave them no time, and then again after a minute', async () => {
    open(2);
    const ticket = ask('ann', 'plan');
    await fakes.end('plan', starved);
    expect(running()).toEqual(['plan large 20000']);
    await fakes.end('plan', starved);
    expect(ticket.outcome).toBe('busy');
    await vi.advanceTimersByTimeAsync(59_000);
    const early = ask('bob', 'plan');
    await settle();
    expect([early.outcome, running()]).toEqual(['busy', []]);
    await vi.advanceTimersByTimeAsync(1001);
    ask('ann', 'plan');
    expect(running()).toEqual(['plan small 4000']);
  });

  it('that cannot be watermarked are refused to everybody who waits for them', async () => {
    open(2);
    const all = ['ann', 'bob', 'cid'].map((reader) => ask(reader, 'broken'));
    expect(running()).toHaveLength(1);
    await fakes.end('broken', broken);
    expect(all.map(({ outcome }) => outcome)).toEqual(['impossible', 'impossible', 'impossible']);
    expect(fakes.begun).toEqual(['broken']);
  });

  it('are tried again after the machine was the trouble', async () => {
    open(2);
    const ticket = ask('ann', 'plan');
    await fakes.end('plan', failed);
    expect(ticket.outcome).toBe('failed');
    ask('ann', 'plan');
    expect(running()).toEqual(['plan small 4000']);
  });

  it('that were never watermarked take one process only, and all when they have been', async () => {
    open(3);
    for (const reader of ['ann', 'bob', 'cid']) ask(reader, 'plan');
    expect(running()).toHaveLength(1);
    await fakes.end('plan', watermarked);
    expect(running()).toHaveLength(2);
  });
});

describe('readers', () => {
  it('leave one process to others', async () => {
    open(2);
    for (let at = 0; at < 20; at++) ask('eve', `bomb ${at}`);
    expect(running()).toEqual(['bomb 0 small 4000']);
    ask('ann', 'plan');
    expect(running()).toEqual(['bomb 0 small 4000', 'plan large 4000']);
    await fakes.end('plan', watermarked);
  });

  it('wait for one first try at most while another’s files take as long as they can', async () => {
    open(2);
    for (let at = 0; at < 20; at++) ask('eve', `bomb ${at}`);
    await fakes.end('bomb 0', slow);
    expect(running()).toEqual(['bomb 1 small 4000', 'bomb 0 large 20000']);
    ask('ann', 'plan');
    await fakes.end('bomb 1', slow);
    expect(running()).toEqual(['bomb 0 large 20000', 'plan small 4000']);
  });

  it('take turns at long tries, too', async () => {
    open(2);
    for (const file of ['eve 1', 'eve 2', 'eve 3']) {
      ask('eve', file);
      await fakes.end(file, slow);
    }
    ask('ann', 'book');
    await fakes.end('book', slow);
    await fakes.end('eve 1', slow);
    await fakes.end('eve 2', slow);
    expect(running()).toEqual(['book large 20000']);
  });

  it('are refused until later when too many wait, of one reader or of all', async () => {
    open(2, { each: 2, all: 3 });
    const own = ['a', 'b', 'c', 'd'].map((file) => ask('ann', file));
    const others = ['bob', 'cid', 'dan'].map((reader) => ask(reader, `of ${reader}`));
    await settle();
    expect(own.map(({ outcome }) => outcome)).toEqual([null, null, null, 'busy']);
    expect(others.map(({ outcome }) => outcome)).toEqual([null, null, 'busy']);
  });

  it('who disconnect leave the queue, and a running job is not tried again', async () => {
    open(2);
    const first = ask('ann', 'one');
    const second = ask('ann', 'two');
    second.setWanted(false);
    first.setWanted(false);
    await fakes.end('one', slow);
    expect([first.outcome, second.outcome]).toEqual(['busy', 'busy']);
    expect(fakes.begun).toEqual(['one']);
  });

  it('who return before the job is finished get its result', async () => {
    open(2);
    const ticket = ask('ann', 'one');
    ticket.setWanted(false);
    ticket.setWanted(true);
    await fakes.end('one', slow);
    await fakes.end('one', watermarked);
    expect(ticket.outcome).toBe('made');
  });
});

describe('one process alone', () => {
  it('does first tries before long ones', async () => {
    open(1);
    ask('eve', 'book');
    ask('ann', 'plan');
    await fakes.end('book', slow);
    expect(running()).toEqual(['plan large 4000']);
    await fakes.end('plan', watermarked);
    expect(running()).toEqual(['book large 20000']);
  });

  it('interrupts a long try that has had its share when another reader comes', async () => {
    open(1);
    const book = ask('eve', 'book');
    await fakes.end('book', slow);
    ask('ann', 'plan');
    expect(running()).toEqual(['book large 20000']);
    await vi.advanceTimersByTimeAsync(4000);
    expect(running()).toEqual(['plan large 4000']);
    await fakes.end('plan', watermarked);
    expect(running()).toEqual(['book large 20000']);
    await fakes.end('book', watermarked);
    expect(book.outcome).toBe('made');
  });

  it('interrupts it at once when it has run for long', async () => {
    open(1);
    ask('eve', 'book');
    await fakes.end('book', slow);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(running()).toEqual(['book large 20000']);
    ask('ann', 'plan');
    await settle();
    expect(running()).toEqual(['plan large 4000']);
  });

  it('is refused until later when that happens again and again', async () => {
    open(1);
    const book = ask('eve', 'book');
    await fakes.end('book', slow);
    for (const file of ['a', 'b', 'c', 'd']) {
      ask('ann', file);
      await vi.advanceTimersByTimeAsync(4000);
      await fakes.end(file, watermarked);
    }
    expect(book.outcome).toBe('busy');
  });
});

describe('processes', () => {
  it('are started when first needed, and kept for the next file', async () => {
    open(2);
    expect(fakes.started).toBe(0);
    for (const file of ['a', 'b', 'c']) {
      ask('ann', file);
      await fakes.end(file, watermarked);
    }
    expect(fakes.started).toBe(1);
  });

  it('end when they have been idle for a while', async () => {
    open(2);
    ask('ann', 'a');
    await fakes.end('a', watermarked);
    await vi.advanceTimersByTimeAsync(60_000);
    ask('ann', 'b');
    expect(fakes.started).toBe(2);
  });

  it('are replaced after a failure', async () => {
    open(2);
    ask('ann', 'a');
    await fakes.end('a', failed);
    ask('ann', 'b');
    expect(fakes.started).toBe(2);
  });

  it('end with the pool, and no caller is left waiting', async () => {
    open(2);
    const all = ['a', 'b', 'c'].map((file) => ask('ann', file));
    pool.close();
    await settle();
    expect(all.map(({ outcome }) => outcome)).toEqual(['busy', 'busy', 'busy']);
    expect(fakes.running).toEqual([]);
  });
});

describe('work without a waiting caller', () => {
  it('continues once it is running, unless it states otherwise: then its place is free at once', async () => {
    open(1);
    const kept = ask('ann', 'kept');
    kept.setWanted(false);
    expect(running()).toEqual(['kept large 4000']);
    await fakes.end('kept', watermarked);
    expect(kept.outcome).toBe('made');
    const ended = ask('ann', 'ended', { endsUnwanted: true });
    const next = ask('bob', 'next');
    ended.setWanted(false);
    await settle();
    expect(ended.outcome).toBe('busy');
    expect(running()).toHaveLength(1);
    await fakes.end('next', watermarked);
    expect(next.outcome).toBe('made');
  });
});
