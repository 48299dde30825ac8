// An uninvolved user in a separate process requests their own account at a steady pace, independent of earlier answers.
// At the end the process returns the milliseconds of each request.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { fileURLToPath } from 'node:url';

const PACE_MS = 20;
/** As browsers do. */
const agent = new Agent({ keepAlive: true, maxSockets: 6 });

export interface Bystander {
  /** The milliseconds of each request. */
  stop(): Promise<number[]>;
}

export async function startBystander(url: URL, cookie: string): Promise<Bystander> {
  const process = fork(fileURLToPath(import.meta.url), [new URL('/api/auth/user', url).href, cookie], {
    execArgv: ['--import', 'tsx'],
  });
  await once(process, 'message');
  return { stop: () => timesOf(process) };
}

async function timesOf(process: ChildProcess): Promise<number[]> {
  process.send('stop');
  const [times] = (await once(process, 'message')) as [number[]];
  await once(process, 'exit');
  return times;
}

/** If the server has closed a kept connection, a new one is used, as in browsers. */
async function measure(url: string, cookie: string, begun = performance.now()): Promise<number> {
  const outgoing = request(url, { headers: { cookie }, agent }).end();
  try {
    return await answered(outgoing, begun);
  } catch (error) {
    if (outgoing.reusedSocket) return measure(url, cookie, begun);
    throw error;
  }
}

async function answered(outgoing: ClientRequest, begun: number): Promise<number> {
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`Somebody else was answered ${response.statusCode ?? 0}`);
  return performance.now() - begun;
}

async function run(url: string, cookie: string): Promise<void> {
  const times: number[] = [];
  const requests: Promise<void>[] = [];
  const end = new AbortController();
  process.once('message', () => end.abort());
  process.send?.('ready');
  while (!end.signal.aborted) {
    requests.push(measure(url, cookie).then((ms) => void times.push(ms)));
    await new Promise((resolve) => void setTimeout(resolve, PACE_MS));
  }
  await Promise.all(requests);
  process.send?.(times);
  process.disconnect();
  agent.destroy();
}

const [, program, url = '', cookie = ''] = process.argv;
if (program === fileURLToPath(import.meta.url)) await run(url, cookie);
