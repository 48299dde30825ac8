// Mutants that show in the answer of another operation than the one that made the change.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const shownElsewhereFaults: Faults = {
  versions: {
    'uploaders who no longer view their document see the versions of others': at.versions(
      'uploadedById === context.actor.userId',
      "uploadedById !== ''",
    ),
    'the approval of a version is shown to every reader': at.versions(
      'reader.seesEverything ? await',
      'reader ? await',
    ),
    'comparing has lost the comments': at.compare(
      'comment = null } = row',
      'comment = null } = { ...row, comment: null }',
    ),
    'a restored version has lost its comment': at.versions('comment,\n      asLeft', 'comment: null,\n      asLeft'),
    'a restored version keeps the type of the one before': at.versions(
      'size: source.size, mimeType: source.mimeType',
      'size: source.size',
    ),
    'the comment of an upload is lost': at.documentRegistration(
      'restoredFrom: null,\n      comment,',
      'restoredFrom: null,\n      comment: comment && null,',
    ),
    'of two files that are not compared the wrong one is named': at.compare(
      "isComparable(before) ? 'to' : 'from'",
      "isComparable(before) ? 'from' : 'to'",
    ),
  },
  audit: {
    'comparing in the other order is audited again': at.compare('.sort((a, b) => a - b)', ''),
    'pages that were read are recent activity': at.dashboard('.filter(({ pages }) => pages === undefined)', ''),
    'networks count as in force where they bind every role': at.measures('roleValues.some(', 'roleValues.every('),
    'the downloads of a folder are those of one document': at.mostUsed(
      'sum.downloads += use.downloads',
      'sum.downloads = use.downloads',
    ),
    'folder permissions without an end show one': at.expiring(
      'permissions.filter((one) => one.canRead && isEnding(one, now))',
      'permissions',
    ),
    'a folder is put back as a document': at.deletedItems('`${kind}_put_back`', "'document_put_back'"),
    'the events of the last day are never counted': at.measures(
      'count += tally.types.get(type) ?? 0',
      'count += 0 * (tally.types.get(type) ?? 0)',
    ),
  },
  documents: {
    'marking one favourite no longer takes all of its person': at.favourites(
      'await tx.favourites.delete(id);',
      "for (const one of await tx.favourites.by('user', userId)) await tx.favourites.delete(one.id);",
    ),
    'uploaders do not see their own changes of a document that they no longer view': at.changedDocument(
      'isTheirs ? {',
      '!isTheirs ? {',
    ),
    'an approval is a task where the folder requires none any more': at.waiting(
      '!document || !(await isApprovalRequired(tx, document.folderId))',
      '!document',
    ),
  },
  levels: {
    'the preview of settings takes no notice of restricted downloads': at.previewSettings(
      'downloadRestricted: downloadRestricted ?? row.downloadRestricted,',
      'downloadRestricted: row.downloadRestricted && (downloadRestricted ?? true),',
    ),
  },
  people: {
    'the end of a suspended group is announced': at.expiring(
      'isInForce(group, now) && isEnding(group, now)',
      'isInForce({ ...group, suspendedAt: null }, now) && isEnding(group, now)',
    ),
    'the end of a person is not announced': at.expiring(
      '...(await peopleEnding(tx, now)),',
      '...(await peopleEnding(tx, new Date(0))),',
    ),
    'who was deactivated stays in their groups': at.peopleEndings(
      "for (const { id } of await tx.memberships.by('user', userId)) await tx.memberships.delete(id);",
      "await tx.memberships.by('user', userId);",
    ),
    'a new group is answered with one member': at.groups(
      'created(groupShape(group, memberIds))',
      'created(groupShape(group, memberIds.slice(0, 1)))',
    ),
    'the review does not say who is past their end': at.reviewer(
      'if (isOver && expiresAt)',
      "if (isOver && expiresAt === '')",
    ),
    'the review does not say whom networks bind': at.reviewer("limits.push({ kind: 'network' })", 'limits.splice(0)'),
    'the review lets those download who are kept out': at.reviewer(
      'download: rights.download && isIn',
      'download: rights.download',
    ),
    'the right to write alone is lost on the way in': at.users('row.canRead || row.canWrite', 'row.canRead'),
    'acceptances of terms name no e-mail address': at.terms("user?.email ?? ''", "''"),
    'a fresh link is answered and not kept': at.inviteUsers(
      'if (isRenewed) {',
      'if (isRenewed && people.length > 1000) {',
    ),
    'users who join a group are reported as invited': at.inviteUsers("? 'joined' :", "? 'invited' :"),
    'no member can take away the networks of a group': at.party('networks.length === 0 || !memberIds', '!memberIds'),
  },
  sessions: {
    'an end that is lifted once it has passed brings the sessions back': at.users('isEnded ? await', 'false ? await'),
  },
  folders: {
    'folders may leave a legal hold': at.moving('await refuseLeavingHold(tx, folder.parentId, parentId);', ''),
    'a group lists folders that were deleted': at.groups(
      'folders.filter((_, at) => areFolders[at])',
      'folders.filter((_, at) => areFolders.length > at)',
    ),
    'documents of folders that require approval are counted in place of the others': at.folderEffect(
      'approvalRequired !== true',
      'approvalRequired === true',
    ),
  },
  grants: {
    'of two grants with an invitation the first counts': at.users(
      'new Map(json.documentPermissions.map((row)',
      'new Map(json.documentPermissions.toReversed().map((row)',
    ),
    'grants with an invitation have no end': at.users(
      '...withEnd(row), id: nextId()',
      '...withEnd(row), expiresAt: null, id: nextId()',
    ),
    'the review does not show that a right to download without reading counts for nothing': at.policy(
      '} else if (grant.canDownload) {',
      '} else if (!grant.canDownload) {',
    ),
  },
};
