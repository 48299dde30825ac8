// Many programs hang all pages onto one branch. A reader that fetches such a file by pieces has to look at each page
// before it shows the first, and so fetches all of it. Here the pages are hung onto branches of their own, at the end
// of the file.
import { PDFName, PDFNumber, PDFPageLeaf, PDFPageTree, PDFRef, type PDFDocument } from '@cantoo/pdf-lib';

const FEW = 32;

/** What is inherited stays so, as the branches hang onto what the pages hung onto. A tree that is odd is left as it is. */
export function branchPages({ context, catalog }: PDFDocument): void {
  const trunk = catalog.get(PDFName.of('Pages'));
  const root = catalog.Pages();
  const kids = root.Kids().asArray();
  const refs = kids.filter((kid) => kid instanceof PDFRef);
  const isPlain = refs.length === kids.length && new Set(refs).size === refs.length;
  if (kids.length <= 2 * FEW || !isPlain || !(trunk instanceof PDFRef)) return;
  const leaves = refs.map((ref) => context.lookup(ref));
  if (!leaves.every((leaf) => leaf instanceof PDFPageLeaf)) return;
  const size = Math.max(FEW, Math.ceil(Math.sqrt(refs.length)));
  const branches: PDFRef[] = [];
  for (let at = 0; at < refs.length; at += size) {
    const pages = refs.slice(at, at + size);
    const branch = PDFPageTree.withContext(context, trunk);
    branch.set(PDFName.of('Kids'), context.obj(pages));
    branch.set(PDFName.of('Count'), PDFNumber.of(pages.length));
    const ref = context.register(branch);
    for (const leaf of leaves.slice(at, at + size)) leaf.set(PDFName.of('Parent'), ref);
    branches.push(ref);
  }
  root.set(PDFName.of('Kids'), context.obj(branches));
}
