// Wrong values in answers, found by the twin or by promises about figures.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const answerFaults: Faults = {
  people: {
    'the outbox shows the subject of a mail as its text': at.outbox(
      "text: message && asText(ports, message, '(a link of their own)')",
      'text: message && subjectOf(ports, message)',
    ),
    'the reach of the policy counts one person without a second factor at most': at.policyReach(
      'withoutSecondFactor += 1',
      'withoutSecondFactor = 1',
    ),
    'users who were here already are reported as joined to a group and are not': at.inviteUsers(
      '= await joins(tx, audit, context, group, known ?? user)',
      '= known ? group !== null : await joins(tx, audit, context, group, user)',
    ),
    'a request for access is declined twice': at.accessRequests(
      'if (!row || !isWaiting(row, context.now)) throw',
      'if (!row) throw',
    ),
    'who asks too often may ask again in a second': at.accessRequests(
      'rateLimited((freeAt - now.getTime()) / 1000)',
      'rateLimited(1)',
    ),
    'a request for access does not say who asks': at.waiting(
      'who: await nameOf(tx, row.userId), note, ...item',
      'who: null, note, ...item',
    ),
    'of several who leave a group the last one stays': at.groups(
      '[...before].filter((id) => going.has(id))',
      '[...before].filter((id) => going.has(id)).slice(0, Math.max(1, going.size - 1))',
    ),
  },
  documents: {
    'a deleted item stays a day longer': at.documentRemoval('retentionDays * dayMs', '(retentionDays + 1) * dayMs'),
    'a deleted document alone does not show its legal hold': at.deletedItems(
      'isHeld: await isAnyItemHeld(tx, all)',
      'isHeld: await isAnyItemHeld(tx, inside)',
    ),
    'deleted items name their uploader as the one who deleted them': at.documentRemoval(
      'deletedById: actor.userId',
      'deletedById: documents[0]?.uploadedById ?? actor.userId',
    ),
    'a search in a folder leaves out what is in the folders below': at.searchContents(
      'folders.has(folder)',
      'document.folderId === folder',
    ),
    'a search says that it found the first version': at.searchContents(
      'return [{ id, name, version, folderId, ...hit }]',
      'return [{ id, name, version: Math.min(1, version), folderId, ...hit }]',
    ),
    'an archive ends two folders down': at.contents(
      'chainFrom(one.id, find).folders.some',
      'chainFrom(one.id, find).folders.slice(0, 2).some',
    ),
    'the index has the hash of the first version': at.roomIndex(
      'hashes.get(versionId(id, version))',
      'hashes.get(versionId(id, Math.min(1, version)))',
    ),
  },
  grants: {
    'what is put back has lost its grants': at.documentRemoval(
      'for (const document of documents) await put(document.id',
      'for (const { id } of (await Promise.all(documents.map((one) => tx.grants.by("document", one.id)))).flat())\n    await tx.grants.delete(id);\n  for (const document of documents) await put(document.id',
    ),
    'the matrix shows no end': at.permissionMatrix('  return shape;', '  return { ...shape, expiresAt: null };'),
    'the matrix gives no downloads': at.permissionMatrix(
      'canRead, canWrite, canDownload, expiresAt }',
      'canRead, canWrite, canDownload: null, expiresAt }',
    ),
    'the last of several changes of the matrix is forgotten': at.permissionMatrix(
      'for (const { folderId, groupId } of json.changes) {',
      'for (const { folderId, groupId } of json.changes.slice(0, Math.max(1, json.changes.length - 1))) {',
    ),
    'the review shows no end of a group': at.policy(
      '[given.expiresAt, partyOf(given, parties)?.expiresAt]',
      '[given.expiresAt]',
    ),
    'the review of a folder does not show what has ended': at.policy(
      'if (limit) reasons?.but.push(limit);\n      else if',
      'if (limit) continue;\n      else if',
    ),
    'a list does not say when access ends': at.shownDocuments('reader.viewEndsAt(row) ?? undefined', 'undefined'),
  },
  audit: {
    'the end of a legal hold is not in the log': at.deletedItems(
      "audit({ type: 'folder_updated', description, resource: { type: 'folder', id: folder.id } });",
      "if (json.legalHold) audit({ type: 'folder_updated', description, resource: { type: 'folder', id: folder.id } });",
    ),
    'figures are those of a month at least': at.measures('Number(query.days)', 'Math.max(30, Number(query.days))'),
    'every download counts as a refused one': at.measures(
      "sums.blockedDownloads += one('blocked_download')",
      "sums.blockedDownloads += one('document_download')",
    ),
    'what may not be downloaded is counted by its level': at.measures(
      'documents.filter(({ downloadRestricted }) => downloadRestricted)',
      "documents.filter(({ accessLevel }) => accessLevel !== 'public')",
    ),
    'a search of the log that ends with a full page says there is more': at.auditSearch(
      'hasMore: matched > limit',
      'hasMore: matched >= limit',
    ),
  },
  versions: {
    'the task of an approval has lost its note': at.waiting(
      "kind: 'approval', at, who, what, note, documentId",
      "kind: 'approval', at, who, what, documentId",
    ),
    'comparing says that each version came with the other': at.compare(
      'return { from: await factsOf(tx, from), to: await factsOf(tx, to), same };',
      'const [one, other] = [await factsOf(tx, from), await factsOf(tx, to)];\n    const [first, second] = [other.uploadedByName, one.uploadedByName];\n    return { from: { ...one, uploadedByName: first }, to: { ...other, uploadedByName: second }, same };',
    ),
  },
  leaks: {
    'comparing shows what cannot be previewed or downloaded': at.compare(
      'rights.download || !needsDownload(found)',
      'true',
    ),
    'everybody has the favourites of everybody': at.favourites(
      "tx.favourites.by('user', actor.userId)",
      'tx.favourites.list()',
    ),
  },
  levels: {
    'the list says that whoever views may download': at.shownDocuments(
      'reader.rightsTo(row).download,',
      'reader.rightsTo(row).view,',
    ),
  },
  sessions: {
    'a second factor stays fresh for sixty times as long': at.stepUp(
      'ageMs > minutes * 60_000',
      'ageMs > minutes * 3_600_000',
    ),
  },
  requests: {
    'If-Match takes one tag alone': at.ifMatch(
      "header.split(',').some((one) => one.trim() === tag || one.trim() === '*')",
      'header.trim() === tag',
    ),
  },
  folders: {
    'the preview of a move leaves out the folders below': at.previewMove(
      'subtreeOf(tx, [...folders.values()])',
      'subtreeOf(tx, [...folders.values()], () => false)',
    ),
  },
};
