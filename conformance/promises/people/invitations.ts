// Fresh links of invitations.
import { z } from 'zod';
import { NotTried } from '../../suite/run.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Scene } from '../scene.ts';
import { pass } from './spans.ts';

const invitation = z.object({ link: z.string() });

/** @throws NotTried where a link leads nowhere */
function needsLinks({ target }: Scene): void {
  if (!target.enter || target.followsLinks === false)
    throw new NotTried('nobody comes in there by the link of an invitation');
}

/** Checks that the new link works and the old one does not. */
async function linkReplaces(scene: Scene, of: { id: string; email: string }, earlier: string, later: string) {
  scene.holds(later !== earlier, 'after an invitation was made afresh', 'the link is the same');
  const byEarlier = await scene.enter({ ...of, link: earlier }).catch(() => null);
  scene.holds(byEarlier === null, 'after an invitation was made afresh', 'the earlier link still lets in');
  const person = await scene.enter({ ...of, link: later });
  await scene.answers(200, 'after the new link was followed', { id: 'getCurrentUser', who: person.who });
}

const reissued: PromiseCheck = async (scene) => {
  needsLinks(scene);
  const email = scene.room.email();
  const json = { firstName: 'Noor', lastName: 'Haddad', email, role: 'viewer' };
  const shape = z.object({ id: z.string(), invitation });
  const answer = shape.safeParse(await scene.read(z.unknown(), { id: 'createUser', json }));
  if (!answer.success) throw new NotTried('invited users get no link here');
  const { id, invitation: earlier } = answer.data;
  const later = await scene.read(invitation, { id: 'reissueInvitation', params: { id } });
  await linkReplaces(scene, { id, email }, earlier.link, later.link);
  await scene.answers(409, 'of somebody who has come in', { id: 'reissueInvitation', params: { id } });
};

const sevenDays: PromiseCheck = async (scene) => {
  needsLinks(scene);
  const shape = z.object({ id: z.string(), email: z.string(), invitation });
  const invite = () => {
    const json = { firstName: 'Noor', lastName: 'Haddad', email: scene.room.email(), role: 'viewer' };
    return scene.read(shape, { id: 'createUser', json });
  };
  const people = [await invite(), await invite()];
  for (const [at, { invitation, ...person }] of people.entries()) {
    await pass(scene, at === 0 ? 7 * 86_400 - 60 : 61);
    const isIn = await scene.enter({ ...person, link: invitation.link }).then(
      () => true,
      () => false,
    );
    const when = at === 0 ? 'a minute before seven days' : 'after seven days';
    scene.holds(isIn === (at === 0), when, `the link ${isIn ? 'lets in' : 'opens nothing'}`);
  }
};

const invited = z.object({
  people: z.array(z.looseObject({ userId: z.string(), outcome: z.string(), link: z.string().nullable() })),
});

const renewed: PromiseCheck = async (scene) => {
  needsLinks(scene);
  const email = scene.room.email();
  const invite = async (renewLinks: boolean) => {
    const json = { people: [{ email }], role: 'viewer', renewLinks };
    const [person] = (await scene.read(invited, { id: 'inviteUsers', json })).people;
    return { id: person?.userId ?? '', outcome: person?.outcome ?? '', link: person?.link ?? '' };
  };
  const [first, same, later] = [await invite(true), await invite(false), await invite(true)];
  if (first.link === '') throw new NotTried('invited users get no link here');
  await linkReplaces(scene, { id: first.id, email }, first.link, later.link);
  const outcomes = [first, same, later, await invite(true)].map(
    (one) => `${one.outcome} ${one.link === '' ? '' : '+'}`,
  );
  const isRight = outcomes.join() === 'invited +,unchanged ,renewed +,unchanged ';
  scene.holds(isRight, 'before and after somebody came in', `the outcomes are ${outcomes.join()}`);
};

export const invitationChecks: Readonly<Record<string, PromiseCheck>> = {
  'reissueInvitation replaces': reissued,
  'reissueInvitation seven-days': sevenDays,
  'inviteUsers renewed': renewed,
};
