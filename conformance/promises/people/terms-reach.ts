// Whom terms concern, together with what else happens to groups, versions and people.
import { z } from 'zod';
import { newTerms, nextTerms, published } from '../../cases/terms.ts';
import { group } from '../../cases/sharing.ts';
import type { PromiseCheck } from '../checks.ts';
import { NotTried } from '../../suite/run.ts';
import { jsonOf } from '../../target.ts';
import type { Person, Scene } from '../scene.ts';
import { isIn } from './policy.ts';
import { accept } from './terms.ts';

const withId = z.looseObject({ id: z.string() });
const accepted = z.looseObject({ acceptances: z.array(z.looseObject({ userId: z.string() })) });
const withdraw = (scene: Scene, id: string) => scene.must({ id: 'withdrawTerms', params: { id } });
const isAsked = (scene: Scene, when: string, { who }: Person) => scene.answers(401, when, { id: 'listFolders', who });

const ofGroups: PromiseCheck = async (scene) => {
  const { room } = scene;
  const [manager, other] = [await scene.guest('manager'), await scene.guest('manager')];
  const groupId = await group(room, [manager.id]);
  const limit = (json: object) => scene.must({ id: 'updateGroup', params: { id: groupId }, json });
  await limit({ suspended: true, expiresAt: room.timeIn(60) });
  const id = await published(room, groupId);
  await isAsked(scene, 'of the terms of a suspended group', manager);
  await limit({ suspended: false });
  if (scene.target.advance) await room.advance(61);
  await isAsked(scene, 'of the terms of a group that has ended', manager);
  await scene.must(await nextTerms(room, id, 1, await group(room, [other.id])));
  await isIn(scene, 'after the next version was for another group', manager);
  await isAsked(scene, 'after the next version was for their group', other);
  await withdraw(scene, id);
};

const again: PromiseCheck = async (scene) => {
  const call = { id: 'publishTerms', ...(await newTerms(scene.room)) };
  await withdraw(scene, await scene.room.idOf(call));
  const answer = await scene.answers(201, 'of the same terms once they were withdrawn', call);
  await withdraw(scene, withId.parse(jsonOf(answer)).id);
  const publisher = await scene.guest('admin');
  const own = await newTerms(scene.room, await group(scene.room, [publisher.id]));
  const id = await scene.room.idOf({ id: 'publishTerms', who: publisher.who, ...own });
  await isAsked(scene, 'of their publisher', publisher);
  await scene.must({ id: 'logout', who: publisher.who });
  await withdraw(scene, id);
  await isAsked(scene, 'once they were withdrawn, of who had signed out meanwhile', publisher);
};

const several: PromiseCheck = async (scene) => {
  const { room, target } = scene;
  if (!target.acceptTerms) throw new NotTried('the suite cannot accept terms there');
  const person = await scene.guest('viewer');
  const first = await published(room, await group(room, [person.id]));
  await accept(scene, person);
  await isIn(scene, 'after they were accepted', person);
  const second = await published(room, await group(room, [person.id]));
  await isAsked(scene, 'after other terms had been accepted', person);
  await withdraw(scene, second);
  await scene.must({ id: 'deactivateUser', params: { id: person.id } });
  const { acceptances } = await scene.read(accepted, { id: 'getTermsVersion', params: { id: first, version: '1' } });
  const isNamed = acceptances.some(({ userId }) => userId === person.id);
  scene.holds(isNamed, 'after who accepted them was deactivated', 'the acceptance is gone');
  await withdraw(scene, first);
};

export const termsReachChecks: Readonly<Record<string, PromiseCheck>> = {
  'publishTerms of-groups': ofGroups,
  'publishTerms once-more': again,
  'publishTerms several': several,
};
