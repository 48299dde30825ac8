// Mutants of versions, deleted items and restoring them.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const deletionFaults: Faults = {
  versions: {
    'a next version does not restrict downloads': at.documentRegistration(
      'downloadRestricted: existing.downloadRestricted || wanted.downloadRestricted',
      'downloadRestricted: existing.downloadRestricted',
    ),
    'a next version cannot empty the description': at.documentRegistration(
      'wanted.description === undefined ? existing.description : wanted.description',
      'wanted.description ?? existing.description',
    ),
    'every version came when the document came': at.documentRegistration(
      'createdAt: context.now.toISOString(),\n      restoredFrom',
      'createdAt: row.createdAt ?? context.now.toISOString(),\n      restoredFrom',
    ),
    'what is put back has lost its approvals': at.deletedItems(
      'for (const row of foldersOf(items.slice(1))) await tx.folders.put(row);',
      "for (const row of foldersOf(items.slice(1))) await tx.folders.put(row);\n    for (const one of documentsOf(items)) for (const { id } of await tx.approvals.by('document', one.id)) await tx.approvals.delete(id);",
    ),
  },
  documents: {
    'a folder is deleted with what came into it since it was counted': at.folderDeletion(
      "isNamed(context.call.header('if-match') ?? '*',",
      "isNamed('*',",
    ),
    'a folder is deleted with a document that came into it for another': at.folderDeletion(
      '[...topDown, ...documents].map(({ id }) => id).toSorted()',
      '[inner, documents.length]',
    ),
    'what is deleted does not say that its folder is gone': at.deletedItems(
      'isPlaceGone: place === undefined,',
      'isPlaceGone: false,',
    ),
    'a folder under a legal hold is purged with the one above it': at.deletedItems(
      'if (await isAnyItemHeld(tx, items)) throw legalHold();',
      'if (await isAnyItemHeld(tx, items.slice(0, 1))) throw legalHold();',
    ),
    'what is held is put back without its folder': at.deletedItems(
      'if (isPlaceGone && (await isHeld(tx, item.above ?? placeId))) throw legalHold();',
      '',
    ),
    'a folder that comes back without the one that required approval requires none': at.deletedItems(
      '{ ...folder, ...kept, name',
      '{ ...folder, ...kept, approvalRequired: false, name',
    ),
  },
  audit: {
    'what was put back and deleted again is purged as it was read before': at.deletedItems(
      'await refuseUnread(context, [item.deletedAt]);',
      '',
    ),
    'the purge of a folder does not name its documents': at.binnedItems(
      "for (const { id, name } of documentsOf(items))\n    audit({ type: 'document_purged'",
      "for (const { id, name } of documentsOf(items.length > 1 ? [] : items))\n    audit({ type: 'document_purged'",
    ),
  },
  grants: {
    'a folder that is put back has lost its permissions': at.deletedItems(
      'for (const row of foldersOf(items.slice(1))) await tx.folders.put(row);',
      "for (const row of foldersOf(items.slice(1))) await tx.folders.put(row);\n    for (const one of foldersOf(items)) for (const { id } of await tx.folderPermissions.by('folder', one.id)) await tx.folderPermissions.delete(id);",
    ),
  },
};
