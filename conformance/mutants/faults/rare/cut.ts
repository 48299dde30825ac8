// Mutants that cut long lists and texts, pass markup through, or lose what lies in another place.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const cutFaults: Faults = {
  previews: {
    'cells of a CSV file are markup': at.page('${attributes}>${escaped(text)}</td>`', '${attributes}>${text}</td>`'),
    'lines of a text are markup': at.textPage(
      '<div>${escaped(shortened(line, limits.line))}</div>',
      '<div>${shortened(line, limits.line)}</div>',
    ),
  },
  audit: {
    'a search of the log finds user agents': at.auditFilter(
      "      folded(entry.ipAddress ?? '').includes(text) ||",
      "      folded(entry.ipAddress ?? '').includes(text) ||\n      folded(entry.userAgent ?? '').includes(text) ||",
    ),
    'an approval waits since now': at.waiting(
      "kind: 'approval', at, who, what,",
      "kind: 'approval', at: new Date().toISOString() || at, who, what,",
    ),
    'the index leaves out what is deep': at.roomIndex(
      '    rows.push(JSON.stringify(rowOf(`${place}${at + 1}`, item, hashes)));',
      "    if (place.split('.').length > 5) continue;\n    rows.push(JSON.stringify(rowOf(`${place}${at + 1}`, item, hashes)));",
    ),
  },
  documents: {
    'a search for restricted documents finds confidential ones': at.searchContents(
      '(level === undefined || document.accessLevel === level)',
      "(level === undefined || (level === 'public') === (document.accessLevel === 'public'))",
    ),
    'what was deleted from a folder keeps it from being deleted': at.folderDeletion(
      "query.cascade !== 'true' && inner",
      "query.cascade !== 'true' && (await tx.deletedItems.list()).filter((one) => one.document?.folderId === folder.id).length + inner",
    ),
    'the first ten favourites are listed': at.favourites(
      '.see).map(({ id }) => ({ id })));',
      '.see).slice(0, 10).map(({ id }) => ({ id })));',
    ),
    'a declared type is cut at 100 characters': at.documentRegistration(
      '    mimeType: wanted.mimeType,\n    size: ticket.size,\n    version: 1,',
      '    mimeType: wanted.mimeType.slice(0, 100),\n    size: ticket.size,\n    version: 1,',
    ),
    'a document that leaves required approval has lost its approvals': at.moving(
      '    const row = { ...document, folderId };',
      "    if (!to?.approvalRequired && document.folderId && (await tx.folders.get(document.folderId))?.approvalRequired)\n      for (const one of await tx.approvals.by('document', document.id)) await tx.approvals.delete(one.id);\n    const row = { ...document, folderId };",
    ),
    'a search finds what its uploader may no longer view': at.searchContents(
      'filter((row) => reader.rightsTo(row).view);',
      'filter((row) => reader.rightsTo(row).see);',
    ),
  },
  people: {
    'a group has its first ten members': at.shapes(
      'memberIds: [...memberIds],',
      'memberIds: [...memberIds].slice(0, 10),',
    ),
  },
  versions: {
    'the ten newest versions are listed': at.versions(
      '      .sort((one, other) => other.version - one.version);',
      '      .sort((one, other) => other.version - one.version)\n      .slice(0, 10);',
    ),
    'where approval ends approvals are forgotten': at.folders(
      '    const renamed = folder.name === name ? \'\' : ` from "${folder.name}"`;',
      "    if (folder.approvalRequired && !approvalRequired)\n      for (const one of await tx.documents.by('folder', folder.id))\n        for (const row of await tx.approvals.by('document', one.id)) await tx.approvals.delete(row.id);\n    const renamed = folder.name === name ? '' : ` from \"${folder.name}\"`;",
    ),
  },
};
