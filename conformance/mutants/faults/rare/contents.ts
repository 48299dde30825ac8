// Faults of what is stored, shown, compared and found.
import type { Faults } from '../../mutant.ts';
import { at } from '../../sources.ts';

export const rareContentFaults: Faults = {
  documents: {
    'the declared type loses its parameters and its case': at.documentRegistration(
      '    mimeType: wanted.mimeType,\n    size: ticket.size,\n    version: 1,\n',
      "    mimeType: wanted.mimeType.split(';', 1).join('').trim().toLowerCase(),\n    size: ticket.size,\n    version: 1,\n",
    ),
    'words in spreadsheets are not found': at.textOfFile(
      "return kind === 'xlsx' ? textOfSheets(parts) : textOfSlides(parts);",
      "return kind === 'xlsx' ? (void textOfSheets, '') : textOfSlides(parts);",
    ),
    'Thai is found from its beginning on alone': at.words(
      '\\p{sc=Kana}\\u30FC\\p{sc=Thai}\\p{sc=Laoo}',
      '\\p{sc=Kana}\\u30FC\\p{sc=Laoo}',
    ),
    'a search for PDFs finds none': at.searchContents(
      '(type === undefined || text.kind === type) &&',
      "(type === undefined || (text.kind === type && type !== 'pdf')) &&",
    ),
  },
  uploads: {
    'the entity tag of what was stored names the upload and not its bytes': at.uploads(
      'return { status: 200, headers: { ETag: `"${held.sha256}"` }, body: null };',
      'return { status: 200, headers: { ETag: `"${key}"` }, body: null };',
    ),
  },
  previews: {
    'of an earlier version encoding and inReader are passed over': at.content(
      'preview(context, params.id, params.version, query);',
      'preview(context, params.id, params.version, {});',
    ),
    'DOCX has no preview': at.contentTypes("  [PAGE_TYPES.docx]: 'docx',\n", ''),
    'TIFF has no preview': at.contentTypes("  'image/tiff': 'raster',\n", ''),
  },
  versions: {
    'PDFs are not compared': at.compare(
      'object is ComparableObject => object.kind !== null;',
      "object is ComparableObject => object.kind !== null && object.kind !== 'pdf';",
    ),
    'a text and an HTML file are not compared with each other': at.compare(
      "const areAlike = (before.kind === 'xlsx') === (after.kind === 'xlsx');",
      'const areAlike = before.kind === after.kind;',
    ),
  },
};
