// Mutants that a check notices only with a second value of a parameter or in the answer of a second operation.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const secondLookFaults: Faults = {
  accounts: {
    'the removal of a member of a delicate group asks for no factor': at.stepUpGate(
      '(isComing || isLeaving || mayGiveMore)',
      '(isComing || mayGiveMore)',
    ),
    'who accepted terms need not accept their next version': at.openTerms(
      '  return (await tx.termsAcceptances.get(termsAcceptanceId(id, userId))) !== undefined;',
      '  const before = id.replace(/\\d+$/, (version) => String(Number(version) - 1));\n  return (\n    (await tx.termsAcceptances.get(termsAcceptanceId(id, userId))) !== undefined ||\n    (await tx.termsAcceptances.get(termsAcceptanceId(before, userId))) !== undefined\n  );',
    ),
  },
  sessions: {
    'sessions that ended by the idle limit are back with a longer one': at.securityPolicy(
      'await deleteEndedSessions(tx, context, [now, overlaid(row, ports.policyByEnvironment)]);',
      'await deleteEndedSessions(tx, context, [overlaid(row, ports.policyByEnvironment)]);',
    ),
  },
  grants: {
    'a list goes on past the first of two ends until the last': at.reader(
      'first = Math.min(first, endOf(expiresAt))',
      'first = first === Infinity ? endOf(expiresAt) : Math.max(first, endOf(expiresAt))',
    ),
    'a folder permission set again without an end keeps the one it had': at.folderPermissions(
      'await tx.folderPermissions.put(row);',
      'await tx.folderPermissions.put({ ...row, expiresAt: row.expiresAt ?? existing?.expiresAt ?? null });',
    ),
    'a reason shows the later of two ends': at.policy('endOf(one) - endOf(other)', 'endOf(other) - endOf(one)'),
    'the review lets permissions pass a confidential folder where five are in a row': at.policy(
      'else if (isStopped)',
      'else if (isStopped && folders.length < 5)',
    ),
    'a changed permission of the matrix keeps its downloads': at.permissionMatrix(
      '      if (row) {\n        await tx.folderPermissions.put(row);',
      '      if (row) {\n        await tx.folderPermissions.put({ ...row, canDownload: row.canDownload ?? known?.canDownload ?? null });',
    ),
  },
  people: {
    'who uploaded a document is not said to read it by a grant alone': at.review(
      "kind === 'grant' || gives === 'see'",
      "kind === 'grant'",
    ),
    'a group that is resumed has lost its networks': at.party(
      'networks: networks ?? group.networks ?? [],',
      'networks: networks ?? (json.suspended === false ? [] : (group.networks ?? [])),',
    ),
    'whom a suspended group had locked out comes back with the session of before': at.stepUpGate(
      '    await endShutOut(tx, now);\n',
      '',
    ),
    'analysts do not learn that their own access ends': at.waiting(
      'if (!isPrivileged(user.role)) return own;',
      "if (!isPrivileged(user.role)) return user.role === 'analyst' ? [] : own;",
    ),
    'a group cannot have its own name in another case': at.groups(
      'same.some((other) => other.id !== id)',
      'same.some((other) => other.id !== id || other.name !== name)',
    ),
    'users whose access has ended lose something by a move': at.peopleConcerned(
      'isOver(user.expiresAt, now) || (await',
      '(await',
    ),
    'the present visit is shown as the last one': at.visits(
      'return hasEnded(visit, now) ? visit.lastUsedAt : visit.previousAt;',
      'return visit.lastUsedAt;',
    ),
  },
  documents: {
    'a search shows the page after the one that has the word': at.excerpt(
      'page: page === 0 ? null : page,',
      'page: page === 0 ? null : page + 1,',
    ),
    'a legal hold ends with the deletion of its folder': at.legalHold(
      'for (const place of places) if (await isHeld(tx, place)) return true;',
      'for (const place of places) if (place !== null && (await tx.folders.get(place)) && (await isHeld(tx, place))) return true;',
    ),
    'the index shows the time of a change as the time of the upload': at.roomIndex(
      'updatedAt } = item.document;',
      'createdAt: updatedAt } = item.document;',
    ),
  },
  folders: {
    'what comes back with its folder is restricted at most': at.deletedItems(
      'for (const row of foldersOf(items.slice(1))) await tx.folders.put(row);',
      "for (const row of foldersOf(items.slice(1))) await tx.folders.put({ ...row, accessLevel: row.accessLevel === 'public' ? 'public' : 'restricted' });",
    ),
    'folders that require approval themselves count for the one above': at.folderEffect(
      'await subtreeOf(tx, [folder], ({ approvalRequired }) => approvalRequired !== true)',
      'await subtreeOf(tx, [folder])',
    ),
  },
  audit: {
    'views are counted an hour late': at.tallies(
      'Number(createdAt.slice(11, 13)), 1)',
      '(Number(createdAt.slice(11, 13)) + 1) % 24, 1)',
    ),
    'a search of the log finds nobody who was deactivated': at.search(
      'const users = await tx.users.list();',
      'const users = (await tx.users.list()).filter(({ deactivatedAt }) => deactivatedAt === null);',
    ),
    'a search of the log for alerts takes no notice of types': at.search(
      'alertTypes.filter((type) => requested?.includes(type) ?? true)',
      'alertTypes',
    ),
  },
};
