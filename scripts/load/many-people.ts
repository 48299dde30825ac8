// L1: fifty users in a data room of a thousand documents; four of five calls read, one writes.
import { z } from 'zod';
import type { Role } from '#core/records/records.ts';
import type { TestClient } from '#server/testing/client.ts';
import * as room from '#server/testing/room.ts';
import { exactly, type Figure, quantile, figureOf } from './figure.ts';
import { inTurns } from './in-turns.ts';
import type { LoadedServer } from './loaded-server.ts';

const roles: readonly Role[] = ['admin', 'manager', 'analyst', 'viewer'];
const documents = 1000;

interface Person {
  client: TestClient;
  maySettle: boolean;
}

export async function manyPeople(server: LoadedServer, seconds: number): Promise<Figure[]> {
  const admin = await server.signInAs('admin');
  const ids = await inTurns(
    Array.from({ length: documents }, (_, at) => `Document ${at}.html`),
    16,
    async (name) => (await room.addDocument(admin, { name })).id,
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
  const listed = z.array(z.unknown()).parse((await admin.request('/api/documents')).json()).length;
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
  const json = { accessLevel: 'public', downloadRestricted: false, printingRestricted: at % 2 === 0 };
  return (await client.request(`/api/documents/${id}/settings`, { method: 'PUT', json })).status;
}

const inMilliseconds = (times: readonly number[]) =>
  `${Math.round(quantile(times, 0.5))} ms, ${Math.round(quantile(times, 0.99))} ms`;
