// How fast the list of documents is answered: when nothing has changed, and just after a change.
import autocannon from 'autocannon';
import { OURS, type BenchOptions, type Sample } from '../samples.ts';
import { BARE_NODE, NGINX, paths, PLAIN_KOA } from './contestants.ts';
import { CHANGED_LIST, LIST } from './measures.ts';
import { sample, serving, type Stage } from './stage.ts';
import { transfer } from './transfer.ts';
import { changeOurs } from './writes.ts';

const CONNECTIONS = 10;

/** Requests a second. @throws Error when any answer is not 200 */
async function rate(url: string, headers: Record<string, string>): Promise<number> {
  const { non2xx, errors, requests, duration } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: 1,
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx + errors} of ${requests.total} calls failed`);
  return requests.total / duration;
}

export async function measureLists(stage: Stage, { quick }: BenchOptions): Promise<Sample[]> {
  const { ours, documents } = stage;
  const url = `${ours.url}/api/documents`;
  const contestants: { name: string; list: string; headers?: Record<string, string> }[] = [
    ...serving(stage, { koa: PLAIN_KOA, node: `${BARE_NODE}, one buffer`, nginx: NGINX }),
    { name: OURS, list: url, headers: { cookie: ours.cookies.admin } },
    { name: `${OURS}, viewer`, list: url, headers: { cookie: ours.cookies.viewer } },
    { name: `${OURS}, compressed`, list: url, headers: { cookie: ours.cookies.admin, 'accept-encoding': 'gzip, br' } },
  ];
  const samples: Sample[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    for (const { name, list, headers = {} } of contestants) {
      samples.push(sample(LIST, documents, name, 'req/s', await rate(list, headers)));
    }
  }
  return samples;
}

export async function measureChangedLists(stage: Stage, { quick }: BenchOptions): Promise<Sample[]> {
  const { ours, others, documents } = stage;
  const url = `${ours.url}/api/documents`;
  const ourList = (role: 'admin' | 'viewer', more = {}) => ({
    change: (at: number) => changeOurs(ours, at),
    list: { url, headers: { cookie: ours.cookies[role], ...more } },
  });
  const contestants = {
    [PLAIN_KOA]: {
      change: () => transfer({ url: `${others.koa.url}${paths.document}`, method: 'PUT' }),
      list: { url: `${others.koa.url}${paths.list}` },
    },
    [OURS]: ourList('admin'),
    [`${OURS}, viewer`]: ourList('viewer'),
    [`${OURS}, compressed`]: ourList('admin', { 'accept-encoding': 'gzip, br' }),
  };
  const samples: Sample[] = [];
  for (let round = 0; round < (quick ? 3 : 15); round += 1) {
    for (const [name, { change, list }] of Object.entries(contestants)) {
      await change(round);
      samples.push(sample(CHANGED_LIST, documents, name, 'ms', (await transfer(list)).milliseconds));
    }
  }
  return samples;
}
