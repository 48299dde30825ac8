// Hashes and judges passwords one after the other in a thread of its own, so that floods delay only other sign-ins.
import { Worker } from 'node:worker_threads';
import * as z from 'zod';
import { FairQueue } from '../../pool/fair-queue.ts';

export interface Scrypt {
  password: string;
  salt: Uint8Array;
  length: number;
  options: { N: number; r: number; p: number; maxmem: number };
}

interface Judged {
  text: string;
  /** The user's own. */
  words: readonly string[];
}

type Work = { derive: Scrypt } | { judge: Judged };

interface Job {
  /** The caller: callers take turns, one job each. */
  reader: string;
  work: Work;
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

const answer = z.union([z.object({ fault: z.string() }), z.object({ value: z.unknown() })]);
const key = z.instanceof(Uint8Array);
const judgement = z.object({ guessesLog10: z.number(), kinds: z.array(z.string()) });

export class QueueFull extends Error {
  override readonly name = 'QueueFull';
}

/** Half a minute of work for one address, and about a minute for all. */
const turns = new FairQueue<Job>({ each: 100, all: 500 });
let thread: Worker | null = null;
let running: Job | null = null;

/** @throws QueueFull if too many are waiting. */
export const derive = async (input: Scrypt, who: string) => key.parse(await done({ derive: input }, who));

/** The guesses that a password takes as a power of ten, and what it is made of. @throws QueueFull */
export const judge = async (input: Judged, who: string) => judgement.parse(await done({ judge: input }, who));

function done(work: Work, who: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (turns.add({ reader: who, work, resolve, reject })) goOn();
    else reject(new QueueFull('Too many wait already'));
  });
}

function goOn(): void {
  if (running) return;
  running = turns.take(() => true);
  if (!running) {
    thread?.unref();
    return;
  }
  thread ??= start();
  thread.ref();
  thread.postMessage(running.work);
}

function start(): Worker {
  const worker = new Worker(new URL('./password-thread.mjs', import.meta.url), { execArgv: [] });
  worker.on('message', (message) => {
    const reply = answer.parse(message);
    if ('fault' in reply) end((job) => job.reject(new Error(reply.fault)));
    else end((job) => job.resolve(reply.value));
  });
  // If the thread ends, the password in progress fails.
  const lose = (error: Error) => {
    if (thread !== worker) return;
    thread = null;
    end((job) => job.reject(error));
  };
  worker.on('error', lose);
  worker.on('exit', () => lose(new Error('The thread for passwords ended')));
  return worker;
}

function end(settle: (job: Job) => void): void {
  const job = running;
  running = null;
  if (job) settle(job);
  goOn();
}
