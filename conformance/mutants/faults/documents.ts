// Documents, favourites, deleted items and search: values answered but not stored, leftovers, unintended changes.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';
const keptWithout = (kept: string) =>
  at.changedDocument('await tx.documents.put(row);', `await tx.documents.put({ ...row, ${kept} });`);

export const documentFaults: Faults = {
  documents: {
    'a changed access level is answered and not kept': keptWithout('accessLevel: before.accessLevel'),
    'a changed restriction of downloads is answered and not kept': keptWithout(
      'downloadRestricted: before.downloadRestricted',
    ),
    'a changed restriction of printing is answered and not kept': keptWithout(
      'printingRestricted: before.printingRestricted',
    ),
    'a new name is answered and not kept': at.changedDocument(
      'await tx.documents.put(row);',
      'await tx.documents.put({ ...row, name: before.name });',
    ),
    'renaming moves the document to the root': at.changedDocument(
      'await tx.documents.put(row);',
      'await tx.documents.put({ ...row, folderId: null });',
    ),
    'renaming does not change updatedAt': at.changedDocument(
      'const dated = { ...changes, updatedAt: now.toISOString() };',
      'const dated = { ...changes, updatedAt: before.updatedAt };',
    ),
    'a name that another document of the folder has is taken': at.documents(
      'if (found?.shown.name === holder.name)',
      'if (found?.shown.name === `${holder.name}?`)',
    ),
    'deleting is answered and not done': at.documentRemoval(
      'await tx.documents.delete(document.id);',
      'await tx.documents.put(document);',
    ),
    'a deleted document leaves the list and can still be downloaded, previewed and looked up': [
      at.documentRemoval(
        'await tx.documents.delete(document.id);',
        "await tx.documents.put({ ...document, folderId: 'deleted' });",
      ),
      at.documents(
        'const rows = await tx.documents.list();',
        "const rows = (await tx.documents.list()).filter((row) => row.folderId !== 'deleted');",
      ),
    ],
    'the versions of a deleted document can still be read': at.findDocument(
      'const document = await tx.documents.get(id);',
      'const document = (await tx.documents.get(id)) ?? (await tx.deletedItems.get(id))?.document;',
    ),
    'the grants of a deleted document are still listed': at.documentPermissions(
      "if (!(await tx.documents.get(params.id))) throw notFound();\n    const grants = await tx.grants.by('document', params.id);",
      "const grants = await tx.grants.by('document', params.id);\n    if (grants.length === 0 && !(await tx.documents.get(params.id))) throw notFound();",
    ),
    'a purge forgets the row and leaves the item to be put back': at.binnedItems(
      'await tx.deletedItems.delete(id);',
      'await tx.deletedItems.get(id);',
    ),
    'a legal hold holds nothing': at.legalHold(
      'if (folder?.legalHold === true) held',
      "if (folder?.legalHold === true && folder.id === '') held",
    ),
    'what is put back is in the root': at.deletedItems(
      'const folderId = isPlaceGone ? null : placeId;',
      'const folderId = placeId === null ? placeId : null;',
    ),
    'what is put back under another name has its own': at.deletedItems(
      'putChanged(tx, context, row, { name })',
      'putChanged(tx, context, row, {})',
    ),
    'what went with a folder does not come back with it': at.deletedItems(
      'for (const row of documentsOf(items.slice(1)))',
      'for (const row of documentsOf(items.slice(items.length)))',
    ),
    'a favourite is listed after the right to see it has ended': at.favourites(
      'reader.rightsTo(document).see)',
      'reader)',
    ),
    'a search finds what its reader may not view': at.searchContents(
      '.filter((row) => reader.rightsTo(row).view)',
      '.filter((row) => row.id !== reader.userId)',
    ),
    'the pages of a search overlap': at.searchContents('placeOf(document) < after', 'placeOf(document) <= after'),
    'favourites are shown to all users': at.favourites(
      "tx.favourites.by('user', actor.userId)",
      'tx.favourites.list()',
    ),
    'lists are as they were when they were first asked for': at.keptReadings(
      '(await known.record.isCurrent(tx))',
      '(await Promise.resolve(true))',
    ),
    'names lose their NFC': [
      at.names("const normal = text.normalize('NFC');", 'const normal = text;'),
      at.keys("${name.normalize('NFC')}", '${name}'),
    ],
    'compatible letters of names are folded': at.names("text.normalize('NFC')", "text.normalize('NFKC')"),
    'names are trimmed': at.names("text.normalize('NFC')", "text.normalize('NFC').trim()"),
    'names are kept in lower case': at.names("text.normalize('NFC')", "text.normalize('NFC').toLowerCase()"),
    'characters that turn the direction of a name are taken': at.names(
      "  if (misleading.test(text)) throw refused(field, 'Must not hold characters that override the direction of text');\n",
      '',
    ),
    'the description of a new document is lost': at.documentRegistration(
      'description: wanted.description ?? null,',
      'description: null,',
    ),
    'a new document lies at the root': at.documentRegistration(
      'folderId: wanted.folderId,\n    mimeType',
      'folderId: null,\n    mimeType',
    ),
    'a new document is public, whatever was asked for': at.documentRegistration(
      'accessLevel: wanted.accessLevel,\n    downloadRestricted',
      "accessLevel: 'public',\n    downloadRestricted",
    ),
    'the restriction of a new document is lost': at.documentRegistration(
      'downloadRestricted: wanted.downloadRestricted,\n',
      'downloadRestricted: false,\n',
    ),
    'what is under a legal hold is purged on request': at.deletedItems(
      'if (await isAnyItemHeld(tx, items)) throw legalHold();\n    return purgeItems',
      'return purgeItems',
    ),
    'a deleted folder counts one document inside at most': at.deletedItems(
      'documents: documentsOf(inside).length',
      'documents: Math.min(1, documentsOf(inside).length)',
    ),
    'a search takes no notice of the level': at.searchContents(
      'document.accessLevel === level)',
      'document.accessLevel !== undefined)',
    ),
    'a search finds what was changed after its last day': at.searchContents('changed < Date.parse(to)', 'changed > 0'),
    'what is put back without its folder, which required approval, is not confidential': at.deletedItems(
      'kept.approvalRequired || folder?',
      'folder?',
    ),
    'documents move from one legal hold into another': at.legalHold(
      'if ((await holdsAbove(tx, from)).some',
      'if (still.length === 0 && (await holdsAbove(tx, from)).some',
    ),
    'own uploads that one may no longer view are no favourites': at.favourites(
      'reader.rightsTo(document).see)',
      'reader.rightsTo(document).view)',
    ),
  },
  levels: {
    'what comes back at the root is public again': at.deletedItems(
      "accessLevel: before === 'public' ? 'restricted' : before,",
      'accessLevel: before,',
    ),
  },
};
