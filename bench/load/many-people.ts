// L1: fifty users in a data room of a thousand documents; four of five calls read, one writes.
import PQueue from 'p-queue';
import type { Role } from '#core/records/records.ts';
import { dataOf, type TestClient } from '#server/testing/client.ts';
import * as room from '#server/testing/room.ts';
import { quantile } from '../report.ts';
import { exactly, type Figure, figureOf } from './figure.ts';
import type { LoadedServer } from './loaded-server.ts';

const roles: readonly Role[] = ['admin', 'manager', 'analyst', 'viewer'];
const documents = 1000;

interface Person {
  client: TestClient;
  maySettle: boolean;
}

export async function manyPeople(server: LoadedServer, seconds: number): Promise<Figure[]> {
  const admin = await server.signInAs('admin');
  const ids = await new PQueue({ concurrency: 16 }).addAll(
    Array.from({ length: documents }, (_, at) => async () => {
      return (await room.addDocument(admin, { name: `Document ${at}.html` })).id;
    }),
  );
  const people: Person[] = [];
  for (let at = 0; at < 50; at += 1) {
    const role = roles[at % roles.length] ?? 'viewer';
    people.push({ client: await server.signInAs(role), maySettle: at % roles.length < 2 });
  }
  const took = { read: [] as number[], write: [] as number[] };
  const statuses = new Map<number, number>();
  const end = performance.now() + seconds * 1000;
  const work = async (person: Person, start: number) => {
    for (let at = start; performance.now() < end; at += 1) {
      const kind = at % 5 === 0 ? 'write' : 'read';
      const begun = performance.now();
      const id = ids[(at * 37) % ids.length] ?? '';
      const status = kind === 'write' ? await write(person, id, at) : await read(person, id, at);
      took[kind].push(performance.now() - begun);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(people.map(work));
  const listed = (await dataOf(admin.api.GET('/api/documents'))).length;
  const calls = took.read.length + took.write.length;
  const isFault = ([status]: [number, number]) => status >= 500;
  const isRefused = ([status]: [number, number]) => status >= 400 && status < 500;
  const sum = (rows: [number, number][]) => rows.reduce((total, [, count]) => total + count, 0);
  return [
    exactly(`answers of 5xx in ${seconds} s`, 0, sum([...statuses].filter(isFault))),
    exactly('answers of 4xx', 0, sum([...statuses].filter(isRefused))),
    exactly('faults in the log', 0, server.faults().length),
    exactly('documents listed afterwards', documents, listed),
    figureOf(
      'calls a second',
      `${Math.round(calls / seconds)} (${took.read.length} reads, ${took.write.length} writes)`,
    ),
    figureOf('reads, median and 99 of 100', inMilliseconds(took.read)),
    figureOf('writes, median and 99 of 100', inMilliseconds(took.write)),
  ];
}

async function read({ client }: Person, id: string, at: number): Promise<number> {
  const paths = ['/api/documents', `/api/documents/${id}/download`, '/api/folders', `/api/documents/${id}/versions`];
  return (await client.request(paths[at % paths.length] ?? '')).status;
}

/** Users who may change settings do so; the others write by downloading, which is audited. */
async function write({ client, maySettle }: Person, id: string, at: number): Promise<number> {
  if (!maySettle) return (await client.request(`/api/documents/${id}/download`)).status;
  const body = { accessLevel: 'public', downloadRestricted: false, printingRestricted: at % 2 === 0 } as const;
  const { response } = await client.api.PUT('/api/documents/{id}/settings', { params: { path: { id } }, body });
  return response.status;
}

const inMilliseconds = (times: readonly number[]) =>
  `${Math.round(quantile(times, 0.5))} ms, ${Math.round(quantile(times, 0.99))} ms`;
