// Requests for approval: who is sent a mail, and what is left of one that was withdrawn.
import { z } from 'zod';
import { newestOf, pending, unapproved } from '../../cases/evidence.ts';
import type { PromiseCheck } from '../checks.ts';
import { written } from '../people/tasks.ts';

const editions = z.array(z.looseObject({ approval: z.looseObject({ state: z.string() }).optional() }));

const mailed: PromiseCheck = async (scene) => {
  const { room } = scene;
  const [one, other] = [await scene.guest('manager'), await scene.guest('manager')];
  await room.policy.needOneApprover();
  const { id } = await unapproved(room, 'admin');
  const json = { ...(await newestOf(room, id)), approverIds: [one.id] };
  const made = await written(scene, () => scene.must({ id: 'requestApproval', params: { id }, json }));
  const to = made.flatMap((mail) => (mail.kind === 'approval' ? mail.to : []));
  scene.holds(to.includes(one.email), 'after approval of one of two was asked for', 'they are sent no mail');
  scene.holds(!to.includes(other.email), 'after approval of one of two was asked for', 'the other is sent a mail');
};

const noRejection: PromiseCheck = async (scene) => {
  const { id, requestId } = await pending(scene.room, 'admin');
  await scene.must({ id: 'withdrawApproval', who: 'manager', params: { id: requestId } });
  const [edition] = await scene.read(editions, { id: 'listDocumentVersions', who: 'manager', params: { id } });
  const isRejected = edition?.approval?.state === 'rejected';
  scene.holds(!isRejected, 'after a request was withdrawn', 'its version is said to be rejected');
};

export const askingChecks: Readonly<Record<string, PromiseCheck>> = {
  'requestApproval mailed': mailed,
  'withdrawApproval no-rejection': noRejection,
};
