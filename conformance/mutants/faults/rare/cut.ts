// Faults of long lists and texts that are cut, of markup in texts, and of what lies elsewhere.
import { type Faults, textOf } from '../../mutant.ts';

const page = textOf('preview/pages/page.ts');
const textPage = textOf('preview/pages/text/text-page.ts');
const auditFilter = textOf('core/store/log/audit-filter.ts');
const waiting = textOf('core/access/waiting.ts');
const roomIndex = textOf('core/archive/room-index.ts');
const searchContents = textOf('core/documents/search-contents.ts');
const folderDeletion = textOf('core/folders/folder-deletion.ts');
const favourites = textOf('core/documents/favourites.ts');
const documentRegistration = textOf('core/documents/document-registration.ts');
const moving = textOf('core/folders/moving.ts');
const shapes = textOf('core/records/shapes.ts');
const versions = textOf('core/documents/versions.ts');
const folders = textOf('core/folders/folders.ts');

export const cutFaults: Faults = {
  previews: {
    'cells of a CSV file are markup': page('${attributes}>${escaped(text)}</td>`', '${attributes}>${text}</td>`'),
    'lines of a text are markup': textPage(
      '<div>${escaped(shortened(line, limits.line))}</div>',
      '<div>${shortened(line, limits.line)}</div>',
    ),
  },
  audit: {
    'a search of the log finds user agents': auditFilter(
      "      folded(entry.ipAddress ?? '').includes(text) ||",
      "      folded(entry.ipAddress ?? '').includes(text) ||\n      folded(entry.userAgent ?? '').includes(text) ||",
    ),
    'an approval waits since now': waiting(
      "kind: 'approval', at, who, what,",
      "kind: 'approval', at: new Date().toISOString() || at, who, what,",
    ),
    'the index leaves out what is deep': roomIndex(
      '    rows.push(JSON.stringify(rowOf(`${place}${at + 1}`, item, hashes)));',
      "    if (place.split('.').length > 5) continue;\n    rows.push(JSON.stringify(rowOf(`${place}${at + 1}`, item, hashes)));",
    ),
  },
  documents: {
    'a search for restricted documents finds confidential ones': searchContents(
      '(level === undefined || document.accessLevel === level)',
      "(level === undefined || (level === 'public') === (document.accessLevel === 'public'))",
    ),
    'what was deleted from a folder keeps it from being deleted': folderDeletion(
      "if (query.cascade !== 'true' && inner + documents.length > 0)",
      "const binned = (await tx.deletedItems.list()).filter((one) => one.document?.folderId === folder.id).length;\n    if (query.cascade !== 'true' && inner + documents.length + binned > 0)",
    ),
    'the first ten favourites are listed': favourites(
      '.see).map(({ id }) => ({ id })));',
      '.see).slice(0, 10).map(({ id }) => ({ id })));',
    ),
    'a declared type is cut at 100 characters': documentRegistration(
      '    mimeType: wanted.mimeType,\n    size: ticket.size,\n    version: 1,',
      '    mimeType: wanted.mimeType.slice(0, 100),\n    size: ticket.size,\n    version: 1,',
    ),
    'a document that leaves required approval has lost its approvals': moving(
      '    const row = { ...document, folderId };',
      "    if (!to?.approvalRequired && document.folderId && (await tx.folders.get(document.folderId))?.approvalRequired)\n      for (const one of await tx.approvals.by('document', document.id)) await tx.approvals.delete(one.id);\n    const row = { ...document, folderId };",
    ),
    'a search finds what its uploader may no longer view': searchContents(
      'filter((row) => reader.rightsTo(row).view);',
      'filter((row) => reader.rightsTo(row).see);',
    ),
  },
  people: {
    'a group has its first ten members': shapes(
      'memberIds: [...memberIds],',
      'memberIds: [...memberIds].slice(0, 10),',
    ),
  },
  versions: {
    'the ten newest versions are listed': versions(
      '      .sort((one, other) => other.version - one.version);',
      '      .sort((one, other) => other.version - one.version)\n      .slice(0, 10);',
    ),
    'where approval ends approvals are forgotten': folders(
      '    const renamed = folder.name === name ? \'\' : ` from "${folder.name}"`;',
      "    if (folder.approvalRequired && !approvalRequired)\n      for (const one of await tx.documents.by('folder', folder.id))\n        for (const row of await tx.approvals.by('document', one.id)) await tx.approvals.delete(row.id);\n    const renamed = folder.name === name ? '' : ` from \"${folder.name}\"`;",
    ),
  },
};
