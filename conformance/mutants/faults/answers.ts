// Wrong values in answers, found by the twin or by promises about figures.
import { type Faults, textOf } from '../mutant.ts';

const outbox = textOf('core/people/mail/outbox.ts');
const waiting = textOf('core/access/waiting.ts');
const removal = textOf('core/content/document-removal.ts');
const deletedItems = textOf('core/folders/deleted-items.ts');
const matrix = textOf('core/folders/permission-matrix.ts');
const reach = textOf('core/security/policy-reach.ts');
const measures = textOf('core/audit/measures.ts');
const policy = textOf('core/access/policy.ts');
const inviteUsers = textOf('core/people/invite-users.ts');
const accessRequests = textOf('core/people/access-requests.ts');
const search = textOf('core/documents/search-contents.ts');
const favourites = textOf('core/documents/favourites.ts');
const shown = textOf('core/access/shown-documents.ts');
const stepUp = textOf('core/identity/second-factor/step-up.ts');
const ifMatch = textOf('core/call/if-match.ts');
const contents = textOf('core/archive/contents.ts');
const index = textOf('core/archive/room-index.ts');
const comparing = textOf('core/documents/compare.ts');
const auditSearch = textOf('core/store/log/audit-search.ts');
const groups = textOf('core/people/groups.ts');
const previewMove = textOf('core/folders/preview-move.ts');

export const answerFaults: Faults = {
  people: {
    'the outbox shows the subject of a mail as its text': outbox(
      "text: message && asText(ports, message, '(a link of their own)')",
      'text: message && subjectOf(ports, message)',
    ),
    'the reach of the policy counts one person without a second factor at most': reach(
      'withoutSecondFactor += 1',
      'withoutSecondFactor = 1',
    ),
    'users who were here already are reported as joined to a group and are not': inviteUsers(
      '= await joins(tx, audit, context, group, known ?? user)',
      '= known ? group !== null : await joins(tx, audit, context, group, user)',
    ),
    'a request for access is declined twice': accessRequests(
      'if (!row || !isWaiting(row, context.now)) throw',
      'if (!row) throw',
    ),
    'who asks too often may ask again in a second': accessRequests(
      'rateLimited((freeAt - now.getTime()) / 1000)',
      'rateLimited(1)',
    ),
    'a request for access does not say who asks': waiting(
      'who: await nameOf(tx, row.userId), note, ...item',
      'who: null, note, ...item',
    ),
    'of several who leave a group the last one stays': groups(
      'before.filter((id) => going.has(id))',
      'before.filter((id) => going.has(id)).slice(0, Math.max(1, going.size - 1))',
    ),
  },
  documents: {
    'a deleted item stays a day longer': removal('retentionDays * dayMs', '(retentionDays + 1) * dayMs'),
    'a deleted document alone does not show its legal hold': deletedItems(
      'isHeld: await isAnyItemHeld(tx, all)',
      'isHeld: await isAnyItemHeld(tx, inside)',
    ),
    'deleted items name their uploader as the one who deleted them': removal(
      'deletedById: actor.userId',
      'deletedById: documents[0]?.uploadedById ?? actor.userId',
    ),
    'a search in a folder leaves out what is in the folders below': search(
      'folders.has(folder)',
      'document.folderId === folder',
    ),
    'a search says that it found the first version': search(
      'return [{ id, name, version, folderId, ...hit }]',
      'return [{ id, name, version: Math.min(1, version), folderId, ...hit }]',
    ),
    'an archive ends two folders down': contents(
      'chainFrom(one.id, find).folders.some',
      'chainFrom(one.id, find).folders.slice(0, 2).some',
    ),
    'the index has the hash of the first version': index(
      'hashes.get(versionId(id, version))',
      'hashes.get(versionId(id, Math.min(1, version)))',
    ),
  },
  grants: {
    'what is put back has lost its grants': removal(
      'for (const document of documents) await put(document.id',
      'for (const { id } of (await Promise.all(documents.map((one) => tx.grants.by("document", one.id)))).flat())\n    await tx.grants.delete(id);\n  for (const document of documents) await put(document.id',
    ),
    'the matrix shows no end': matrix('  return shape;', '  return { ...shape, expiresAt: null };'),
    'the matrix gives no downloads': matrix(
      'canRead, canWrite, canDownload, expiresAt }',
      'canRead, canWrite, canDownload: null, expiresAt }',
    ),
    'the last of several changes of the matrix is forgotten': matrix(
      'for (const { folderId, groupId } of json.changes) {',
      'for (const { folderId, groupId } of json.changes.slice(0, Math.max(1, json.changes.length - 1))) {',
    ),
    'the review shows no end of a group': policy(
      '[given.expiresAt, partyOf(given, parties)?.expiresAt]',
      '[given.expiresAt]',
    ),
    'the review of a folder does not show what has ended': policy(
      'if (limit) reasons?.but.push(limit);\n      else if',
      'if (limit) continue;\n      else if',
    ),
    'a list does not say when access ends': shown('reader.viewEndsAt(row) ?? undefined', 'undefined'),
  },
  audit: {
    'the end of a legal hold is not in the log': deletedItems(
      "audit({ type: 'folder_updated', description, resource: { type: 'folder', id: folder.id } });",
      "if (json.legalHold) audit({ type: 'folder_updated', description, resource: { type: 'folder', id: folder.id } });",
    ),
    'figures are those of a month at least': measures('Number(query.days)', 'Math.max(30, Number(query.days))'),
    'every download counts as a refused one': measures(
      "sums.blockedDownloads += one('blocked_download')",
      "sums.blockedDownloads += one('document_download')",
    ),
    'what may not be downloaded is counted by its level': measures(
      'documents.filter(({ downloadRestricted }) => downloadRestricted)',
      "documents.filter(({ accessLevel }) => accessLevel !== 'public')",
    ),
    'a search of the log that ends with a full page says there is more': auditSearch(
      'hasMore: matched > limit',
      'hasMore: matched >= limit',
    ),
  },
  versions: {
    'the task of an approval has lost its note': waiting(
      "kind: 'approval', at, who, what, note, documentId",
      "kind: 'approval', at, who, what, documentId",
    ),
    'comparing says that each version came with the other': comparing(
      'return { from: await factsOf(tx, from), to: await factsOf(tx, to), same };',
      'const [one, other] = [await factsOf(tx, from), await factsOf(tx, to)];\n    const [first, second] = [other.uploadedByName, one.uploadedByName];\n    return { from: { ...one, uploadedByName: first }, to: { ...other, uploadedByName: second }, same };',
    ),
  },
  leaks: {
    'everybody has the favourites of everybody': favourites(
      "tx.favourites.by('user', actor.userId)",
      'tx.favourites.list()',
    ),
  },
  levels: {
    'the list says that whoever views may download': shown(
      'reader.rightsTo(row).download,',
      'reader.rightsTo(row).view,',
    ),
  },
  sessions: {
    'a second factor stays fresh for sixty times as long': stepUp(
      'ageMs > minutes * 60_000',
      'ageMs > minutes * 3_600_000',
    ),
  },
  requests: {
    'If-Match takes one tag alone': ifMatch(
      "header.split(',').some((one) => one.trim() === tag || one.trim() === '*')",
      'header.trim() === tag',
    ),
  },
  folders: {
    'the preview of a move leaves out the folders below': previewMove(
      'subtreeOf(tx, [...folders.values()])',
      'subtreeOf(tx, [...folders.values()], () => false)',
    ),
  },
};
