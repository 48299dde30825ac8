// Users work on a cluster, and their observations are checked for one consistent order of events: rights are given and
// revoked, documents renamed and read, each request on another server.
import type { TestClient } from '../client.ts';
import { addDocument, grant } from '../room.ts';
import type { Cluster } from './cluster.ts';
import { contradiction, type Seen, type Written } from './single-writer.ts';

export interface Story {
  changes: number;
  readings: number;
  /** The number of changes with an unknown outcome. */
  unknown: number;
  /** Observations that fit no order. */
  contradictions: string[];
}

interface History<V> {
  first: V;
  writes: Written<V>[];
  reads: Seen<V>[];
}

const historyOf = <V>(first: V): History<V> => ({ first, writes: [], reads: [] });
const now = () => performance.now();

/** @param meanwhile acts on the servers; the test ends when it does. Two users work on each document. */
export async function playStory(cluster: Cluster, meanwhile: () => Promise<void>, documents: number): Promise<Story> {
  const admin = await cluster.signInAs('admin');
  const viewer = await cluster.signInAs('viewer');
  const { id: viewerId } = (await viewer.request('/api/auth/user')).json() as { id: string };
  const places = await Promise.all(
    Array.from({ length: documents }, (_, at) =>
      addDocument(admin, { name: `Begin ${at}.html`, accessLevel: 'confidential' }),
    ),
  );
  const histories = places.map(({ id, name }) => ({ id, right: historyOf<boolean>(false), name: historyOf(name) }));
  let isOver = false;
  const ending = meanwhile().finally(() => (isOver = true));
  await Promise.all(
    histories.flatMap(({ id, right, name }) => [
      change({ admin: admin.copy(), id, viewerId, right, name }, () => isOver),
      read({ admin: admin.copy(), viewer: viewer.copy(), id, right, name }, () => isOver),
    ]),
  );
  await ending;
  const all = histories.flatMap(({ right, name }) => [right, name]);
  const writes = all.flatMap((one) => one.writes as Written<unknown>[]);
  return {
    changes: writes.length,
    readings: all.reduce((sum, { reads }) => sum + reads.length, 0),
    unknown: writes.filter(({ isKnown }) => !isKnown).length,
    contradictions: histories.flatMap(({ right, name }) =>
      [
        contradiction(right.first, right.writes, right.reads) ?? [],
        contradiction(name.first, name.writes, name.reads) ?? [],
      ].flat(),
    ),
  };
}

interface Place {
  admin: TestClient;
  id: string;
  right: History<boolean>;
  name: History<string>;
}

async function change(place: Place & { viewerId: string }, isOver: () => boolean): Promise<void> {
  const { admin, id, viewerId, right, name } = place;
  for (let turn = 1; !isOver(); turn += 1) {
    const named = `Turn ${turn}.html`;
    await written(right, true, () => grant(admin, id, viewerId, { canRead: true, canDownload: false }));
    await written(name, named, () => admin.request(`/api/documents/${id}`, { method: 'PUT', json: { name: named } }));
    await written(right, false, () =>
      admin.request(`/api/permissions/document/${id}/${viewerId}`, { method: 'DELETE' }),
    );
  }
}

/** A change. A refusal changed nothing; any other failure may have changed something. */
async function written<V>(history: History<V>, value: V, call: () => Promise<{ status: number }>): Promise<void> {
  const start = now();
  const status = await call().then(
    (answer) => answer.status,
    () => 0,
  );
  const isKnown = status >= 200 && status < 300;
  history.writes.push({ value, start, end: now(), isKnown });
}

async function read(place: Place & { viewer: TestClient }, isOver: () => boolean): Promise<void> {
  const { admin, viewer, id, right, name } = place;
  while (!isOver()) {
    await seen(right, async () => {
      const { status } = await viewer.request(`/api/documents/${id}/versions`);
      return status === 200 ? true : status === 403 || status === 404 ? false : null;
    });
    await seen(name, async () => {
      const answer = await admin.request('/api/documents');
      if (answer.status !== 200) return null;
      return (answer.json() as { id: string; name: string }[]).find((one) => one.id === id)?.name ?? null;
    });
  }
}

/** A failed read (null) proves nothing. */
async function seen<V>(history: History<V>, read: () => Promise<V | null>): Promise<void> {
  const start = now();
  const value = await read().catch(() => null);
  if (value !== null) history.reads.push({ value, start, end: now() });
}
