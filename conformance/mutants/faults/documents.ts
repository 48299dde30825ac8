// Documents, favourites, deleted items and search: values answered but not stored, leftovers, unintended changes.
import { type Faults, textOf } from '../mutant.ts';

const documents = textOf('core/documents/documents.ts');
const changedDocument = textOf('core/content/changed-document.ts');
const registration = textOf('core/documents/document-registration.ts');
const removal = textOf('core/content/document-removal.ts');
const grants = textOf('core/documents/document-permissions.ts');
const keptReadings = textOf('core/store/kept-readings.ts');
const favourites = textOf('core/documents/favourites.ts');
const searched = textOf('core/documents/search-contents.ts');
const deletedItems = textOf('core/content/deleted-items.ts');
const found = textOf('core/access/find-document.ts');
const holds = textOf('core/content/legal-hold.ts');
const putBack = textOf('core/folders/deleted-items.ts');
const names = textOf('core/records/names.ts');
const records = textOf('core/records/keys.ts');
const keptWithout = (kept: string) =>
  changedDocument('await tx.documents.put(row);', `await tx.documents.put({ ...row, ${kept} });`);

export const documentFaults: Faults = {
  documents: {
    'a changed access level is answered and not kept': keptWithout('accessLevel: before.accessLevel'),
    'a changed restriction of downloads is answered and not kept': keptWithout(
      'downloadRestricted: before.downloadRestricted',
    ),
    'a changed restriction of printing is answered and not kept': keptWithout(
      'printingRestricted: before.printingRestricted',
    ),
    'a new name is answered and not kept': changedDocument(
      'await tx.documents.put(row);',
      'await tx.documents.put({ ...row, name: before.name });',
    ),
    'renaming moves the document to the root': changedDocument(
      'await tx.documents.put(row);',
      'await tx.documents.put({ ...row, folderId: null });',
    ),
    'renaming does not change updatedAt': changedDocument(
      'const dated = { ...changes, updatedAt: now.toISOString() };',
      'const dated = { ...changes, updatedAt: before.updatedAt };',
    ),
    'a name that another document of the folder has is taken': documents(
      'if (found?.shown.name === holder.name)',
      'if (found?.shown.name === `${holder.name}?`)',
    ),
    'deleting is answered and not done': removal(
      'await tx.documents.delete(document.id);',
      'await tx.documents.put(document);',
    ),
    'a deleted document leaves the list and can still be downloaded, previewed and looked up': [
      removal(
        'await tx.documents.delete(document.id);',
        "await tx.documents.put({ ...document, folderId: 'deleted' });",
      ),
      documents(
        'const rows = await tx.documents.list();',
        "const rows = (await tx.documents.list()).filter((row) => row.folderId !== 'deleted');",
      ),
    ],
    'the versions of a deleted document can still be read': found(
      'const document = await tx.documents.get(id);',
      'const document = (await tx.documents.get(id)) ?? (await tx.deletedItems.get(id))?.document;',
    ),
    'the grants of a deleted document are still listed': grants(
      "if (!(await tx.documents.get(params.id))) throw notFound();\n    const grants = await tx.grants.by('document', params.id);",
      "const grants = await tx.grants.by('document', params.id);\n    if (grants.length === 0 && !(await tx.documents.get(params.id))) throw notFound();",
    ),
    'a purge forgets the row and leaves the item to be put back': deletedItems(
      'await tx.deletedItems.delete(id);',
      'await tx.deletedItems.get(id);',
    ),
    'a legal hold holds nothing': holds(
      'if (folder?.legalHold === true) held',
      "if (folder?.legalHold === true && folder.id === '') held",
    ),
    'what is put back is in the root': putBack(
      'const folderId = isPlaceGone ? null : placeId;',
      'const folderId = placeId === null ? placeId : null;',
    ),
    'what is put back under another name has its own': putBack(
      'putChanged(tx, context, row, { name })',
      'putChanged(tx, context, row, {})',
    ),
    'what went with a folder does not come back with it': putBack(
      'for (const row of documentsOf(items.slice(1)))',
      'for (const row of documentsOf(items.slice(items.length)))',
    ),
    'a favourite is listed after the right to see it has ended': favourites(
      'reader.rightsTo(document).see)',
      'reader)',
    ),
    'a search finds what its reader may not view': searched(
      '.filter((row) => reader.rightsTo(row).view)',
      '.filter((row) => row.id !== reader.userId)',
    ),
    'the pages of a search overlap': searched('candidates.length : at + 1', 'candidates.length : at'),
    'favourites are shown to all users': favourites("tx.favourites.by('user', actor.userId)", 'tx.favourites.list()'),
    'lists are as they were when they were first asked for': keptReadings(
      '(await known.record.isCurrent(tx))',
      '(await Promise.resolve(true))',
    ),
    'names lose their NFC': [
      names("const normal = text.normalize('NFC');", 'const normal = text;'),
      records("${name.normalize('NFC')}", '${name}'),
    ],
    'compatible letters of names are folded': names("text.normalize('NFC')", "text.normalize('NFKC')"),
    'names are trimmed': names("text.normalize('NFC')", "text.normalize('NFC').trim()"),
    'names are kept in lower case': names("text.normalize('NFC')", "text.normalize('NFC').toLowerCase()"),
    'characters that turn the direction of a name are taken': names(
      "  if (misleading.test(text)) throw refused(field, 'Must not hold characters that override the direction of text');\n",
      '',
    ),
    'the description of a new document is lost': registration(
      'description: wanted.description ?? null,',
      'description: null,',
    ),
    'a new document lies at the root': registration(
      'folderId: wanted.folderId,\n    mimeType',
      'folderId: null,\n    mimeType',
    ),
    'a new document is public, whatever was asked for': registration(
      'accessLevel: wanted.accessLevel,\n    downloadRestricted',
      "accessLevel: 'public',\n    downloadRestricted",
    ),
    'the restriction of a new document is lost': registration(
      'downloadRestricted: wanted.downloadRestricted,\n',
      'downloadRestricted: false,\n',
    ),
    'what is under a legal hold is purged on request': putBack(
      'if (await isAnyItemHeld(tx, items)) throw legalHold();\n    return purgeItems',
      'return purgeItems',
    ),
    'a deleted folder counts one document inside at most': putBack(
      'documents: documentsOf(inside).length',
      'documents: Math.min(1, documentsOf(inside).length)',
    ),
    'a search takes no notice of the level': searched(
      'document.accessLevel === level)',
      'document.accessLevel !== undefined)',
    ),
    'a search finds what was changed after its last day': searched('changed < Date.parse(to)', 'changed > 0'),
    'what is put back without its folder, which required approval, is not confidential': putBack(
      'kept.approvalRequired || folder?',
      'folder?',
    ),
    'documents move from one legal hold into another': holds(
      'if ((await holdsAbove(tx, from)).some',
      'if (still.length === 0 && (await holdsAbove(tx, from)).some',
    ),
    'own uploads that one may no longer view are no favourites': favourites(
      'reader.rightsTo(document).see)',
      'reader.rightsTo(document).view)',
    ),
  },
  levels: {
    'what comes back at the root is public again': putBack(
      "accessLevel: before === 'public' ? 'restricted' : before,",
      'accessLevel: before,',
    ),
  },
};
