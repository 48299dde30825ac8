// Faults of changes that change more than they name.
import { type Faults, textOf } from '../../mutant.ts';

const moving = textOf('core/folders/moving.ts');
const folders = textOf('core/folders/folders.ts');
const deletedItems = textOf('core/folders/deleted-items.ts');

export const keptFaults: Faults = {
  folders: {
    'a folder that is moved requires approval no more': moving(
      'const row = { ...folder, parentId };',
      'const { approvalRequired: _was, ...kept } = folder;\n    const row = { ...kept, parentId };',
    ),
    'a change of a folder lifts its legal hold': folders(
      '      ...(approvalRequired !== undefined && { approvalRequired }),\n    };\n    await tx.folders.put(row);',
      '      ...(approvalRequired !== undefined && { approvalRequired }),\n    };\n    delete row.legalHold;\n    await tx.folders.put(row);',
    ),
    'a folder that is put back has no description': deletedItems(
      'put({ ...folder, ...kept, name: name ?? folder.name, parentId: folderId });',
      'put({ ...folder, ...kept, description: null, name: name ?? folder.name, parentId: folderId });',
    ),
    'folders in a folder that is put back lie side by side': deletedItems(
      'for (const row of foldersOf(items.slice(1))) await tx.folders.put(row);',
      'for (const row of foldersOf(items.slice(1))) await tx.folders.put({ ...row, parentId: item.id });',
    ),
    'a folder that is moved is as new': moving(
      '    await tx.folders.put(row);',
      '    row.createdAt = context.now.toISOString();\n    await tx.folders.put(row);',
    ),
  },
  documents: {
    'what was in a folder is as new when it is put back': deletedItems(
      'for (const row of documentsOf(items.slice(1))) await tx.documents.put(row);',
      'for (const row of documentsOf(items.slice(1)))\n      await tx.documents.put({ ...row, updatedAt: context.now.toISOString() });',
    ),
    'a document that is moved is a favourite no more': moving(
      '    await tx.documents.put(row);',
      "    await tx.documents.put(row);\n    for (const one of await tx.favourites.by('document', row.id)) await tx.favourites.delete(one.id);",
    ),
    'a document that is moved into a confidential folder is confidential': moving(
      '    const row = { ...document, folderId };',
      "    const row = { ...document, folderId, ...(to?.accessLevel === 'confidential' && { accessLevel: to.accessLevel }) };",
    ),
  },
  versions: {
    'a document that is moved has lost its approvals': moving(
      '    const row = { ...document, folderId };',
      "    const row = { ...document, folderId };\n    for (const one of await tx.approvals.by('document', row.id)) await tx.approvals.delete(one.id);",
    ),
  },
};
