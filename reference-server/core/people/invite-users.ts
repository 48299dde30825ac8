// Invites many users at once, into a group or into none, as one change: if one is refused, none is invited. Repeating
// the call invites nobody twice, so that it is safe to retry.
import { invalidRequest, notFound } from '../call/errors.ts';
import { type Context, type Handler, type Input, ok } from '../call/operation.ts';
import { draftInvitation, putInvitation } from '../identity/sign-in/invitations.ts';
import type { Tables } from '../ports/store.ts';
import { endToCome } from '../records/ends.ts';
import { emailKey, groupNameKey, membershipId } from '../records/keys.ts';
import { cleanName } from '../records/names.ts';
import { hasEnded, hasJoined } from '../records/presence.ts';
import type { GroupRecord, UserRecord } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';
import { type Audit, change, type ChangeTx } from '../store/change.ts';
import { newUser, putInvited } from './invited.ts';
import { joinGroup } from './groups.ts';
import { keepAdminOutside } from './keep-an-admin.ts';
import { signOutLeftOut } from './party.ts';

type Json = Input<'inviteUsers'>['json'];

/**
 * Of duplicates the last counts. @throws ApiProblem 400, 403 without a fresh second factor, 404 for the group, 409 for
 * the last administrator in a suspended group.
 */
export const inviteUsers: Handler<'inviteUsers', 'admin'> = async (context, { json }) => {
  if (json.groupId !== undefined && json.groupName !== undefined)
    throw invalidRequest([{ name: 'groupName', reason: 'Either groupId or groupName' }]);
  const drafts = await draftsOf(context, json);
  const groupName = json.groupName === undefined ? undefined : cleanName(json.groupName, 'groupName', 100);
  const invited = await change(context, async (tx, audit) => {
    const shared = (await groupOfInvited(tx, json)) ?? (await newGroup(tx, audit, context, groupName));
    const people: object[] = [];
    for (const { user, draft, own } of drafts) {
      const group =
        own === null
          ? shared
          : ((await groupOfInvited(tx, { groupName: own })) ?? (await newGroup(tx, audit, context, own)));
      const [known] = await tx.users.by('email', emailKey(user.email));
      const isRenewed = known !== undefined && json.renewLinks === true && mayRenew(known, context.now);
      if (!known) await putInvited(tx, audit, user, draft);
      if (isRenewed) {
        await putInvitation(tx, known.id, draft);
        const description = `Issued a fresh invitation for ${displayName(known)}`;
        audit({ type: 'user_updated', description, resource: { type: 'user', id: known.id } });
      }
      const isJoined = await joins(tx, audit, context, group, known ?? user);
      const outcome = !known ? 'invited' : isRenewed ? 'renewed' : isJoined ? 'joined' : 'unchanged';
      const link = !known || isRenewed ? draft.link : null;
      people.push({ userId: (known ?? user).id, email: user.email, outcome, link });
    }
    return { groupId: shared?.id ?? null, people };
  });
  return ok(invited);
};

/** Finds the group by id or by name. @throws ApiProblem 404 for an unknown id. */
export async function groupOfInvited(
  tx: Tables,
  { groupId, groupName }: Pick<Json, 'groupId' | 'groupName'>,
): Promise<GroupRecord | undefined> {
  if (groupId === undefined)
    return groupName === undefined ? undefined : (await tx.groups.by('name', groupNameKey(groupName)))[0];
  const group = await tx.groups.get(groupId);
  if (!group) throw notFound();
  return group;
}

async function draftsOf(context: Context, { people, role, expiresAt }: Json) {
  const name = (text: string | null | undefined, field: string) => (text == null ? null : cleanName(text, field, 100));
  const end = endToCome(expiresAt, context.now);
  const once = new Map(
    people.map(({ email, firstName, lastName, groupName }, at) => {
      const names = {
        firstName: name(firstName, `people.${at}.firstName`),
        lastName: name(lastName, `people.${at}.lastName`),
      };
      const own = name(groupName, `people.${at}.groupName`);
      return [emailKey(email), { own, invited: { email, ...names, role, expiresAt: end } }];
    }),
  );
  return Promise.all(
    [...once.values()].map(async ({ own, invited }) => ({
      own,
      user: newUser(context, invited),
      draft: await draftInvitation(context),
    })),
  );
}

const mayRenew = (user: UserRecord, now: Date) => !hasJoined(user) && !hasEnded(user, now);

async function newGroup(
  tx: ChangeTx,
  audit: Audit,
  { ports, now }: Pick<Context, 'ports' | 'now'>,
  name: string | undefined,
): Promise<GroupRecord | null> {
  if (name === undefined) return null;
  const group: GroupRecord = { id: ports.ids.next('group'), name, createdAt: now.toISOString() };
  await tx.groups.put(group);
  const description = `Created the group "${name}"`;
  audit({ type: 'group_created', description, resource: { type: 'group', id: group.id } });
  return group;
}

/** Adds the user to the group. @returns false if they were a member already */
async function joins(
  tx: ChangeTx,
  audit: Audit,
  context: Context,
  group: GroupRecord | null,
  user: UserRecord,
): Promise<boolean> {
  if (group === null || (await tx.memberships.get(membershipId(group.id, user.id)))) return false;
  if (group.suspendedAt) await keepAdminOutside(tx, [user.id], context);
  await joinGroup(tx, group.id, user.id);
  const { words } = await signOutLeftOut(tx, group.suspendedAt ? [user.id] : [], context.now);
  const description = `Updated the group "${group.name}": ${[`added ${displayName(user)}`, ...words].join(', ')}`;
  audit({ type: 'group_updated', description, resource: { type: 'group', id: group.id } });
  return true;
}
