// Terms before entry: without accepting them, every call is refused until they are withdrawn.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { newTerms, nextTerms, published } from '../../cases/terms.ts';
import { group } from '../../cases/sharing.ts';
import type { PromiseCheck } from '../checks.ts';
import { errorInWords, NotTried } from '../../suite/run.ts';
import { textOf } from '../../target.ts';
import { timeOf } from '../access/sight.ts';
import type { Person, Scene } from '../scene.ts';
import { everyCall, isIn, isOut } from './policy.ts';

const withId = z.object({ id: z.string() });
const versions = z.array(z.object({ id: z.string(), version: z.number(), withdrawnAt: z.string().nullable() }));

const unanswered: PromiseCheck = async (scene) => {
  const [manager, viewer] = [await scene.guest('manager'), await scene.guest('viewer')];
  const all = await everyCall(scene, 'manager');
  const other = await group(scene.room, []);
  const id = await published(scene.room, await group(scene.room, [manager.id]), other);
  await isOut(scene, 'to somebody who has not accepted terms that concern them', manager.who, 401, all, 'manager');
  if (scene.has('listUserSessions')) {
    const params = { id: manager.id };
    const { length } = await scene.read(z.array(z.unknown()), { id: 'listUserSessions', params });
    scene.holds(length === 0, 'of somebody who has not accepted terms', `${length} sessions are listed as live`);
  }
  await isIn(scene, 'to somebody whom the terms do not concern', viewer, { who: 'admin' });
  const json = { addMemberIds: [viewer.id] };
  await scene.must({ id: 'updateGroup', params: { id: other }, json });
  const joined = 'after they came into another group of terms that they have not accepted';
  for (const call of ['getCurrentUser', 'listDocuments'])
    await scene.answers(401, joined, { id: call, who: viewer.who });
  await scene.must({ id: 'withdrawTerms', params: { id } });
};

const figures = z.array(z.object({ id: z.string(), asked: z.number(), accepted: z.number() }));
const accepted = z.object({
  ...{ userId: z.string(), email: z.string() },
  ...{ acceptedAt: z.string(), ipAddress: z.string().nullable() },
});
const edition = z.object({
  ...{
    title: z.string(),
    text: z.string(),
    sha256: z.string(),
    publishedAt: z.string(),
    endedAt: z.string().nullable(),
  },
  acceptances: z.array(accepted),
});
const editionOf = (scene: Scene, id: string, version: string) =>
  scene.read(edition, { id: 'getTermsVersion', params: { id, version } });

/** @returns the page that showed the terms */
export async function accept({ target }: Scene, { who }: Person): Promise<string | undefined> {
  return target.acceptTerms?.(who).catch((error: unknown) => {
    throw new NotTried(`terms could not be accepted: ${errorInWords(error)}`, { cause: error });
  });
}

/** How a page shows this text. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const counted: PromiseCheck = async (scene) => {
  const people = [await scene.guest('viewer'), await scene.guest('viewer')];
  // Who has left by then is not asked.
  const leaver = await scene.guest('viewer');
  const groupId = await group(
    scene.room,
    [...people, leaver].map(({ id }) => id),
  );
  const params = { id: leaver.id };
  if (scene.target.advance) {
    const expiresAt = scene.room.timeIn(60);
    await scene.must({ id: 'updateUserExpiry', params, json: { expiresAt } });
    await scene.room.advance(61);
  } else await scene.must({ id: 'deactivateUser', params });
  // One of them is in two of the groups.
  const other = await group(scene.room, [people[0]?.id ?? '']);
  const id = await published(scene.room, groupId, other);
  const expectFigures = async (when: string, asked: number, accepted: readonly string[]) => {
    const row = (await scene.read(figures, { id: 'listTerms' })).find((one) => one.id === id);
    const shown = `${row?.asked} asked, ${row?.accepted} accepted`;
    scene.holds(
      shown === `${asked} asked, ${asked === 0 ? 0 : accepted.length} accepted`,
      when,
      `the figures are ${shown}`,
    );
    const { acceptances, publishedAt } = await editionOf(scene, id, '1');
    const ids = acceptances.map(({ userId }) => userId);
    const areWitnessed = acceptances.every(
      ({ acceptedAt, ipAddress }) => timeOf(acceptedAt) > timeOf(publishedAt) && /[.:]/.test(ipAddress ?? ''),
    );
    const areNamed = acceptances.every(({ userId, email }) =>
      people.some((one) => one.id === userId && one.email === email),
    );
    scene.holds(areNamed, when, 'an acceptance has not the e-mail address of who accepted');
    scene.holds(areWitnessed, when, 'an acceptance does not say when or from which address it came');
    scene.holds(ids.join() === accepted.join(), when, `the acceptances are those of ${ids.join(', ') || 'nobody'}`);
  };
  const { text } = await editionOf(scene, id, '1');
  await expectFigures('before anybody of two has accepted them', 2, []);
  const accepted: string[] = [];
  for (const person of scene.target.acceptTerms ? people : []) {
    const page = await accept(scene, person);
    const isWhole = page?.includes(escaped(text)) ?? false;
    scene.holds(isWhole, 'on the page that asks for an answer', 'their text is another');
    accepted.unshift(person.id);
    await expectFigures(`after ${accepted.length} of two have accepted them`, 2, accepted);
  }
  if (accepted.length > 0) {
    const json = { removeMemberIds: [people[1]?.id] };
    await scene.must({ id: 'updateGroup', params: { id: groupId }, json });
    const row = (await scene.read(figures, { id: 'listTerms' })).find((one) => one.id === id);
    const shown = `${row?.asked} asked, ${row?.accepted} accepted`;
    const when = 'after one who had accepted them left the group';
    scene.holds(shown === '1 asked, 1 accepted', when, `the figures are ${shown}`);
    await scene.must({ id: 'updateGroup', params: { id: groupId }, json: { addMemberIds: json.removeMemberIds } });
    await scene.must(await nextTerms(scene.room, id, 1, groupId));
    for (const { who } of people)
      await scene.answers(401, 'after they have accepted the version before alone', { id: 'listFolders', who });
  }
  await scene.must({ id: 'withdrawTerms', params: { id } });
  await expectFigures('after they were withdrawn', 0, accepted);
};

const letsIn: PromiseCheck = async (scene) => {
  const viewer = await scene.guest('viewer');
  const id = await published(scene.room, await group(scene.room, [viewer.id]));
  await scene.answers(401, 'before they were withdrawn', { id: 'listFolders', who: viewer.who });
  await scene.must({ id: 'withdrawTerms', params: { id } });
  await isIn(scene, 'after the terms were withdrawn', viewer);
};

/** The row of these terms in the list. */
async function expectStanding(scene: Scene, when: string, id: string, version: number, isInForce: boolean) {
  const row = (await scene.read(versions, { id: 'listTerms' })).find((one) => one.id === id);
  const isSo = row?.version === version && (row.withdrawnAt === null) === isInForce;
  scene.holds(isSo, when, `they stand at ${JSON.stringify(row)}`);
}

const staysWithdrawn: PromiseCheck = async (scene) => {
  const id = await published(scene.room);
  await scene.must(await nextTerms(scene.room, id, '1-in-force'));
  await scene.must({ id: 'withdrawTerms', params: { id } });
  const when = 'after somebody else withdrew them meanwhile';
  await scene.answers(412, when, await nextTerms(scene.room, id, '2-in-force'));
  await expectStanding(scene, when, id, 2, false);
};

const isNotWithdrawn: PromiseCheck = async (scene) => {
  const id = await published(scene.room);
  await scene.must(await nextTerms(scene.room, id, 1));
  const withdraw = (on: number) => ({ id: 'withdrawTerms', params: { id }, headers: { 'if-match': `"${on}"` } });
  const when = 'after somebody else published a version meanwhile';
  await scene.answers(412, when, withdraw(1));
  await expectStanding(scene, when, id, 2, true);
  await scene.must(withdraw(2));
};

const oldestLoses: PromiseCheck = async (scene) => {
  const id = await published(scene.room);
  await scene.must(await nextTerms(scene.room, id, 1));
  const when = 'after somebody else published a version meanwhile';
  await scene.answers(412, when, await nextTerms(scene.room, id, 1));
  await expectStanding(scene, when, id, 2, true);
};

const asWritten: PromiseCheck = async (scene) => {
  const { json } = await newTerms(scene.room);
  const text = `Tell nobody.\n<b>Really</b>. ${'é'.repeat(51_000)}`;
  const call = (more: object) => ({ id: 'publishTerms', json: { ...(json as object), ...more } });
  await scene.answers(400, 'of more than 102,400 bytes', call({ text: text + 'é'.repeat(200) }));
  const id = await scene.room.idOf(call({ text }));
  const same = { id: 'publishTerms', json: { ...(json as object), text, groupIds: [await group(scene.room, [])] } };
  const other = await scene.answers(201, 'of the same text for another group', same);
  await scene.answers(201, 'of the same text under another title', call({ text, title: scene.room.name('Terms') }));
  const first = await editionOf(scene, id, '1');
  const isKept = first.text === text && first.sha256 === createHash('sha256').update(text).digest('hex');
  scene.holds(isKept, 'after terms were published', 'their text or its SHA-256 is another');
  if (scene.target.advance) await scene.room.advance(2);
  await scene.must(await nextTerms(scene.room, id, 1));
  if (scene.target.advance) await scene.room.advance(2);
  await scene.must({ id: 'withdrawTerms', params: { id } });
  await scene.must(await nextTerms(scene.room, id, 2));
  const ends = [];
  for (const version of ['1', '2', '3']) {
    const { title, publishedAt, endedAt } = await editionOf(scene, id, version);
    ends.push(endedAt !== null);
    const isNewer = version === '1' || timeOf(publishedAt) > timeOf(first.publishedAt);
    scene.holds(isNewer, `of version ${version} of three`, `it was published at ${publishedAt}, as the first`);
    const isOwn = (title === first.title) === (version === '1');
    scene.holds(isOwn, `of version ${version} of three`, `its title is ${title}`);
    const isLater =
      endedAt === null || !scene.target.advance || version === '1' || timeOf(endedAt) > timeOf(publishedAt);
    scene.holds(isLater, `of version ${version} of three`, 'it ended when it was published');
  }
  const areRight = ends.join() === 'true,true,false';
  scene.holds(areRight, 'of three versions, the second of which was withdrawn', `they have ended: ${ends.join()}`);
  await scene.must({ id: 'withdrawTerms', params: { id } });
  const { id: otherId } = withId.parse(JSON.parse(textOf(other)));
  await scene.must({ id: 'withdrawTerms', params: { id: otherId } });
};

export const termsChecks: Readonly<Record<string, PromiseCheck>> = {
  'listTerms counted': counted,
  'getTermsVersion as-written': asWritten,
  'publishTerms unanswered': unanswered,
  'publishTerms oldest-loses': oldestLoses,
  'publishTerms stays-withdrawn': staysWithdrawn,
  'withdrawTerms lets-in': letsIn,
  'withdrawTerms oldest-loses': isNotWithdrawn,
};
