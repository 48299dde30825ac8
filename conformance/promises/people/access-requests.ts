// The limits of requests for access.
import { z } from 'zod';
import { entries } from '../access/sight.ts';
import { group } from '../../cases/sharing.ts';
import type { PromiseCheck } from '../checks.ts';

const tasks = z.array(z.looseObject({ id: z.string(), userId: z.string().optional() }));

const limited: PromiseCheck = async (scene) => {
  const { who, id: userId } = await scene.guest('viewer');
  const ask = () => scene.room.callOnce({ id: 'requestAccess', who, json: { itemId: scene.room.name('Nothing') } });
  for (let at = 1; at <= 10; at += 1)
    scene.holds((await ask()).status === 204, 'within a day', `request ${at} is refused`);
  const own = (await scene.read(tasks, { id: 'listMyTasks' })).filter((one) => one.userId === userId);
  for (const { id } of own.slice(5)) await scene.must({ id: 'declineAccess', params: { id } });
  const { status, headers } = await ask();
  scene.holds(status === 429, 'after ten requests within a day', `the eleventh is ${status}`);
  const seconds = Number(headers.get('retry-after'));
  const isRight = seconds <= 86_400 && seconds > 82_800;
  scene.holds(isRight, 'after ten requests within an hour', `one more may come in ${seconds} seconds`);
  const other = await scene.guest('viewer');
  const items = [scene.room.name('Nothing'), scene.room.name('Nothing')];
  const statuses = [];
  for (let at = 0; at <= 12; at += 1) {
    // The first of each item is no other reason.
    const json = { itemId: items[at % 2], note: `The reason ${at}` };
    statuses.push((await scene.room.callOnce({ id: 'requestAccess', who: other.who, json })).status);
  }
  const areTen = statuses.pop() === 429 && statuses.every((one) => one === 204);
  scene.holds(areTen, 'after ten other reasons for two', 'the eleventh is taken, or one before is not');
  const log = await scene.read(entries, { id: 'listAuditLogs' });
  const logged = log.filter((one) => one.activityType === 'access_requested' && one.userId === other.id).length;
  scene.holds(logged === 12, 'after two requests and ten other reasons', `${logged} are in the audit log`);
};

/** Who asks from outside of the networks of their group does not see what it gives. */
export const fromElsewhere: PromiseCheck = async (scene) => {
  const { who, id } = await scene.guest('viewer');
  const itemId = await scene.room.document({ accessLevel: 'confidential' });
  const groupId = await group(scene.room, [id]);
  const networksAre = (...networks: readonly object[]) =>
    scene.must({ id: 'updateGroup', params: { id: groupId }, json: { networks } });
  await networksAre({ cidr: '192.0.2.0/24', note: '' });
  const grant = { documentId: itemId, groupId, canRead: true, canDownload: false };
  await scene.must({ id: 'grantDocumentPermission', json: grant });
  await scene.must({ id: 'requestAccess', who, json: { itemId } });
  const waits = async () => (await scene.read(tasks, { id: 'listMyTasks' })).some((one) => one.userId === id);
  scene.holds(await waits(), 'from outside of the networks of a group that has access', 'the request does not wait');
  await networksAre();
  scene.holds(!(await waits()), 'once that group has no networks', 'the request waits still');
};

export const accessRequestChecks: Readonly<Record<string, PromiseCheck>> = { 'requestAccess limited': limited };
