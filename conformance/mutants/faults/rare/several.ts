// Mutants that only several pages, sheets, words, readers or left-out files reveal.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const severalFaults: Faults = {
  previews: {
    'the ETag of a marked SVG is the same for all readers': at.content(
      '    etag: shown.etag,',
      "    etag: kind === 'svg' ? original.etag : shown.etag,",
    ),
    'of several words one is marked': at.excerpt(
      '    marks.push({ from: start, to: excerpt.length });',
      '    if (marks.length === 0) marks.push({ from: start, to: excerpt.length });',
    ),
    'the second page of a hit is called the first': at.excerpt(
      'page: page === 0 ? null : page,',
      'page: page === 0 ? null : Math.max(1, page - 1),',
    ),
  },
  bytes: {
    'NOT-INCLUDED names the first file alone': at.archivedFiles(
      'const lines = leftOut.flatMap(',
      'const lines = leftOut.slice(0, 1).flatMap(',
    ),
    'an archive is saved under another name than was said': at.archive(
      'const headers = downloadHeaders(contents.fileName);',
      "const headers = downloadHeaders('Documents.zip');",
    ),
    'an archive goes three folders down': at.contents(
      'chainFrom(one.id, find).folders.some(',
      'chainFrom(one.id, find).folders.slice(0, 4).some(',
    ),
  },
  versions: {
    'empty lines have no number of their own in a comparison': at.lines(
      '    number++;\n    const end = endOfLine(bytes, start);',
      '    const end = endOfLine(bytes, start);\n    if (end > start || number === 0) number++;',
    ),
    'spaces at the end of a line are no change': at.lines(
      'found[at] = names.nameOf(bytes, where.starts[at] ?? 0, where.ends[at] ?? 0);',
      '{\n    let to = where.ends[at] ?? 0;\n    while (to > (where.starts[at] ?? 0) && bytes[to - 1] === 32) to--;\n    found[at] = names.nameOf(bytes, where.starts[at] ?? 0, to);\n  }',
    ),
    'a sheet that was taken out is not told': at.compareSheets(
      '    if (!fresh.has(name)) sheets.push(',
      '    if (!fresh.has(name) && before.length < 0) sheets.push(',
    ),
    'a rejected version is still pending in the list of documents': at.shownDocuments(
      "requestId: own.find(({ version, state }) => version === row.version && state === 'pending')?.id ?? null,",
      'requestId: own.find(({ version }) => version === row.version)?.id ?? null,',
    ),
  },
  documents: {
    'a name is the same with a space behind it': at.keys(
      "${name.normalize('NFC')}`;",
      "${name.normalize('NFC').trimEnd()}`;",
    ),
    'a name in another case is taken when a document is put back': at.deletedItems(
      '    const items = await withAllInside(tx, item);\n    if (document) {',
      "    const items = await withAllInside(tx, item);\n    const fresh = (name ?? document?.name ?? '').toLowerCase();\n    if (document && (await tx.documents.by('folder', folderId ?? '')).some((one) => one.name.toLowerCase() === fresh)) throw nameTaken();\n    if (document) {",
    ),
  },
  people: {
    'the reason of a request for access is cut at 100 characters': at.accessRequests(
      "const note = cleanComment(json.note, 'note');",
      "const note = cleanComment(json.note, 'note')?.slice(0, 100) ?? null;",
    ),
  },
  audit: {
    'the people of a folder are those who viewed': at.measures(
      'for (const [id, count] of tally.downloads) usesOf(uses, id, userId).downloads += count;',
      'for (const [id, count] of tally.downloads) {\n      const isKnown = uses.get(id)?.people.has(userId) ?? false;\n      const use = usesOf(uses, id, userId);\n      use.downloads += count;\n      if (!isKnown) use.people.delete(userId);\n    }',
    ),
    'reading without pages counts as a view': at.tallies(
      "type === 'document_view' && pages !== undefined",
      "type === 'document_view' && pages !== undefined && pages !== ''",
    ),
  },
};
