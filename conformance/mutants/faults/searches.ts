// Mutants of the search in contents.
import type { Faults } from '../mutant.ts';
import { at } from '../sources.ts';

export const searchFaults: Faults = {
  documents: {
    'a phrase is searched as its words': at.words(
      'patterns.push(patternOf(words, isWhole));',
      'if (phrase === undefined) patterns.push(patternOf(words, isWhole));\n    else for (const word of words) patterns.push(patternOf([word], true));',
    ),
    'accents make a difference to a search': at.words(".toLowerCase()\n    .replaceAll(MARKS, '')", '.toLowerCase()'),
    'one of several words is enough for a search': at.excerpt(
      'if (found.length === 0) return null;',
      'if (found.length === 0 && (places.length === 0)) return null;',
    ),
    'a search finds whole words alone': at.words('(isWhole && gramOf(last) === 0 ?', '(gramOf(last) === 0 ?'),
    'only the first five words of a search count': at.words('MOST_TERMS = 10', 'MOST_TERMS = 5'),
    'a search finds nothing in tables of commas': at.searchable(
      'const isSlides =',
      "if (name.endsWith('.csv') || version.mimeType === 'text/csv') return null;\n  const isSlides =",
    ),
    'a search after what is not found begins again': at.searchContents(
      'at === -1 ? candidates.length : at',
      'at === -1 ? 0 : at',
    ),
  },
  leaks: {
    'a search shows the words of files that have no preview to those who may not download them': at.searchContents(
      '!reader.rightsTo(row).download',
      '!reader.rightsTo(row).view',
    ),
    'a search shows a folder that its reader does not see': at.searchContents(
      'found.push({ document, text',
      'found.push({ document: { ...document, folderId: row.folderId }, text',
    ),
    'a search finds the words of versions that nobody approved': at.searchContents(
      'find(document.id, document.version)',
      'find(document.id, row.version)',
    ),
  },
  requests: { 'a search answers more than fifty documents': at.searchContents('const MOST = 50;', 'const MOST = 99;') },
};
