// The outbox: text that mails leave out, and mails about finished matters.
import { z } from 'zod';
import { group } from '../../cases/sharing.ts';
import { published } from '../../cases/terms.ts';
import { boundToNetwork } from '../../room/policy.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Person, Scene } from '../scene.ts';
import { mails } from './tasks.ts';

const invited = z.looseObject({ invitation: z.looseObject({ link: z.string() }) });

const over: PromiseCheck = async (scene) => {
  const [to, { email }] = [scene.room.email(), await scene.guest('viewer')];
  const json = { firstName: 'Noor', lastName: 'Haddad', email: to, role: 'viewer' };
  const { invitation } = await scene.read(invited, { id: 'createUser', json });
  const invitations = (await scene.read(mails, { id: 'listOutbox' })).filter(({ kind }) => kind === 'invitation');
  const waiting = invitations.find((one) => one.to === to);
  const isHidden = !waiting?.text?.includes(invitation.link.split('=').at(-1) ?? '');
  scene.holds(isHidden, 'of an invitation', 'the outbox shows its link');
  const followed = invitations.find((one) => one.to === email);
  scene.holds(followed?.text === null, 'after an invitation was followed', 'the mail about it says something still');
  const { itemId, asker, manager, mailTo } = await accessRequest(scene);
  const grant = { documentId: itemId, userId: asker.id, canRead: true, canDownload: false };
  await scene.must({ id: 'grantDocumentPermission', json: grant });
  const isOver = (await mailTo(manager)) === null;
  scene.holds(isOver, 'after access was given that was asked for', 'the mail about it says something still');
};

/** A request for access, with a reason, of which a manager is sent a mail. */
async function accessRequest(scene: Scene) {
  const { room } = scene;
  const [asker, manager] = [await scene.guest('viewer'), await scene.guest('manager')];
  const [itemId, reason] = [await room.document({ accessLevel: 'confidential' }), room.name('Reason')];
  await scene.must({ id: 'requestAccess', who: asker.who, json: { itemId, note: reason } });
  const mailTo = async ({ email }: Person) =>
    (await scene.read(mails, { id: 'listOutbox' })).find(({ kind, to }) => kind === 'request' && to === email)?.text;
  return { itemId, reason, asker, manager, mailTo };
}

const keptOut: PromiseCheck = async (scene) => {
  const { room } = scene;
  const { reason, manager, mailTo } = await accessRequest(scene);
  const isLeftOut = async (when: string) => {
    const isQuoted = (await mailTo(manager))?.includes(reason) ?? false;
    scene.holds(!isQuoted, when, 'a mail has what somebody else wrote');
  };
  const id = await published(room, await group(room, [manager.id]));
  await isLeftOut('to a manager with terms to accept');
  await scene.must({ id: 'withdrawTerms', params: { id } });
  await room.policy.during('admin', { networks: boundToNetwork('manager') }, () =>
    isLeftOut('to a manager whose role is bound to a network'),
  );
};

export const outboxChecks: Readonly<Record<string, PromiseCheck>> = {
  'listOutbox over': over,
  'listOutbox kept-out': keptOut,
};
