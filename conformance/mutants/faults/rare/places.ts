// Faults of folders, deletions and reviews.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const rarePlaceFaults: Faults = {
  documents: {
    'uploaders cannot delete what they no longer view': at.documents(
      'const { document } = await findRemovable(tx, context, params.id);\n    const description = `Deleted',
      'const { document, rights } = await findRemovable(tx, context, params.id);\n    if (!rights.view) throw forbidden();\n    const description = `Deleted',
    ),
    'what is put back is nobody’s favourite any more': at.documentRemoval(
      '  for (const document of documents) await tx.documents.delete(document.id);\n',
      "  for (const document of documents) await tx.documents.delete(document.id);\n  for (const { id } of documents)\n    for (const one of await tx.favourites.by('document', id)) await tx.favourites.delete(one.id);\n",
    ),
    'descriptions are kept as they are composed': at.names(
      "return text == null ? null : cleanText(text, 'description', 2000, bidiOverrides);",
      "return text == null ? null : (cleanText(text, 'description', 2000, bidiOverrides), text);",
    ),
  },
  folders: {
    'lifting a legal hold lifts those of the folders in it': at.deletedItems(
      'if (was !== json.legalHold) await tx.folders.put(row);',
      "if (was !== json.legalHold) await tx.folders.put(row);\n    if (!json.legalHold)\n      for (const { legalHold: held, ...one } of await tx.folders.by('parent', folder.id)) if (held) await tx.folders.put(one);",
    ),
    'an index has the documents of a folder before its folders': at.folderTree(
      'return items.map((item, at) => ({ item, place, at }));',
      'return [...items.slice(folders.length), ...items.slice(0, folders.length)].map((item, at) => ({ item, place, at }));',
    ),
    'a changed folder was created when it was changed': at.folders(
      '      ...(approvalRequired !== undefined && { approvalRequired }),\n',
      '      createdAt: context.now.toISOString(),\n      ...(approvalRequired !== undefined && { approvalRequired }),\n',
    ),
  },
  requests: {
    'descriptions of more than 255 characters are refused': at.names(
      "return text == null ? null : cleanText(text, 'description', 2000, bidiOverrides);",
      "return text == null ? null : cleanText(text, 'description', 255, bidiOverrides);",
    ),
  },
  grants: {
    'the preview of settings takes no notice of downloads where a level is sent': at.previewSettings(
      'downloadRestricted: downloadRestricted ?? row.downloadRestricted,',
      'downloadRestricted: (accessLevel ? undefined : downloadRestricted) ?? row.downloadRestricted,',
    ),
    'the review does not say that a group has ended': at.policy(
      "return { kind: 'expired-group', ...source, expiredAt: party.expiresAt };",
      'return { kind, ...source, expiredAt: party.expiresAt };',
    ),
  },
};
