// Folders: values answered but not stored, and leftovers of a deletion.
import { fault, textOf } from '../mutant.ts';

const removal = textOf('core/content/document-removal.ts');
const folders = textOf('core/folders/folders.ts');
const deletion = textOf('core/folders/folder-deletion.ts');

export const folderFaults = [
  fault(
    'folders',
    'the new name of a folder is answered and not kept',
    folders('await tx.folders.put(row);', 'await tx.folders.put({ ...row, name: folder.name });'),
  ),
  fault(
    'folders',
    'the new description of a folder is answered and not kept',
    folders('await tx.folders.put(row);', 'await tx.folders.put({ ...row, description: folder.description });'),
  ),
  fault(
    'folders',
    'the new level of a folder is answered and not kept',
    folders('await tx.folders.put(row);', 'await tx.folders.put({ ...row, accessLevel: folder.accessLevel });'),
  ),
  fault(
    'folders',
    'a description that is not sent stays',
    folders(
      '      name,\n      description,\n      accessLevel,',
      '      name,\n      description: description ?? folder.description,\n      accessLevel,',
    ),
  ),
  fault(
    'folders',
    'changing a folder moves it to the root',
    folders('await tx.folders.put(row);', 'await tx.folders.put({ ...row, parentId: null });'),
  ),
  fault(
    'folders',
    'a new folder lies at the root',
    folders('await tx.folders.put(folder);', 'await tx.folders.put({ ...folder, parentId: null });'),
  ),
  fault(
    'folders',
    'the description of a new folder is not kept',
    folders('await tx.folders.put(folder);', 'await tx.folders.put({ ...folder, description: null });'),
  ),
  fault(
    'folders',
    'a folder that is not empty is deleted without being asked to',
    deletion("query.cascade !== 'true' && ", "query.cascade === 'false' && "),
  ),
  fault(
    'folders',
    'a folder that holds folders alone counts as empty',
    deletion('inner + documents.length > 0', 'documents.length > 0'),
  ),
  fault(
    'folders',
    'what keeps a folder from being deleted is counted without the folders below',
    deletion(
      'throw folderNotEmpty(inner, documents.length);',
      'throw folderNotEmpty(inner, documents.filter((one) => one.folderId === folder.id).length);',
    ),
  ),
  fault(
    'folders',
    'deleting everything leaves the documents',
    deletion('removeItems(tx, context, { documents, folders,', 'removeItems(tx, context, { documents: [], folders,'),
  ),
  fault(
    'folders',
    'deleting everything leaves the documents of the folders below',
    deletion(
      'removeItems(tx, context, { documents, folders,',
      'removeItems(tx, context, { documents: documents.filter((one) => one.folderId === folder.id), folders,',
    ),
  ),
  fault(
    'folders',
    'deleting everything leaves the folders below',
    removal('for (const { id } of folders) await tx.folders.delete(id);', 'await tx.folders.delete(root);'),
  ),
  fault(
    'folders',
    'deleting everything moves the folders below to the root',
    removal(
      'for (const { id } of folders) await tx.folders.delete(id);',
      'await tx.folders.delete(root);\n  for (const one of folders) if (one.id !== root) await tx.folders.put({ ...one, parentId: null });',
    ),
  ),
];
