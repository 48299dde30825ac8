// Mutants that show in the answer of another operation than the one that made the change.
import { type Faults, textOf } from '../mutant.ts';

const versions = textOf('core/documents/versions.ts');
const compare = textOf('core/documents/compare.ts');
const favourites = textOf('core/documents/favourites.ts');
const previewSettings = textOf('core/folders/preview-settings.ts');
const dashboard = textOf('core/audit/dashboard.ts');
const expiring = textOf('core/audit/expiring.ts');
const measures = textOf('core/audit/measures.ts');
const mostUsed = textOf('core/audit/most-used.ts');
const moving = textOf('core/folders/moving.ts');
const registration = textOf('core/documents/document-registration.ts');
const expiry = textOf('core/people/expiry.ts');
const endings = textOf('core/people/endings.ts');
const givenToGroup = textOf('core/people/given-to-group.ts');
const users = textOf('core/people/users.ts');
const deletedItems = textOf('core/folders/deleted-items.ts');
const folderEffect = textOf('core/approvals/folder-effect.ts');
const policy = textOf('core/access/policy.ts');
const waiting = textOf('core/access/waiting.ts');
const party = textOf('core/people/party.ts');
const changedDocument = textOf('core/content/changed-document.ts');
const inviting = textOf('core/people/invite-users.ts');
const terms = textOf('core/security/terms.ts');
const groups = textOf('core/people/groups.ts');
const reviewer = textOf('core/access/reviewer.ts');

export const shownElsewhereFaults: Faults = {
  versions: {
    'uploaders who no longer view their document see the versions of others': versions(
      'uploadedById === context.actor.userId',
      "uploadedById !== ''",
    ),
    'the approval of a version is shown to every reader': versions('reader.seesEverything ? await', 'reader ? await'),
    'comparing has lost the comments': compare(
      'comment = null } = row',
      'comment = null } = { ...row, comment: null }',
    ),
    'a restored version has lost its comment': versions('comment,\n      asLeft', 'comment: null,\n      asLeft'),
    'a restored version keeps the type of the one before': versions(
      'size: source.size, mimeType: source.mimeType',
      'size: source.size',
    ),
    'the comment of an upload is lost': registration(
      'restoredFrom: null,\n    comment,',
      'restoredFrom: null,\n    comment: comment && null,',
    ),
    'of two files that are not compared the wrong one is named': compare(
      "isComparable(before) ? 'to' : 'from'",
      "isComparable(before) ? 'from' : 'to'",
    ),
  },
  audit: {
    'comparing in the other order is audited again': compare('.sort((a, b) => a - b)', ''),
    'pages that were read are recent activity': dashboard('.filter(({ pages }) => pages === undefined)', ''),
    'networks count as in force where they bind every role': measures('roleValues.some(', 'roleValues.every('),
    'the downloads of a folder are those of one document': mostUsed(
      'sum.downloads += use.downloads',
      'sum.downloads = use.downloads',
    ),
    'folder permissions without an end show one': expiring(
      'permissions.filter((one) => one.canRead && isEnding(one, now))',
      'permissions',
    ),
    'a folder is put back as a document': deletedItems('`${kind}_put_back`', "'document_put_back'"),
    'the events of the last day are never counted': measures(
      'count += tally.types.get(type) ?? 0',
      'count += 0 * (tally.types.get(type) ?? 0)',
    ),
  },
  documents: {
    'marking one favourite no longer takes all of its person': favourites(
      'await tx.favourites.delete(id);',
      "for (const one of await tx.favourites.by('user', userId)) await tx.favourites.delete(one.id);",
    ),
    'uploaders do not see their own changes of a document that they no longer view': changedDocument(
      'isTheirs ? {',
      '!isTheirs ? {',
    ),
    'an approval is a task where the folder requires none any more': waiting(
      '!document || !(await isApprovalRequired(tx, document.folderId))',
      '!document',
    ),
  },
  levels: {
    'the preview of settings takes no notice of restricted downloads': previewSettings(
      'after: { ...before, accessLevel, downloadRestricted }',
      'after: { ...before, accessLevel, downloadRestricted: downloadRestricted && before.downloadRestricted }',
    ),
  },
  people: {
    'the end of a suspended group is announced': expiring(
      'isInForce(group, now) && isEnding(group, now)',
      'isInForce({ ...group, suspendedAt: null }, now) && isEnding(group, now)',
    ),
    'the end of a person is not announced': expiring(
      '...(await peopleEnding(tx, now)),',
      '...(await peopleEnding(tx, new Date(0))),',
    ),
    'who was deactivated stays in their groups': endings(
      "for (const { id } of await tx.memberships.by('user', userId)) await tx.memberships.delete(id);",
      "await tx.memberships.by('user', userId);",
    ),
    'a new group is answered with one member': groups(
      'created(groupShape(group, memberIds))',
      'created(groupShape(group, memberIds.slice(0, 1)))',
    ),
    'the review does not say who is past their end': reviewer(
      'if (isOver && expiresAt)',
      "if (isOver && expiresAt === '')",
    ),
    'the review does not say whom networks bind': reviewer("limits.push({ kind: 'network' })", 'limits.splice(0)'),
    'the review lets those download who are kept out': reviewer(
      'download: rights.download && isIn',
      'download: rights.download',
    ),
    'the right to write alone is lost on the way in': users('row.canRead || row.canWrite', 'row.canRead'),
    'acceptances of terms name no e-mail address': terms("user?.email ?? ''", "''"),
    'a fresh link is answered and not kept': inviting('if (isRenewed) {', 'if (isRenewed && people.length > 1000) {'),
    'users who join a group are reported as invited': inviting("? 'joined' :", "? 'invited' :"),
    'no member can take away the networks of a group': party('networks.length === 0 || !memberIds', '!memberIds'),
  },
  sessions: {
    'an end that is lifted once it has passed brings the sessions back': expiry(
      'hasEnded(user, context.ports.clock.now()) ?',
      'hasEnded(user, new Date(0)) ?',
    ),
  },
  folders: {
    'folders may leave a legal hold': moving('await refuseLeavingHold(tx, folder.parentId, parentId);', ''),
    'a group lists folders that were deleted': givenToGroup(
      'folders.filter((_, at) => areFolders[at])',
      'folders.filter((_, at) => areFolders.length > at)',
    ),
    'documents of folders that require approval are counted in place of the others': folderEffect(
      'approvalRequired !== true',
      'approvalRequired === true',
    ),
  },
  grants: {
    'of two grants with an invitation the first counts': users(
      'new Map(json.documentPermissions.map((row)',
      'new Map(json.documentPermissions.toReversed().map((row)',
    ),
    'grants with an invitation have no end': users(
      '...withEnd(row), id: nextId()',
      '...withEnd(row), expiresAt: null, id: nextId()',
    ),
    'the review does not show that a right to download without reading counts for nothing': policy(
      '} else if (grant.canDownload) {',
      '} else if (!grant.canDownload) {',
    ),
  },
};
