// Mutants whose changes alter more than they name, or do not keep a text to the letter.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const keptFaults: Faults = {
  folders: {
    'a folder that is moved requires approval no more': at.moving(
      'const row = { ...folder, parentId };',
      'const { approvalRequired: _was, ...kept } = folder;\n    const row = { ...kept, parentId };',
    ),
    'a change of a folder lifts its legal hold': at.folders(
      '      ...(approvalRequired !== undefined && { approvalRequired }),\n    };\n    await tx.folders.put(row);',
      '      ...(approvalRequired !== undefined && { approvalRequired }),\n    };\n    delete row.legalHold;\n    await tx.folders.put(row);',
    ),
    'a folder that is put back has no description': at.deletedItems(
      'put({ ...folder, ...kept, name: name ?? folder.name, parentId: folderId });',
      'put({ ...folder, ...kept, description: null, name: name ?? folder.name, parentId: folderId });',
    ),
    'folders in a folder that is put back lie side by side': at.deletedItems(
      'for (const row of foldersOf(items.slice(1))) await tx.folders.put(row);',
      'for (const row of foldersOf(items.slice(1))) await tx.folders.put({ ...row, parentId: item.id });',
    ),
    'a folder that is moved is as new': at.moving(
      '    await tx.folders.put(row);',
      '    row.createdAt = context.now.toISOString();\n    await tx.folders.put(row);',
    ),
    'a folder in a confidential one is confidential': at.folders(
      '    await tx.folders.put(folder);',
      "    if (folder.parentId && (await tx.folders.get(folder.parentId))?.accessLevel === 'confidential')\n      folder.accessLevel = 'confidential';\n    await tx.folders.put(folder);",
    ),
    'a fifth level of folders is refused': at.folders(
      '    if (folder.parentId !== null && !(await tx.folders.get(folder.parentId))) throw notFound();',
      '    if (folder.parentId !== null && !(await tx.folders.get(folder.parentId))) throw notFound();\n    let depth = 0;\n    for (let at = folder.parentId; at; at = (await tx.folders.get(at))?.parentId ?? null) depth += 1;\n    if (depth >= 5) throw notFound();',
    ),
    'a permission empties the description of its folder': at.folderPermissions(
      '    await tx.folderPermissions.put(row);',
      '    await tx.folderPermissions.put(row);\n    await tx.folders.put({ ...folder, description: null });',
    ),
    'a folder that is moved has single spaces in its name': at.moving(
      'const row = { ...folder, parentId };',
      "const row = { ...folder, name: folder.name.replace(/\\s+/g, ' '), parentId };",
    ),
  },
  documents: {
    'what was in a folder is as new when it is put back': at.deletedItems(
      'for (const row of documentsOf(items.slice(1))) await tx.documents.put(row);',
      'for (const row of documentsOf(items.slice(1)))\n      await tx.documents.put({ ...row, updatedAt: context.now.toISOString() });',
    ),
    'a document that is moved is a favourite no more': at.moving(
      '    await tx.documents.put(row);',
      "    await tx.documents.put(row);\n    for (const one of await tx.favourites.by('document', row.id)) await tx.favourites.delete(one.id);",
    ),
    'a document that is moved into a confidential folder is confidential': at.moving(
      '    const row = { ...document, folderId };',
      "    const row = { ...document, folderId, ...(to?.accessLevel === 'confidential' && { accessLevel: to.accessLevel }) };",
    ),
    'an empty description of a document is lost': at.documentRegistration(
      'description: wanted.description ?? null,',
      'description: wanted.description || null,',
    ),
    'a document under a legal hold cannot be renamed': at.documents(
      '    await refuseTaken(tx, context, { ...document, name });',
      '    await refuseTaken(tx, context, { ...document, name });\n    for (let at = document.folderId; at; at = (await tx.folders.get(at))?.parentId ?? null)\n      if ((await tx.folders.get(at))?.legalHold) throw nameTaken();',
    ),
    'a document in a confidential folder is confidential': at.documentRegistration(
      '    const existing = await findNamed(tx, wanted);',
      "    if (wanted.folderId && (await tx.folders.get(wanted.folderId))?.accessLevel === 'confidential')\n      wanted.accessLevel = 'confidential';\n    const existing = await findNamed(tx, wanted);",
    ),
    'a grant is a change of its document': at.documentPermissions(
      '    await tx.grants.put(row);',
      '    await tx.grants.put(row);\n    await tx.documents.put({ ...document, updatedAt: now.toISOString() });',
    ),
    'one favourite of a document is kept alone': at.favourites(
      '    if (isFavourite && !isMarked) await tx.favourites.put({ id, userId, documentId });',
      "    if (isFavourite && !isMarked) await tx.favourites.put({ id, userId, documentId });\n    for (const one of isFavourite ? await tx.favourites.by('document', documentId) : []) if (one.userId !== userId) await tx.favourites.delete(one.id);",
    ),
    'a place that was deleted has no name in the bin': at.deletedItems(
      'folderName: (place ?? first?.folder)?.name ?? null,',
      'folderName: place?.name ?? null,',
    ),
    'a deleted folder with a held one inside is not called held': at.deletedItems(
      'isHeld: await isAnyItemHeld(tx, all),',
      'isHeld: await isAnyItemHeld(tx, [item]),',
    ),
  },
  versions: {
    'a document that is moved has lost its approvals': at.moving(
      '    const row = { ...document, folderId };',
      "    const row = { ...document, folderId };\n    for (const one of await tx.approvals.by('document', row.id)) await tx.approvals.delete(one.id);",
    ),
    'a comment is put on one line': at.names(
      'cleanText(text, field, 500).trim();',
      "cleanText(text, field, 500).trim().replace(/\\s+/g, ' ');",
    ),
    'a note of a request for approval is cut at 255 characters': at.requests(
      "const note = cleanComment(json.note, 'note');",
      "const note = cleanComment(json.note, 'note')?.slice(0, 255) ?? null;",
    ),
    'approval of a restored version cannot be requested': at.requests(
      'sha256 !== newest?.sha256) throw',
      'sha256 !== newest?.sha256 || newest.restoredFrom) throw',
    ),
  },
  grants: {
    'a document that is moved has lost the grants of groups': at.moving(
      '    await tx.documents.put(row);',
      "    await tx.documents.put(row);\n    for (const one of await tx.grants.by('document', row.id)) if (one.groupId) await tx.grants.delete(one.id);",
    ),
  },
};
