// Opens every bomb on a server in its own process while others work: it may cost only its own preview. One bomb here,
// all of them in the long rounds.
import os from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '#server/testing/client.ts';
import { launchServer, type LaunchedServer } from '#server/testing/launch-server.ts';
import { watchMemory } from '#server/testing/process-tree.ts';
import * as room from '#server/testing/room.ts';
import { casesOf, isDeep } from '#server/testing/deep.ts';
import { plainPdf } from './testing/awkward-pdfs.ts';
import { bombs } from './testing/bombs/bombs.ts';

const chosen = casesOf(bombs(isDeep));
const isLinux = os.platform() === 'linux';

let server: LaunchedServer;
let manager: TestClient;
let analyst: TestClient;
let viewer: TestClient;

beforeAll(async () => {
  // The other users make more calls than the default allows.
  const settings = { SEED: 'empty', LOG_LEVEL: 'silent', API_CALLS_PER_MINUTE: '1000000' };
  server = await launchServer({ settings });
  [manager, analyst, viewer] = await Promise.all([
    server.signInAs('manager'),
    server.signInAs('analyst'),
    server.signInAs('viewer'),
  ]);
}, 120_000);

afterAll(() => server.remove());

const preview = (client: TestClient, id: string) => client.request(`/api/documents/${id}/preview`);

/** A document that all may view, and hardly anyone may download. */
async function add(name: string, type: string, bytes: Uint8Array): Promise<string> {
  const document = await room.addDocument(manager, { name, mimeType: type, downloadRestricted: true }, bytes);
  return document.id;
}

/** Other users' work, until the test ends it. */
async function work(isOver: () => boolean, honest: string): Promise<number[]> {
  const statuses: number[] = [];
  do {
    statuses.push((await analyst.request('/api/documents')).status);
    statuses.push((await manager.request('/api/folders', { json: { name: `Folder ${statuses.length}` } })).status);
    statuses.push((await preview(analyst, honest)).status);
  } while (!isOver());
  return statuses;
}

const count = (statuses: readonly number[], known: readonly number[]) =>
  statuses.filter((status) => !known.includes(status));

describe('bombs', () => {
  it.runIf(isDeep)(
    'cost their own preview and nothing else, however many are opened at a time',
    async () => {
      const honest = await add('Plan.pdf', 'application/pdf', await plainPdf(3));
      const ids: string[] = [];
      for (const [index, bomb] of chosen.entries())
        ids.push(await add(`${index} ${bomb.name}`, bomb.type, await bomb.make()));
      const memory = isLinux ? watchMemory(server.pid) : null;
      let isOver = false;
      const working = work(() => isOver, honest);
      // A few at a time, like one user with many tabs; all at once would be answered with 503.
      const statuses: number[] = [];
      for (let at = 0; at < ids.length; at += 20) {
        const answers = await Promise.all(ids.slice(at, at + 20).map((id) => preview(viewer, id)));
        statuses.push(...answers.map(({ status }) => status));
      }
      isOver = true;
      expect(count(statuses, [200, 415, 503])).toEqual([]);
      expect(count(await working, [200, 201])).toEqual([]);
      expect(server.hasEnded()).toBe(false);
      const peaks = memory?.stop();
      if (peaks) {
        expect(peaks.own).toBeLessThan(400);
        expect(peaks.all).toBeLessThan(1024);
      }
    },
    isDeep ? 900_000 : 180_000,
  );

  it('opened by many users at once, a different one each, are all answered, if only with "try again later"', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 32; at++)
      ids.push(await add(`Broken ${at}.pdf`, 'application/pdf', Buffer.from(`%PDF-1.7 ${at}`)));
    const answers = await Promise.all(ids.map((id) => preview(viewer, id)));
    const late = answers.filter(({ status }) => status === 503);
    expect(
      count(
        answers.map(({ status }) => status),
        [415, 503],
      ),
    ).toEqual([]);
    for (const answer of late) {
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(room.problemSchema.parse(answer.json())).toMatchObject({ code: 'unavailable' });
    }
  }, 60_000);
});
