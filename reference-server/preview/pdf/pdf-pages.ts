// The pages of a document, each once, however often its tree refers to them.
import { PDFName, PDFPage, PDFPageLeaf, PDFPageTree, PDFRef, type PDFDocument } from '@cantoo/pdf-lib';

const MOST_PAGES = 50_000;
/** Entries of the tree, which may repeat a page. */
const MOST_KIDS = 1_000_000;

/** @throws if a part of the tree is missing or ambiguous, so that other programs might show other pages. */
export function pagesOf(document: PDFDocument): PDFPage[] {
  const { context, catalog } = document;
  const root = catalog.Pages();
  const seen = new Set<PDFPageTree | PDFPageLeaf>([root]);
  const waiting: PDFPageTree[] = [root];
  const pages: PDFPage[] = [];
  let kidsLeft = MOST_KIDS;
  for (let tree = waiting.pop(); tree; tree = waiting.pop()) {
    const kids = tree.Kids();
    kidsLeft -= kids.size();
    if (kidsLeft < 0) throw new Error('the document has too many pages');
    for (const ref of kids.asArray()) {
      const kid = context.lookup(ref);
      if (!(kid instanceof PDFPageTree || kid instanceof PDFPageLeaf)) throw new Error('a page is missing');
      if (seen.has(kid)) continue;
      seen.add(kid);
      if (kid instanceof PDFPageTree) waiting.push(kid);
      else pages.push(PDFPage.of(expectLeaf(kid), ref instanceof PDFRef ? ref : context.register(kid), document));
    }
    if (pages.length > MOST_PAGES) throw new Error('the document has too many pages');
  }
  if (pages.length === 0) throw new Error('the document has no page');
  return pages;
}

/** Some viewers use the type, others the existence of kids. */
function expectLeaf(page: PDFPageLeaf): PDFPageLeaf {
  if (page.has(PDFName.of('Kids'))) throw new Error('a page has pages');
  return page;
}
