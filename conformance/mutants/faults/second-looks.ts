// Mutants that a check notices only with a second value of a parameter or in the answer of a second operation.
import { type Faults, textOf } from '../mutant.ts';

const stepUpGate = textOf('core/room/step-up-gate.ts');
const securityPolicy = textOf('core/security/security-policy.ts');
const reader = textOf('core/access/reader.ts');
const folderPermissions = textOf('core/folders/folder-permissions.ts');
const review = textOf('core/access/review.ts');
const policy = textOf('core/access/policy.ts');
const party = textOf('core/people/party.ts');
const groups = textOf('core/people/groups.ts');
const openTerms = textOf('core/identity/terms/open-terms.ts');
const permissionMatrix = textOf('core/folders/permission-matrix.ts');
const waiting = textOf('core/access/waiting.ts');
const excerpt = textOf('searching/excerpt.ts');
const deletedItems = textOf('core/folders/deleted-items.ts');
const legalHold = textOf('core/content/legal-hold.ts');
const tallies = textOf('core/audit/tallies.ts');
const roomIndex = textOf('core/archive/room-index.ts');
const search = textOf('core/audit/search.ts');
const folderEffect = textOf('core/approvals/folder-effect.ts');
const peopleConcerned = textOf('core/folders/people-concerned.ts');
const visits = textOf('core/identity/sign-in/visits.ts');

export const secondLookFaults: Faults = {
  accounts: {
    'the removal of a member of a delicate group asks for no factor': stepUpGate(
      '(isComing || isLeaving || mayGiveMore)',
      '(isComing || mayGiveMore)',
    ),
    'who accepted terms need not accept their next version': openTerms(
      '  return (await tx.termsAcceptances.get(termsAcceptanceId(id, userId))) !== undefined;',
      '  const before = id.replace(/\\d+$/, (version) => String(Number(version) - 1));\n  return (\n    (await tx.termsAcceptances.get(termsAcceptanceId(id, userId))) !== undefined ||\n    (await tx.termsAcceptances.get(termsAcceptanceId(before, userId))) !== undefined\n  );',
    ),
  },
  sessions: {
    'sessions that ended by the idle limit are back with a longer one': securityPolicy(
      'await deleteEndedSessions(tx, context, [now, overlaid(row, ports.policyByEnvironment)]);',
      'await deleteEndedSessions(tx, context, [overlaid(row, ports.policyByEnvironment)]);',
    ),
  },
  grants: {
    'a list goes on past the first of two ends until the last': reader(
      'first = Math.min(first, endOf(expiresAt))',
      'first = first === Infinity ? endOf(expiresAt) : Math.max(first, endOf(expiresAt))',
    ),
    'a folder permission set again without an end keeps the one it had': folderPermissions(
      'await tx.folderPermissions.put(row);',
      'await tx.folderPermissions.put({ ...row, expiresAt: row.expiresAt ?? existing?.expiresAt ?? null });',
    ),
    'a reason shows the later of two ends': policy('endOf(one) - endOf(other)', 'endOf(other) - endOf(one)'),
    'the review lets permissions pass a confidential folder where five are in a row': policy(
      'else if (isStopped)',
      'else if (isStopped && folders.length < 5)',
    ),
    'a changed permission of the matrix keeps its downloads': permissionMatrix(
      '      if (row) {\n        await tx.folderPermissions.put(row);',
      '      if (row) {\n        await tx.folderPermissions.put({ ...row, canDownload: row.canDownload ?? known?.canDownload ?? null });',
    ),
  },
  people: {
    'who uploaded a document is not said to read it by a grant alone': review(
      "kind === 'grant' || gives === 'see'",
      "kind === 'grant'",
    ),
    'a group that is resumed has lost its networks': party(
      'networks: networks ?? group.networks ?? [],',
      'networks: networks ?? (json.suspended === false ? [] : (group.networks ?? [])),',
    ),
    'whom a suspended group had locked out comes back with the session of before': stepUpGate(
      '    await endShutOut(tx, now);\n',
      '',
    ),
    'analysts do not learn that their own access ends': waiting(
      'if (!isPrivileged(user.role)) return own;',
      "if (!isPrivileged(user.role)) return user.role === 'analyst' ? [] : own;",
    ),
    'a group cannot have its own name in another case': groups(
      'same.some((other) => other.id !== id)',
      'same.some((other) => other.id !== id || other.name !== name)',
    ),
    'users whose access has ended lose something by a move': peopleConcerned(
      'isOver(user.expiresAt, now) || (await',
      '(await',
    ),
    'the present visit is shown as the last one': visits(
      'return hasEnded(visit, now) ? visit.lastUsedAt : visit.previousAt;',
      'return visit.lastUsedAt;',
    ),
  },
  documents: {
    'a search shows the page after the one that has the word': excerpt(
      'page: page === 0 ? null : page,',
      'page: page === 0 ? null : page + 1,',
    ),
    'a legal hold ends with the deletion of its folder': legalHold(
      'for (const place of places) if (await isHeld(tx, place)) return true;',
      'for (const place of places) if (place !== null && (await tx.folders.get(place)) && (await isHeld(tx, place))) return true;',
    ),
    'the index shows the time of a change as the time of the upload': roomIndex(
      'updatedAt } = item.document;',
      'createdAt: updatedAt } = item.document;',
    ),
  },
  folders: {
    'what comes back with its folder is restricted at most': deletedItems(
      'for (const row of foldersOf(items.slice(1))) await tx.folders.put(row);',
      "for (const row of foldersOf(items.slice(1))) await tx.folders.put({ ...row, accessLevel: row.accessLevel === 'public' ? 'public' : 'restricted' });",
    ),
    'folders that require approval themselves count for the one above': folderEffect(
      'await subtreeOf(tx, [folder], ({ approvalRequired }) => approvalRequired !== true)',
      'await subtreeOf(tx, [folder])',
    ),
  },
  audit: {
    'views are counted an hour late': tallies(
      'Number(createdAt.slice(11, 13)), 1)',
      '(Number(createdAt.slice(11, 13)) + 1) % 24, 1)',
    ),
    'a search of the log finds nobody who was deactivated': search(
      'const users = await tx.users.list();',
      'const users = (await tx.users.list()).filter(({ deactivatedAt }) => deactivatedAt === null);',
    ),
    'a search of the log for alerts takes no notice of types': search(
      'alertTypes.filter((type) => requested?.includes(type) ?? true)',
      'alertTypes',
    ),
  },
};
