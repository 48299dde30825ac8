// Faults of groups, ends and networks in calls that rarely show them.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const limitFaults: Faults = {
  leaks: {
    'a favourite stays in the list after its grant has ended': at.favourites(
      'filter((document) => reader.rightsTo(document).see)',
      'filter((document) => reader.rightsTo(document).see || [...reader.grantedIds].includes(document.id))',
    ),
    'a search takes no notice of the networks of a group': at.searchContents(
      'const reader = await readerOf(tables, actor, ports);',
      'const reader = await readerOf(tables, { userId: actor.userId, role: actor.role }, ports);',
    ),
    'an archive takes no notice of the networks of a group': at.contents(
      'const reader = await readerOf(tx, actor, ports);',
      'const reader = await readerOf(tx, { userId: actor.userId, role: actor.role }, ports);',
    ),
    'favourites take no notice of the networks of a group': at.favourites(
      'const reader = await readerOf(tx, actor, ports, {',
      'const reader = await readerOf(tx, { userId: actor.userId, role: actor.role }, ports, {',
    ),
    'a search goes on finding past the end of a grant': at.searchContents('until: reader.until }', 'until: Infinity }'),
  },
  sessions: {
    'what was deleted keeps members of a suspended group signed in': at.parties(
      '&& (await isThere(tx, row))) return false',
      "&& ((await isThere(tx, row)) || row.id !== '')) return false",
    ),
  },
  people: {
    'a change of the note of a network alone is lost': at.party(
      "const networkInWords = ({ cidr, note }: GroupNetwork) => (note === '' ? cidr : `${cidr} (${note})`);",
      'const networkInWords = ({ cidr }: GroupNetwork) => cidr;',
    ),
    'the last administrator is invited into a suspended group': at.inviteUsers(
      '  if (group.suspendedAt) await keepAdminOutside(tx, [user.id], context);\n',
      "  if (group.suspendedAt && user.role !== 'admin') await keepAdminOutside(tx, [user.id], context);\n",
    ),
    'access to what was deleted is a task when it ends': at.endings(
      'if (await isThere(tx, row)) ends.add(expiresAt);',
      'ends.add(expiresAt);',
    ),
    'downloads without viewing are a task when they end': at.endings(
      'if (!canRead || !isEnd(',
      "if ((!canRead && !('canDownload' in row)) || !isEnd(",
    ),
    'a request of somebody past their end goes on waiting': at.waiting(
      'if (!isHere(user, now) || (await isLeftOut(tx, user, now))) return false;',
      'if (user?.deactivatedAt !== null || (await isLeftOut(tx, user, now))) return false;',
    ),
    'terms are asked of people past their end': at.terms(
      'if (isHere(user, now) && !(await isLeftOut(tx, user, now))) here.add(user.id);',
      'if (user.deactivatedAt === null && !(await isLeftOut(tx, user, now))) here.add(user.id);',
    ),
    'grants that allow nothing are kept with an invitation': at.users(
      '      .filter((row) => row.canRead || row.canDownload)\n',
      '',
    ),
    'folder permissions of somebody who was deactivated stay': at.peopleEndings(
      "  for (const { id } of await tx.folderPermissions.by('user', userId)) await tx.folderPermissions.delete(id);\n",
      '',
    ),
    'an administrator who never came counts as another': at.keepAnAdmin(
      '    (hasJoined(row) || row.id === actor?.userId) &&\n',
      '',
    ),
    'an administrator with an end counts as another': at.keepAnAdmin('    !hasAnEnd(row) &&\n', ''),
    'an address that is named twice in other cases is invited twice': at.inviteUsers(
      'return [emailKey(email), { own,',
      'return [email, { own,',
    ),
    'a group is answered with a member twice': at.groups(
      'const memberIds = [...new Set(json.memberIds)];',
      'const memberIds = [...json.memberIds];',
    ),
    'the same person is added and removed': at.groups(
      'if (removeMemberIds.some((id) => coming.has(id)))',
      'if (coming.size > 99 && removeMemberIds.some((id) => coming.has(id)))',
    ),
  },
  folders: {
    'a folder permission set again without an end keeps it': at.folderPermissions(
      'await tx.folderPermissions.put(row);',
      'await tx.folderPermissions.put({ ...row, expiresAt: json.expiresAt === undefined ? (existing?.expiresAt ?? null) : expiresAt });',
    ),
    'a permission of a group sent without an end keeps it': at.permissionMatrix(
      'const expiresAt = endToCome(permission.expiresAt, now, known?.expiresAt);',
      'const expiresAt = permission.expiresAt === undefined ? (known?.expiresAt ?? null) : endToCome(permission.expiresAt, now, known?.expiresAt);',
    ),
  },
  order: {
    'a grant given again moves to the end of the list': at.documentPermissions(
      'const { id, createdAt } = existing ?? { id: freshId, createdAt: now.toISOString() };',
      'const { id } = existing ?? { id: freshId };\n    const createdAt = now.toISOString();',
    ),
    'those who were deactivated come last in the list of people': at.users(
      'query.deactivated === undefined ? activeInOrder(rows) : inOrder(rows)',
      'query.deactivated === undefined ? activeInOrder(rows) : [...activeInOrder(rows), ...inOrder(rows).filter((row) => row.deactivatedAt !== null)]',
    ),
  },
  grants: {
    'the review tells the end of a grant where the group ends before': at.policy(
      'const ends = [given.expiresAt, partyOf(given, parties)?.expiresAt].filter((end) => end != null);',
      'const ends = [given.expiresAt ?? partyOf(given, parties)?.expiresAt].filter((end) => end != null);',
    ),
    'accessEndsAt is the first of two ends': at.reader(
      'if (endOf(expiresAt) > (last === null ? 0 : endOf(last))) last = expiresAt;',
      'if (endOf(expiresAt) < (last === null ? Infinity : endOf(last))) last = expiresAt;',
    ),
  },
  accounts: {
    'the reach of the policy counts who is past their end': at.policyReach(
      '(await tx.users.list()).filter((user) => isHere(user, now));',
      '(await tx.users.list()).filter((user) => user.deactivatedAt === null);',
    ),
  },
};
