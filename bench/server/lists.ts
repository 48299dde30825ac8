// The time to answer the list of documents, unchanged and just after a change.
import { OURS, type BenchOptions, type Sample } from '../samples.ts';
import { BARE_NODE, NGINX, paths, PLAIN_KOA } from './contestants.ts';
import { CHANGED_LIST, LIST } from './server-measures.ts';
import { callsPerSecond } from './rate.ts';
import { sample, serving, type Stage } from './stage.ts';
import { transfer } from './transfer.ts';
import { changeOurs } from './writes.ts';

const CONNECTIONS = 10;

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
      samples.push(
        sample(
          LIST,
          documents,
          name,
          'req/s',
          await callsPerSecond({ url: list, headers, connections: CONNECTIONS, seconds: 1 }),
        ),
      );
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
