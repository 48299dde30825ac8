// Users, groups, sessions, mails and requirements for requests.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';
const ends = (collection: string) =>
  at.peopleEndings(
    `  for (const { id } of await tx.${collection}.by('user', userId)) await tx.${collection}.delete(id);\n`,
    '',
  );

export const peopleFaults: Faults = {
  people: {
    'a new role is answered and not kept': at.users(
      'role: json.role };\n    await tx.users.put(row);',
      'role: json.role };\n    await tx.users.put({ ...row, role: user.role });',
    ),
    'e-mail addresses are compared with their case': at.keys(
      "email.normalize('NFC').trim().toLowerCase();",
      "email.normalize('NFC').trim();",
    ),
    'an e-mail address that somebody has is taken': at.users(
      "if ((await tx.users.by('email', emailKey(user.email))).length > 0) throw emailTaken();",
      "if ((await tx.users.by('email', emailKey(user.email))).length > 9) throw emailTaken();",
    ),
    'the e-mail address of a new person is kept in lower case': at.users(
      '    email: json.email,\n',
      '    email: json.email.toLowerCase(),\n',
    ),
    'administrators can take their own role away': at.users(
      'if (params.id === context.actor.userId) throw selfChange();\n  const { row, factors, discarded }',
      'const { row, factors, discarded }',
    ),
    'administrators can deactivate themselves': at.users(
      'if (params.id === context.actor.userId) throw selfChange();\n  const discarded',
      'const discarded',
    ),
    'the last administrator can be removed': at.keepAnAdmin(
      'if (await isLastAdmin(tx, user, context)) throw lastAdmin();',
      "if ((await isLastAdmin(tx, user, context)) && user.id === '') throw lastAdmin();",
    ),
    'who was deactivated stays in the list': at.peopleOrder(
      '.filter((user) => user.deactivatedAt === null)',
      ".filter((user) => user.id !== '')",
    ),
    'deactivating is answered and not done': [
      at.users(
        'await tx.users.put({ ...user, deactivatedAt: context.now.toISOString() });',
        'await tx.users.put(user);',
      ),
      at.users('return endAccess(tx, user.id);', "return user.id === '' ? endAccess(tx, user.id) : [];"),
    ],
    'the grants of who was deactivated stay': ends('grants'),
    'the documents that a new person was invited to stay closed': at.users(
      'await tx.grants.put({ ...row, userId: user.id, createdAt: user.createdAt });',
      '',
    ),
    'the folders that a new person was invited to stay closed': at.users(
      'await tx.folderPermissions.put({ ...row, id: folderPermissionId(user.id, folder.id), userId: user.id });',
      'await tx.folderPermissions.put({ ...row, canRead: false, id: folderPermissionId(user.id, folder.id), userId: user.id });',
    ),
    'a person is made although a document that they were invited to does not exist': at.users(
      'if (!document) throw notFound();\n    await tx.grants',
      'if (!document) continue;\n    await tx.grants',
    ),
    'a grant is given to somebody who was deactivated': [
      at.holder(
        'return displayName(await activeUser(tx, userId));',
        '{\n    const user = await tx.users.get(userId);\n    if (user) return displayName(user);\n  }',
      ),
      at.holder("import { activeUser } from '../records/presence.ts';\n", ''),
    ],
    'a new invitation leaves the earlier link good': at.invitations(
      "  for (const earlier of await tx.invitations.by('user', userId)) await tx.invitations.delete(earlier.id);\n",
      '',
    ),
    'a new invitation repeats the earlier link': at.invitations(
      'const token = ports.ids.token();',
      "const token = `${'strongroom'.repeat(4)}${ports.origin.length}`;",
    ),
    'an invitation never ends': at.invitations(
      'const lifetimeMs = 7 * 86_400_000;',
      'const lifetimeMs = 3650 * 86_400_000;',
    ),
    'a refused change leaves half of itself': at.store(
      '        job.fail(error);\n        continue;',
      '        job.fail(error);\n        burst.absorb(layer.changes());\n        if (layer.changes().length > 0) commits.push({ changes: layer.changes(), audit: [] });\n        continue;',
    ),
    'a suspended group can be deleted': at.groups('if (group.suspendedAt) throw groupSuspended();', ''),
    'suspending again moves the time': at.party('(since ?? now.toISOString())', 'now.toISOString()'),
    'of the groups of terms only the first is bound': at.openTerms(
      'groups.some((id) => groupIds.includes(id))',
      'groups.some((id) => groupIds[0] === id)',
    ),
    'a choice of no alerts is not kept': at.mailSettings('id, ...json', 'id, ...json, alerts: true'),
    'the digest of a group is answered and not kept': at.groups(
      'await tx.groups.put(row);\n    const { words',
      'const { digest: _digest, ...others } = row;\n    await tx.groups.put(others);\n    const { words',
    ),
    'a choice of no mails about tasks is answered and not kept': at.mailSettings(
      'id, ...json',
      'id, ...json, tasks: true',
    ),
  },
  sessions: {
    'a session outlives the deactivation of its person': [
      ends('sessions'),
      at.sessions(
        'if (!isHere(user, now) || (await isLeftOut(tx, user, now))) return null;\n  const policy',
        'if (!user) return null;\n  const policy',
      ),
    ],
    'a new role counts from the next sign-in on': [
      at.sessions(
        'const writeEveryMs = 60_000;',
        "const writeEveryMs = 60_000;\nconst roles = new Map<string, Actor['role']>();",
      ),
      at.sessions(
        'return { ...personOf(user, policy, ports, address), sessionId: session.id };',
        'const role = roles.get(session.id) ?? user.role;\n  roles.set(session.id, role);\n  return { ...personOf({ ...user, role }, policy, ports, address), sessionId: session.id };',
      ),
    ],
    'a session that is ended from the list stays': at.mySessions('    await tx.sessions.delete(meant.id);\n', ''),
    'signing out everywhere else keeps the other sessions': at.mySessions(
      '    for (const row of others) await tx.sessions.delete(row.id);\n',
      '',
    ),
    'logging out keeps the session': at.sessions(
      '    await tx.sessions.delete(sessionId);\n    await noteVisit',
      '    await noteVisit',
    ),
    'scripts can read the session cookie': at.sessionCookie('{ httpOnly: true,', '{ httpOnly: false,'),
    'other sites can send the session cookie': at.sessionCookie(
      "session', { sameSite: 'strict',",
      "session', { sameSite: 'lax',",
    ),
    'the last sign-in is not shown': at.admission('lastLoginAt: time };', 'lastLoginAt: named.lastLoginAt };'),
  },
};
