// Who sees what: levels, folders, grants, and what leaks of the rest.
import { fault, textOf } from '../mutant.ts';

const policy = textOf('core/rules/policy.ts');
const reader = textOf('core/documents/reader.ts');
const readers = textOf('core/documents/readers.ts');
const lists = textOf('core/documents/reader-list.ts');
const documents = textOf('core/documents/documents.ts');
const folders = textOf('core/folders/folders.ts');
const grants = textOf('core/documents/document-permissions.ts');
const versions = textOf('core/documents/versions.ts');

export const accessFaults = [
  fault(
    'grants',
    'a grant gives no access',
    policy('const grantsRead = facts.grant?.canRead ?? false;', 'const grantsRead = false;'),
  ),
  fault(
    'grants',
    'a grant opens no confidential document',
    policy('confidential: ({ grantsRead }) => grantsRead,', 'confidential: () => false,'),
  ),
  fault(
    'grants',
    'canDownload without canRead gives access',
    policy('facts.grant?.canRead ?? false;', '(facts.grant?.canRead || facts.grant?.canDownload) ?? false;'),
  ),
  fault(
    'grants',
    'a grant to view lets download as well',
    policy('grantsRead && (facts.grant?.canDownload ?? false)', 'grantsRead'),
  ),
  fault(
    'grants',
    'a grant to download lets only view',
    policy('grantsRead && (facts.grant?.canDownload ?? false)', 'false'),
  ),
  fault(
    'grants',
    'a grant on one document opens every other',
    reader('grant = this.#grants.get(document.id) ?? null', 'grant = [...this.#grants.values()][0] ?? null'),
  ),
  fault('grants', 'a revocation changes nothing', grants('    await tx.grants.delete(grant.id);\n', '')),
  fault(
    'grants',
    'revoking the grant of one person revokes those of all',
    grants(
      'await tx.grants.delete(grant.id);',
      "for (const { id } of await tx.grants.by('document', documentId)) await tx.grants.delete(id);",
    ),
  ),
  fault(
    'grants',
    'a revocation ends the download and leaves the view',
    grants(
      'await tx.grants.delete(grant.id);',
      'if (grant.canDownload) await tx.grants.put({ ...grant, canDownload: false });\n    else await tx.grants.delete(grant.id);',
    ),
  ),
  fault(
    'grants',
    'granting again answers the new grant and keeps the old one',
    grants('await tx.grants.put(row);', 'if (!existing) await tx.grants.put(row);'),
  ),
  fault(
    'grants',
    'granting again makes a second grant',
    grants('const existing = await findGrant(tx, documentId, holder);', 'const existing = null as GrantRecord | null;'),
  ),
  fault(
    'grants',
    'canDownload of a grant is answered and not kept',
    grants(
      'await tx.grants.put(row);',
      'await tx.grants.put({ ...row, canDownload: existing?.canDownload ?? false });',
    ),
  ),
  fault(
    'levels',
    'restricted documents are visible to everybody who sees the folder',
    policy('folder.hasPermission || grantsRead,', 'folder.hasAccess || grantsRead,'),
  ),
  fault(
    'levels',
    'restricted documents can be downloaded by everybody who sees the folder',
    policy(
      '(folder.hasPermission && !restricted) || grantsDownload',
      '(folder.hasAccess && !restricted) || grantsDownload',
    ),
  ),
  fault(
    'levels',
    'confidential documents are visible to every reader',
    policy('confidential: ({ grantsRead }) => grantsRead,', 'confidential: () => true,'),
  ),
  fault(
    'levels',
    'a folder permission opens confidential documents',
    policy(
      'confidential: ({ grantsRead }) => grantsRead,',
      'confidential: ({ folder, grantsRead }) => folder.hasPermission || grantsRead,',
    ),
  ),
  fault(
    'levels',
    'analysts see restricted documents without a permission',
    policy(
      'const view = viewBy[facts.level](standing);',
      "const view = viewBy[facts.level](standing) || (facts.role === 'analyst' && facts.level === 'restricted');",
    ),
  ),
  fault(
    'levels',
    'a public document in a restricted folder is visible to everybody',
    policy('public: ({ folder, grantsRead }) => folder.hasAccess || grantsRead,', 'public: () => true,'),
  ),
  fault(
    'levels',
    'an administrator can download what is confidential and restricted',
    policy('download: !isSealed,', 'download: true,'),
  ),
  fault(
    'levels',
    'the restriction of downloads is ignored for public documents',
    policy('(folder.hasAccess && !restricted) || grantsDownload,', 'folder.hasAccess || grantsDownload,'),
  ),
  fault(
    'levels',
    'a grant downloads what is confidential and restricted',
    policy('=> grantsDownload && !restricted,', '=> grantsDownload,'),
  ),
  fault(
    'levels',
    'a grant does not get over the restriction of downloads',
    policy(
      '(folder.hasAccess && !restricted) || grantsDownload,',
      '(folder.hasAccess || grantsDownload) && !restricted,',
    ),
  ),
  fault(
    'levels',
    'who may no longer upload still reads the confidential document that they uploaded',
    policy(
      'const view = viewBy[facts.level](standing);',
      'const view = facts.isOwnUpload || viewBy[facts.level](standing);',
    ),
  ),
  fault(
    'levels',
    'an upload of one’s own vanishes with the role',
    policy('see: view || facts.isOwnUpload,', 'see: view,'),
  ),
  fault(
    'levels',
    'who may no longer upload cannot delete what they uploaded',
    policy('remove: facts.isOwnUpload,', 'remove: false,'),
  ),
  fault(
    'levels',
    'whoever views a document may delete it',
    policy('remove: facts.isOwnUpload,', 'remove: facts.isOwnUpload || view,'),
  ),
  fault(
    'folders',
    'a folder permission gives nothing',
    policy('if (isPermitted(folder.id)) return true;', 'if (isPermitted(folder.id)) return false;'),
  ),
  fault(
    'folders',
    'a folder permission passes into a confidential folder below',
    policy("    if (folder.accessLevel === 'confidential') return false;\n", ''),
  ),
  fault(
    'folders',
    'a folder permission ends at the folder itself',
    policy("if (folder.accessLevel === 'confidential') return false;", 'return false;'),
  ),
  fault(
    'folders',
    'canWrite of a folder permission gives reading',
    reader('permissions.filter((row) => row.canRead).map', 'permissions.map'),
  ),
  fault(
    'folders',
    'only the folder’s own level counts and not the strictest above it',
    policy(
      "chain.folders.every((folder) => folder.accessLevel === 'public')",
      "chain.folders[0]?.accessLevel === 'public'",
    ),
  ),
  fault(
    'folders',
    'only the level of the outermost folder counts',
    policy(
      "chain.folders.every((folder) => folder.accessLevel === 'public')",
      "chain.folders.at(-1)?.accessLevel === 'public'",
    ),
  ),
  fault(
    'folders',
    'restricted folders are open like public ones',
    policy("folder.accessLevel === 'public')", "folder.accessLevel !== 'confidential')"),
  ),
  fault(
    'leaks',
    'the folderId of a hidden folder is told',
    reader(
      'return folderId === null || this.seesFolder(folderId) ? document : { ...document, folderId: null };',
      'return folderId === null ? { ...document } : document;',
    ),
  ),
  fault(
    'leaks',
    'the parentId of a hidden folder is told',
    reader(
      'return parentId === null || this.seesFolder(parentId) ? folder : { ...folder, parentId: null };',
      'return parentId === null ? { ...folder } : folder;',
    ),
  ),
  fault(
    'leaks',
    'hidden folders are listed',
    folders('rows.filter((row) => reader.seesFolder(row.id)).map', 'rows.map'),
  ),
  fault(
    'leaks',
    'hidden documents are listed',
    documents('rows.filter((row) => reader.rightsTo(row).see)', 'rows.filter((row) => row.id !== reader.userId)'),
  ),
  fault(
    'leaks',
    'a document that one may not see is 403 and not 404',
    documents('if (!rights.see) throw notFound();', 'if (!rights.see) throw forbidden();'),
  ),
  fault(
    'leaks',
    'the 404 of a document that one may not see has other words than that of one that does not exist',
    documents('import { forbidden, nameTaken, notFound }', 'import { ApiProblem, forbidden, nameTaken, notFound }'),
    documents(
      'if (!rights.see) throw notFound();',
      "if (!rights.see) throw new ApiProblem(404, 'not-found', 'This document is not shared with you');",
    ),
  ),
  fault(
    'leaks',
    'the versions of a document are told to whoever knows its id',
    versions(
      'const { document, rights } = await findDocument(tx, actor, params.id);\n    const rows',
      'const document = await tx.documents.get(params.id);\n    const rights = { view: true };\n    if (!document) throw notFound();\n    const rows',
    ),
  ),
  fault(
    'leaks',
    'readers of one role get each other’s lists',
    lists("isPrivileged(role) ? 'everything' : userId", "isPrivileged(role) ? 'everything' : role"),
  ),
  fault(
    'leaks',
    'the list of readers leaves out who reads by a grant',
    readers('return view && {', 'return view && reader.rightsTo(document, null).view && {'),
  ),
  fault(
    'leaks',
    'the list of readers says that everybody may download',
    readers('canDownload: download };', 'canDownload: download || view };'),
  ),
];
