// Mutants in situations that few calls come to: documents, folders and approvals.
import { fault, textOf } from '../mutant.ts';

const archive = textOf('core/archive/archive.ts');
const preparedArchives = textOf('core/archive/prepared-archives.ts');
const documentRegistration = textOf('core/documents/document-registration.ts');
const approvalState = textOf('core/access/approval-state.ts');
const policy = textOf('core/access/policy.ts');
const shownDocuments = textOf('core/access/shown-documents.ts');
const decisions = textOf('core/approvals/decisions.ts');
const folderEffect = textOf('core/approvals/folder-effect.ts');
const requests = textOf('core/approvals/requests.ts');
const archivedFiles = textOf('core/archive/archived-files.ts');
const contents = textOf('core/archive/contents.ts');
const roomIndex = textOf('core/archive/room-index.ts');
const legalHold = textOf('core/content/legal-hold.ts');
const superseding = textOf('core/content/superseding.ts');
const content = textOf('core/documents/content.ts');
const documents = textOf('core/documents/documents.ts');
const favourites = textOf('core/documents/favourites.ts');
const searchContents = textOf('core/documents/search-contents.ts');
const versions = textOf('core/documents/versions.ts');
const deletedItems = textOf('core/folders/deleted-items.ts');
const folderPermissions = textOf('core/folders/folder-permissions.ts');
const folders = textOf('core/folders/folders.ts');
const peopleConcerned = textOf('core/folders/people-concerned.ts');
const permissionMatrix = textOf('core/folders/permission-matrix.ts');
const contentTypes = textOf('core/records/content-types.ts');
const ends = textOf('core/records/ends.ts');
const words = textOf('searching/words.ts');

export const rarelySeenFaults = [
  fault(
    'documents',
    'a lifted legal hold is answered and not kept',
    deletedItems(
      'if (was !== json.legalHold) await tx.folders.put(row);',
      'if (json.legalHold && !was) await tx.folders.put(row);',
    ),
  ),
  fault(
    'documents',
    'a legal hold reaches no folder below',
    legalHold(
      'if (folder?.legalHold === true) held.push(folder.id);',
      '{\n    if (folder?.legalHold === true) held.push(folder.id);\n    break;\n  }',
    ),
  ),
  fault(
    'leaks',
    'everybody is told of a legal hold',
    folders('reader.showFolder(withoutHold(row))', "reader.showFolder(row.name === '' ? withoutHold(row) : row)"),
  ),
  fault(
    'documents',
    'nothing is moved within a folder under a legal hold',
    legalHold('.some((id) => !still.includes(id))', '.length > 0 * still.length'),
  ),
  fault(
    'documents',
    'a folder put back under another name keeps its own',
    deletedItems('name: name ?? folder.name, parentId: folderId', 'name: folder.name, parentId: folderId'),
  ),
  fault(
    'documents',
    'what was in a deleted folder comes back by itself',
    deletedItems('if (item?.within !== null) throw notFound();', 'if (!item) throw notFound();'),
  ),
  fault(
    'documents',
    'the name of what is put back is kept as it was sent',
    deletedItems(
      'json.name === undefined ? null : cleanName(json.name);',
      "json.name === undefined ? null : json.name === '' ? cleanName(json.name) : json.name;",
    ),
  ),
  fault(
    'versions',
    'everybody is listed versions that nobody has approved',
    versions(
      'rights.view ? isShown(reader, document, version) :',
      'rights.view ? isShown(reader, document, version) || version > 0 :',
    ),
  ),
  fault(
    'versions',
    'readers have every version that was ever approved',
    shownDocuments(
      'return approved === null || approved.version === version;',
      'return approved === null || approved.ever.has(version);',
    ),
  ),
  fault(
    'versions',
    'readers are told the description of a version that nobody has approved',
    shownDocuments(
      'return { ...row, version, name, description, size, mimeType, updatedAt: approvedAt };',
      "return { ...row, version, name, description: description === '' ? description : row.description, size, mimeType, updatedAt: approvedAt };",
    ),
  ),
  fault(
    'documents',
    'an uploader without sight is told the level that others set',
    shownDocuments(
      'updatedAt: createdAt, ...own?.asLeft };',
      'updatedAt: createdAt, ...own?.asLeft, accessLevel: row.accessLevel };',
    ),
  ),
  fault(
    'versions',
    'a rejection is audited as an approval',
    decisions(
      "decision === 'approve' ? 'approval_approved'",
      "decision === 'approve' || decision === 'reject' ? 'approval_approved'",
    ),
  ),
  fault(
    'versions',
    'a version that was rejected is said to wait',
    approvalState(
      "state: last.state === 'approved' ? 'approved' : 'rejected', endedAt",
      "state: last.state === 'approved' ? 'approved' : 'awaiting', endedAt",
    ),
  ),
  fault(
    'audit',
    'a request that a newer version ended is not in the audit log',
    superseding(
      "tellOfApproval(audit, 'approval_superseded', row, `: there is version ${version}`);",
      'void [audit, tellOfApproval, version];',
    ),
  ),
  fault(
    'versions',
    'approval is asked for with the hash of other bytes',
    requests('|| sha256 !== newest?.sha256', '|| (newest === undefined && sha256 !== null)'),
  ),
  fault(
    'versions',
    'a viewer is named as approver',
    requests(
      'const reason = !isApprover(user, now)',
      "const reason = !user || (user.email === '' && !isApprover(user, now))",
    ),
  ),
  fault(
    'versions',
    'all documents are said to be unapproved',
    folderEffect('unapproved: unapproved.length', 'unapproved: Math.max(unapproved.length, documents.length)'),
  ),
  fault(
    'versions',
    'a folder beneath one that requires approval is said to decide',
    folderEffect(
      'if (await isApprovalRequired(tx, folder.parentId)) return',
      "if (folder.name === '' && (await isApprovalRequired(tx, folder.parentId))) return",
    ),
  ),
  fault(
    'people',
    'who asks for an approval is asked by mail, too',
    requests(
      'await approversOf(tx, row, context.now)',
      '[...(await approversOf(tx, row, context.now)), context.actor.userId]',
    ),
  ),
  fault(
    'documents',
    'the effect of a move takes no notice of approvals',
    peopleConcerned(
      'approved: () => Promise.resolve(findApproved),',
      'approved: () => Promise.resolve(() => undefined),',
    ),
  ),
  fault(
    'grants',
    'a review does not say what waits for approval',
    policy(
      "...(view ? [{ kind: 'awaiting-approval'",
      "...(view && approvalFolderId === '' ? [{ kind: 'awaiting-approval'",
    ),
  ),
  fault(
    'leaks',
    'what is hidden is marked as a favourite',
    favourites(
      'await findDocument(tx, context, documentId);',
      'if (!(await tx.documents.get(documentId))) await findDocument(tx, context, documentId);',
    ),
  ),
  fault(
    'leaks',
    'an archive of a hidden folder is prepared',
    contents(
      'if (!(await tx.folders.get(id)) || !reader.seesFolder(id)) throw notFound();',
      'if (!(await tx.folders.get(id))) throw notFound();',
    ),
  ),
  fault(
    'documents',
    'an archive does not say what was deleted meanwhile',
    archivedFiles('let lost = gone.length;', 'let lost = 0 * gone.length;'),
  ),
  fault(
    'audit',
    'a permission revoked in the matrix is audited as granted',
    permissionMatrix(
      "audit({ type: 'permission_revoked', description: `Revoked the access of ${group} to ${folder}`, resource });",
      "audit({ type: 'permission_granted', description: `Revoked the access of ${group} to ${folder}`, resource });",
    ),
  ),
  fault(
    'grants',
    'the matrix has permissions on deleted folders',
    permissionMatrix(
      'groupId != null && folders.has(folderId)',
      "groupId != null && (folders.has(folderId) || folderId !== '')",
    ),
  ),
  fault(
    'grants',
    'permissions that ended are in no list',
    folderPermissions(
      "(await tx.folderPermissions.by('folder', id)).map(",
      "(await tx.folderPermissions.by('folder', id)).filter(({ expiresAt }) => !expiresAt || Date.parse(expiresAt) > ports.clock.now().getTime()).map(",
    ),
  ),
  fault(
    'grants',
    'the offset of an end is passed over',
    ends(
      'const end = new Date(expiresAt).toISOString();',
      "const end = new Date(expiresAt.replace(/[+-]\\d\\d:\\d\\d$/, 'Z')).toISOString();",
    ),
  ),
  fault(
    'documents',
    'the index does not know of folders renamed since',
    roomIndex(
      "const collections = ['folders', 'documents', 'versions'] as const;",
      "const collections = ['documents', 'versions'] as const;",
    ),
  ),
  fault(
    'documents',
    'every folder is public in the index',
    roomIndex(
      'return { number, kind: item.kind, id, name, accessLevel, ...nothing };',
      "return { number, kind: item.kind, id, name, accessLevel: accessLevel && 'public', ...nothing };",
    ),
  ),
  fault(
    'previews',
    'the encoding of a preview is passed over',
    content(
      '...(asked.encoding && isDecoded(type) && { encoding: asked.encoding }),',
      '...(asked.encoding && isDecoded(type) && {}),',
    ),
  ),
  fault(
    'previews',
    'a preview in the reader is as any other',
    content(
      "asked.inReader === 'true' && kind === 'html';",
      "asked.inReader === 'true' && kind === 'html' && document.id === '';",
    ),
  ),
  fault(
    'previews',
    'CSV has no preview',
    contentTypes(
      "if (kind === 'text') return essence",
      "if (kind === 'text' && essence !== PAGE_TYPES.csv) return essence",
    ),
  ),
  fault(
    'documents',
    'Chinese is found from its beginning on alone',
    words('if (isInPairs.test(word)) return 2;', 'if (isInPairs.test(word)) return 0;'),
  ),
  fault(
    'documents',
    'a name out of sight is taken',
    documents(
      'if (found?.shown.name === holder.name) throw nameTaken();',
      'if (!found || found.shown.name === holder.name) throw nameTaken();',
    ),
  ),
  fault(
    'documents',
    'a search tells five documents unless told',
    searchContents('const USUAL = 10;', 'const USUAL = 5;'),
  ),
  fault(
    'versions',
    'the next version goes to any document of the name',
    documentRegistration('if (holders.length <= 1) return holders[0];', 'if (holders.length <= 9) return holders[0];'),
  ),
  fault(
    'grants',
    'of two changes of a permission in a call the first counts',
    permissionMatrix(
      'json.changes.map((one) => [folderPermissionId',
      'json.changes.toReversed().map((one) => [folderPermissionId',
    ),
  ),
  fault(
    'documents',
    'an archive is there in every session of who asked',
    preparedArchives('return row?.sessionId === sessionId', 'return row?.userId === sessionId'),
    archive(
      'memory.archives.find(params.id, actor.sessionId, now)',
      'memory.archives.find(params.id, actor.userId, now)',
    ),
  ),
];
