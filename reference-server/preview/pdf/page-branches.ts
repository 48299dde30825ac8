// Splits a flat page tree into branches, so that readers in pieces need not fetch the whole file first.
import { PDFName, PDFNumber, PDFPageLeaf, PDFPageTree, PDFRef, type PDFDocument } from '@cantoo/pdf-lib';

const FEW = 32;

/** Inherited values stay, since the new branches are below the same node. An unusual tree is left unchanged. */
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
