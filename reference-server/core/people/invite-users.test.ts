import { beforeEach, describe, expect, it } from 'vitest';
import { findInvitation } from '../identity/sign-in/invitations.ts';
import { openTestRoom, type TestRoom } from '../testing/room.ts';

let room: TestRoom;
beforeEach(async () => {
  room = await openTestRoom();
});

interface Invited {
  groupId: string | null;
  people: { userId: string; email: string; outcome: string; link: string | null }[];
}

const nora = { email: 'nora@buyer.example', firstName: 'Nora', lastName: 'Quist' };
const bo = { email: 'bo@buyer.example' };
const invite = (json: object, as = 'user-admin') => room.call('inviteUsers', { as, json: { role: 'viewer', ...json } });
const invited = async (json: object) => (await invite(json)).json as Invited;
const users = async () => (await room.call('listUsers', { as: 'user-admin' })).json as { id: string; email: string }[];
const groups = async () =>
  (await room.call('listGroups', { as: 'user-admin' })).json as { name: string; memberIds: string[] }[];
const holderOf = (link: string | null | undefined) =>
  findInvitation(room.ports, new URL(link ?? '').searchParams.get('invitation') ?? '');

describe('inviting many at once', () => {
  it('makes each of them, and the group, and audits each', async () => {
    const end = '2026-06-30T22:00:00.000Z';
    const { groupId, people } = await invited({ people: [nora, bo], groupName: 'Bidders', expiresAt: end });
    expect(people.map(({ email, outcome }) => [email, outcome])).toEqual([
      [nora.email, 'invited'],
      [bo.email, 'invited'],
    ]);
    expect(await groups()).toMatchObject([
      { id: groupId, name: 'Bidders', memberIds: people.map((one) => one.userId) },
    ]);
    expect((await holderOf(people[1]?.link))?.id).toBe(people[1]?.userId);
    expect((await users()).find(({ email }) => email === bo.email)).toMatchObject({ firstName: null, expiresAt: end });
    expect((await room.entries()).slice(0, 5).map(({ description }) => description)).toEqual([
      'Updated the group "Bidders": added bo@buyer.example',
      'Invited bo@buyer.example as viewer until 2026-06-30 22:00 UTC',
      'Updated the group "Bidders": added Nora Quist',
      'Invited Nora Quist (nora@buyer.example) as viewer until 2026-06-30 22:00 UTC',
      'Created the group "Bidders"',
    ]);
  });

  it('takes the signs and domains that mail has, and no second line', async () => {
    const addresses = ["r&d.o'neil/dept!x@buyer.example", 'info@xn--e1afmkfd.xn--p1ai'];
    const { people } = await invited({ people: addresses.map((email) => ({ email })) });
    expect(people.map(({ email }) => email)).toEqual(addresses);
    const refused = await invite({ people: [{ email: 'a@b.example\r\nBcc: c@d.example' }] });
    const invalidParams = [{ name: 'people.0.email', reason: 'Not in the required form' }];
    expect(refused).toMatchObject({ status: 400, json: { invalidParams } });
  });

  it('adds nobody to a suspended group that would take in the last administrator', async () => {
    const { groupId } = await invited({ people: [nora], groupName: 'Counsel' });
    await room.call('updateGroup', { as: 'user-admin', params: { id: groupId! }, json: { suspended: true } });
    const people = [bo, { email: 'ada@strongroom.example' }];
    expect(await invite({ people, groupId })).toMatchObject({ status: 409, json: { code: 'last-admin' } });
    expect(await groups()).toMatchObject([{ memberIds: [expect.any(String)] }]);
    expect((await users()).some(({ email }) => email === bo.email)).toBe(false);
  });

  it('fills the groups named for single people, each made once, and refuses all of them together', async () => {
    const people = [
      { ...nora, groupName: 'Bidder A' },
      { ...bo, groupName: 'bidder a' },
      { email: 'eve@buyer.example', groupName: 'Bidder B' },
      { email: 'ada@strongroom.example' },
    ];
    expect((await invite({ people: [...people, { email: 'x@buyer.example', groupName: 'a\nb' }] })).status).toBe(400);
    expect(await groups()).toEqual([]);
    const { groupId, people: made } = await invited({ people, groupName: 'Advisers' });
    const [first, second, third, fourth] = made.map(({ userId }) => userId);
    const found = (await groups()).map(({ name, memberIds }) => [name, memberIds.toSorted()]);
    expect(Object.fromEntries(found)).toEqual({
      Advisers: [fourth],
      'Bidder A': [first, second].toSorted(),
      'Bidder B': [third],
    });
    expect(await groups()).toContainEqual(expect.objectContaining({ id: groupId, name: 'Advisers' }));
    expect((await invited({ people })).people.map(({ outcome }) => outcome)).toEqual(Array(4).fill('unchanged'));
  });

  it('a second time invites no user, keeps the links, and leaves no trace', async () => {
    const first = await invited({ people: [nora, bo], groupName: 'Bidders' });
    const before = await room.entries();
    const again = await invited({ people: [nora, bo], groupName: 'BIDDERS' });
    expect(again).toMatchObject({ groupId: first.groupId, people: [{ outcome: 'unchanged', link: null }, {}] });
    expect(await room.entries()).toEqual(before);
    expect(await holderOf(first.people[0]?.link)).not.toBeNull();
  });

  it('gives a new link to users who never signed in, on request', async () => {
    const first = await invited({ people: [nora] });
    const { people } = await invited({ people: [nora, { email: 'ada@strongroom.example' }], renewLinks: true });
    expect(people.map(({ outcome }) => outcome)).toEqual(['renewed', 'unchanged']);
    expect(await holderOf(first.people[0]?.link)).toBeNull();
    expect((await holderOf(people[0]?.link))?.email).toBe(nora.email);
    const ending = { params: { id: people[0]?.userId ?? '' }, json: { expiresAt: '2026-01-16T10:00:00.000Z' } };
    await room.call('updateUserExpiry', { as: 'user-admin', ...ending });
    room.ports.clock.advance({ days: 1 });
    expect((await invited({ people: [nora], renewLinks: true })).people).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it('takes existing users into the group, whatever the case of their e-mail', async () => {
    const before = await users();
    const { people } = await invited({ people: [{ email: 'ADA@Strongroom.example' }], groupName: 'Bidders' });
    expect(people).toMatchObject([{ userId: 'user-admin', outcome: 'joined', link: null }]);
    expect(await users()).toEqual(before);
    expect((await groups())[0]?.memberIds).toEqual(['user-admin']);
  });

  it('creates a user who is named twice once', async () => {
    const { people } = await invited({ people: [nora, { email: 'NORA@buyer.example' }] });
    expect(people).toHaveLength(1);
  });

  it.each([
    ['a name that is none', 400, { people: [nora, { ...bo, firstName: 'a\nb' }], groupName: 'Bidders' }],
    ['an end that has passed', 400, { people: [nora], expiresAt: '2020-01-01T00:00:00.000Z' }],
    ['both a group and a name', 400, { people: [nora], groupId: 'group-1', groupName: 'Bidders' }],
    ['a group that is not there', 404, { people: [nora], groupId: 'group-none' }],
    ['no people', 400, { people: [] }],
    ['201 people', 400, { people: Array.from({ length: 201 }, (_, at) => ({ email: `p${at}@buyer.example` })) }],
  ])('with %s is refused and changes nothing', async (_what, status, json) => {
    const before = [await users(), await groups(), await room.entries()];
    expect((await invite(json)).status).toBe(status);
    expect([await users(), await groups(), await room.entries()]).toEqual(before);
  });

  it('takes 200 people with long names, and is for administrators', async () => {
    const long = 'ü'.repeat(100);
    const people = Array.from({ length: 200 }, (_, at) => ({
      email: `p${at}@buyer.example`,
      firstName: long,
      lastName: long,
    }));
    expect((await invite({ people }, 'user-manager')).status).toBe(403);
    expect((await invited({ people })).people).toHaveLength(200);
    expect(await users()).toHaveLength(204);
  });
});
