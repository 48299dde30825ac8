// Faults of grants, marks and moves that change more than they name, and of what the bin says.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const bystanderFaults: Faults = {
  folders: {
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
    'a grant is a change of its document': at.documentPermissions(
      '    await tx.grants.put(row);',
      '    await tx.grants.put(row);\n    await tx.documents.put({ ...document, updatedAt: now.toISOString() });',
    ),
    'one favourite of a document is kept alone': at.favourites(
      '    if (isFavourite && !isMarked) await tx.favourites.put({ id, userId, documentId });',
      "    if (isFavourite && !isMarked) await tx.favourites.put({ id, userId, documentId });\n    for (const one of isFavourite ? await tx.favourites.by('document', documentId) : []) if (one.userId !== userId) await tx.favourites.delete(one.id);",
    ),
    'a place that was deleted has no name in the bin': at.deletedItems(
      'folderName: (place ?? gone)?.name ?? null,',
      'folderName: place?.name ?? null,',
    ),
    'a deleted folder with a held one inside is not called held': at.deletedItems(
      'isHeld: await isAnyItemHeld(tx, all),',
      'isHeld: await isAnyItemHeld(tx, [item]),',
    ),
  },
  grants: {
    'a document that is moved has lost the grants of groups': at.moving(
      '    await tx.documents.put(row);',
      "    await tx.documents.put(row);\n    for (const one of await tx.grants.by('document', row.id)) if (one.groupId) await tx.grants.delete(one.id);",
    ),
  },
};
