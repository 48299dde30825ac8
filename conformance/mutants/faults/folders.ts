// Folders: values answered but not stored, and leftovers of a deletion.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const folderFaults: Faults = {
  folders: {
    'the new name of a folder is answered and not kept': at.folders(
      'await tx.folders.put(row);',
      'await tx.folders.put({ ...row, name: folder.name });',
    ),
    'the new description of a folder is answered and not kept': at.folders(
      'await tx.folders.put(row);',
      'await tx.folders.put({ ...row, description: folder.description });',
    ),
    'the new level of a folder is answered and not kept': at.folders(
      'await tx.folders.put(row);',
      'await tx.folders.put({ ...row, accessLevel: folder.accessLevel });',
    ),
    'a description that is not sent stays': at.folders(
      '      name,\n      description,\n      accessLevel,',
      '      name,\n      description: description ?? folder.description,\n      accessLevel,',
    ),
    'changing a folder moves it to the root': at.folders(
      'await tx.folders.put(row);',
      'await tx.folders.put({ ...row, parentId: null });',
    ),
    'a new folder lies at the root': at.folders(
      'await tx.folders.put(folder);',
      'await tx.folders.put({ ...folder, parentId: null });',
    ),
    'the description of a new folder is not kept': at.folders(
      'await tx.folders.put(folder);',
      'await tx.folders.put({ ...folder, description: null });',
    ),
    'a folder that is not empty is deleted without being asked to': at.folderDeletion(
      "query.cascade !== 'true' && ",
      "query.cascade === 'false' && ",
    ),
    'a folder that holds folders alone counts as empty': at.folderDeletion(
      'inner + documents.length > 0',
      'documents.length > 0',
    ),
    'what keeps a folder from being deleted is counted without the folders below': at.folderDeletion(
      'folderNotEmpty(inner, documents.length,',
      'folderNotEmpty(inner, documents.filter((one) => one.folderId === folder.id).length,',
    ),
    'deleting everything leaves the documents': at.folderDeletion(
      'removeItems(tx, context, { documents, folders,',
      'removeItems(tx, context, { documents: [], folders,',
    ),
    'deleting everything leaves the documents of the folders below': at.folderDeletion(
      'removeItems(tx, context, { documents, folders,',
      'removeItems(tx, context, { documents: documents.filter((one) => one.folderId === folder.id), folders,',
    ),
    'deleting everything leaves the folders below': at.documentRemoval(
      'for (const { id } of folders) await tx.folders.delete(id);',
      'await tx.folders.delete(root);',
    ),
    'deleting everything moves the folders below to the root': at.documentRemoval(
      'for (const { id } of folders) await tx.folders.delete(id);',
      'await tx.folders.delete(root);\n  for (const one of folders) if (one.id !== root) await tx.folders.put({ ...one, parentId: null });',
    ),
  },
};
