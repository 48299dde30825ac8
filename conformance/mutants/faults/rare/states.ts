// Mutants of combined features, and of what is gone, suspended or past its end.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const stateFaults: Faults = {
  grants: {
    'of two permissions on a chain the one without downloads counts': at.policy(
      'downloads = moreOf(downloads, canDownload);',
      'downloads = downloads === null ? (canDownload ?? null) : moreOf(downloads, canDownload);',
    ),
    'uploaders view what awaits approval': at.policy(
      'return { see: facts.isOwnUpload, view: false, download: false',
      'return { see: facts.isOwnUpload, view: view && facts.isOwnUpload, download: false',
    ),
    'who joins in the same change may be shut out by the networks': at.groups(
      'if (json.networks) refuseLockOut(row, memberIds, context);',
      'if (json.networks) refuseLockOut(row, [...before], context);',
    ),
    'a suspended group goes on giving what has an end of its own': at.policy(
      'if (party?.suspendedAt) return',
      'if (party?.suspendedAt && !given.expiresAt) return',
    ),
    'the end of a permission is passed over where its group has one': at.policy(
      'if (given.expiresAt && isOver(given.expiresAt, now)) return',
      'if (given.expiresAt && !party?.expiresAt && isOver(given.expiresAt, now)) return',
    ),
    'networks of a group are passed over for what has an end': at.policy(
      'return party?.isOutside ? {',
      'return party?.isOutside && !given.expiresAt ? {',
    ),
    'downloads without viewing by a group do not name the group': at.policy(
      "kind: 'download-without-read', ...through(grant) }",
      "kind: 'download-without-read' }",
    ),
    'a stopped permission names its own folder': at.policy(
      '...through(given), folderId: stop?.id ?? folder.id }',
      '...through(given), folderId: folder.id }',
    ),
    'administrators are said to be bound to no networks': at.reviewer(
      'if (isBoundToNetworks(policy, role)) limits',
      "if (isBoundToNetworks(policy, role) && role !== 'admin') limits",
    ),
    'who is past their end is said to see folders': at.reviewer(
      'return { see: see && !this.isOut,',
      "return { see: see && !this.limits.some(({ kind }) => kind === 'suspended-person'),",
    ),
    'who holds downloads without viewing stays when the group is suspended': at.policy(
      "row.canRead && limitOf('expired-grant', row, moment, {}) === null",
      "limitOf('expired-grant', row, moment, {}) === null",
    ),
    'what has ended keeps a member of a suspended group signed in': at.parties(
      'if (!isShutOut(role, [row], { now, parties })',
      'if (!isShutOut(role, [{ ...row, expiresAt: null }], { now, parties })',
    ),
    'what a group past its end gave keeps members of a suspended one signed in': at.parties(
      '(one.suspendedAt || isOver(one.expiresAt, now) ? [] : key));',
      '(one.suspendedAt ? [] : key));\n  for (const [key, one] of parties) (parties as Map<string, object>).set(key, { ...one, expiresAt: null });',
    ),
    'who is past their end is given no document': at.documentPermissions(
      '    if (!document) throw notFound();\n    const existing',
      '    const one = holder.userId ? await tx.users.get(holder.userId) : undefined;\n    if (!document || (one?.expiresAt && Date.parse(one.expiresAt) <= now.getTime())) throw notFound();\n    const existing',
    ),
    'a suspended group is given nothing': at.holder(
      '  if (!group) throw notFound();',
      '  if (!group || group.suspendedAt) throw notFound();',
    ),
  },
  folders: {
    'of two confidential folders the upper one stops permissions': at.policy(
      "folders.find((folder) => folder.accessLevel === 'confidential') ?? null",
      "folders.findLast((folder) => folder.accessLevel === 'confidential') ?? null",
    ),
    'required approval reaches three folders down': at.policy(
      'folders.find((folder) => folder.approvalRequired)',
      'folders.slice(0, 3).find((folder) => folder.approvalRequired)',
    ),
    'leaving a folder takes its permissions along only to the root': at.moving(
      '    const row = { ...folder, parentId };\n    await tx.folders.put(row);',
      "    const row = { ...folder, parentId };\n    await tx.folders.put(row);\n    if (to) for (const one of await tx.folderPermissions.by('folder', folder.id)) if (one.expiresAt) await tx.folderPermissions.delete(one.id);",
    ),
  },
  people: {
    'an approver may be past their end': at.approvers(
      'return isHere(user, now) && isPrivileged(user.role);',
      'return user?.deactivatedAt === null && isPrivileged(user.role);',
    ),
    'an administrator may be given an end a year ahead, the last one as well': at.keepAnAdmin(
      'return expiresAt !== null && !hasAnEnd(user);',
      'return expiresAt !== null && !hasAnEnd(user) && Date.parse(expiresAt) < Date.now() + 365 * 86_400_000;',
    ),
    'the address of who is past their end is free': at.users(
      "if ((await tx.users.by('email', emailKey(user.email))).length > 0) throw emailTaken();",
      "if ((await tx.users.by('email', emailKey(user.email))).some(({ expiresAt }) => !expiresAt || Date.parse(expiresAt) > now.getTime())) throw emailTaken();",
    ),
    'ended grants of a group are not listed with it': at.groups(
      'documents.filter((_, at) => areDocuments[at])',
      'documents.filter((row, at) => areDocuments[at] && !(row.expiresAt && Date.parse(row.expiresAt) <= ports.clock.now().getTime()))',
    ),
    'the end of who was deactivated is changed': at.users(
      '    const user = await activeUser(tx, params.id);\n    await refuseUnread(context, [user.expiresAt ?? null]);',
      '    const user = await tx.users.get(params.id);\n    if (!user) return activeUser(tx, params.id) as never;\n' +
        '    await refuseUnread(context, [user.expiresAt ?? null]);',
    ),
    'sessions of who was deactivated are an empty list': at.userSessions(
      '    await activeUser(tx, params.id);\n',
      '    if (!(await tx.users.get(params.id))) throw notFound();\n',
    ),
    'access of who was deactivated is listed': at.review(
      'const person = await activeUser(tx, params.id);',
      'const person = (await tx.users.get(params.id)) ?? (await activeUser(tx, params.id));',
    ),
    'who was deactivated is added to a group': at.groups(
      'names.push(displayName(await activeUser(tx, userId)));',
      'names.push(displayName((await tx.users.get(userId)) ?? (await activeUser(tx, userId))));',
    ),
    'a factor of who was deactivated is reset': at.reset(
      'const user = await activeUser(tx, params.id);',
      'const user = (await tx.users.get(params.id)) ?? (await activeUser(tx, params.id));',
    ),
    'a role given to who is invited ends their link': at.users(
      '    const row = { ...user, role: json.role };\n    await tx.users.put(row);',
      "    const row = { ...user, role: json.role };\n    await tx.users.put(row);\n    for (const { id } of await tx.invitations.by('user', user.id)) await tx.invitations.delete(id);",
    ),
    'who becomes an administrator loses their groups': at.users(
      '    const description = `Changed the role of',
      "    if (json.role === 'admin') for (const { id } of await tx.memberships.by('user', user.id)) await tx.memberships.delete(id);\n    const description = `Changed the role of",
    ),
  },
};
