// Spans of time, from the moment that begins them: neither calendar days nor months.
import { z } from 'zod';
import type { PromiseCheck } from '../checks.ts';
import type { Scene } from '../scene.ts';

const day = 86_400;
const tasks = z.array(z.looseObject({ id: z.string(), documentId: z.string().nullable() }));

const counts = z.looseObject({ downloads: z.number().optional(), matched: z.number().nullish() });

/** Lets days pass, in which the four go on using their sessions. */
export async function pass(scene: Scene, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 6 * day) {
    await scene.room.advance(Math.min(left, 6 * day));
    await scene.room.signEverybodyIn();
  }
}

const thirtyDays: PromiseCheck = async (scene) => {
  const itemId = await scene.room.document({ accessLevel: 'confidential' });
  const { who } = await scene.guest('viewer');
  await scene.must({ id: 'requestAccess', who, json: { itemId, note: 'Please' } });
  const isThere = async () =>
    (await scene.read(tasks, { id: 'listMyTasks' })).some(({ documentId }) => documentId === itemId);
  await pass(scene, 30 * day - 60);
  scene.holds(await isThere(), 'a minute before thirty days', 'the request is no task');
  await pass(scene, 61);
  scene.holds(!(await isThere()), 'after thirty days', 'the request is a task');
  const { downloads } = await scene.read(counts, { id: 'getDashboardMetrics' });
  const query = { types: 'document_download', from: scene.room.timeIn(-30 * day), limit: '1' };
  const { matched } = await scene.read(counts, { id: 'searchAuditLogs', query });
  const areAll = matched == null || matched === downloads;
  scene.holds(areAll, 'of thirty days', `the dashboard counts ${downloads} downloads, and the log has ${matched}`);
};

const oneDay: PromiseCheck = async (scene) => {
  const { who, id: userId } = await scene.guest('viewer');
  const ask = (status: number, when: string) =>
    scene.answers(status, when, { id: 'requestAccess', who, json: { itemId: scene.room.name('nothing') } });
  // From before midnight on, wherever the clock is.
  for (let asked = 0; asked < 9; asked += 1) await ask(204, `of request ${asked + 1}`);
  await pass(scene, 16 * 3600);
  await ask(204, 'of the tenth within a day');
  await pass(scene, 7 * 3600);
  const waiting = (await scene.read(tasks, { id: 'listMyTasks' })).filter((task) => task['userId'] === userId);
  for (const { id } of waiting) await scene.must({ id: 'declineAccess', params: { id } });
  await ask(429, 'of the eleventh within a day, with none that waits');
  await pass(scene, 3600);
  await ask(204, 'a day after nine of ten');
};

export const spanChecks: Readonly<Record<string, PromiseCheck>> = {
  'requestAccess thirty-days': thirtyDays,
  'requestAccess one-day': oneDay,
};
