// Writes the watermark on every page of a PDF: in the visible part, upright, over all that the page draws.
import type { Watermark } from '#core/ports/watermarker.ts';
import fontkit from '@cantoo/fontkit';
import {
  PDFRef,
  ParseSpeeds,
  PDFDict,
  PDFDocument,
  PDFName,
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
  type PDFFont,
  PDFPage,
  PDFNumber,
  PDFPageLeaf,
  PDFPageTree,
} from '@cantoo/pdf-lib';
import { drawable, fontBytes } from '../watermark-font.ts';
import { markLines } from '../watermark-text.ts';
import { ContentForms } from './content-form.ts';
import { allowDecoding } from './decoding-limit.ts';
import { dropEmbeddedFiles } from './embedded-files.ts';
import { createMarkForm } from './watermark-form.ts';
import { PagePictures } from './page-pictures.ts';
import { visibleBox, type Box } from './pdf-visible-box.ts';
import { TopAnnotations } from './top-annotation.ts';

/** @throws if the file needs a password, is broken, has no pages or inflates too much. */
export async function watermarkPdf(bytes: Uint8Array, mark: Watermark): Promise<Uint8Array> {
  allowDecoding();
  const options = { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest, password: '' };
  const document = await PDFDocument.load(bytes, options);
  dropEmbeddedFiles(document);
  const pages = pagesOf(document);
  dropDynamicForms(document);
  document.registerFontkit(fontkit);
  const font = await document.embedFont(fontBytes, { subset: true });
  const watermarker = new PageWatermarker(document, font, markLines(mark).map(drawable));
  for (const page of pages) watermarker.watermark(page);
  watermarker.finish();
  branchPages(document);
  // Browsers use it as the tab's title, instead of the last part of the address.
  if (mark.title !== undefined) document.setTitle(mark.title, { showInWindowTitleBar: true });
  return document.save({
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
    // Packing objects into streams takes quadratic time.
    useObjectStreams: false,
    addDefaultPage: false,
  });
}

/** Some viewers show such a form instead of the pages. */
function dropDynamicForms({ catalog }: PDFDocument): void {
  const form = catalog.lookup(PDFName.of('AcroForm'));
  if (form instanceof PDFDict) form.delete(PDFName.of('XFA'));
}

const CONTENT = PDFName.of('Content');
const MARK = PDFName.of('Mark');

class PageWatermarker {
  readonly #contents: ContentForms;
  readonly #annotations: TopAnnotations;
  readonly #pictures: PagePictures;
  readonly #marks = new Map<string, PDFRef>();
  readonly #drawings = new Map<string, PDFRef>();

  constructor(
    private readonly document: PDFDocument,
    private readonly font: PDFFont,
    private readonly lines: string[],
  ) {
    this.#contents = new ContentForms(document.context);
    this.#annotations = new TopAnnotations(document.context);
    this.#pictures = new PagePictures(document.context);
  }

  watermark(page: PDFPage): void {
    const { context } = this.document;
    const box = visibleBox(page);
    const mark = this.#markFor(box, this.#pictures.has(page) ? 'picture' : 'text');
    const content = this.#contents.formOf(page);
    page.node.set(PDFName.of('Contents'), this.#drawingFor(box, content !== null));
    const forms = context.obj({});
    forms.set(MARK, mark);
    if (content) forms.set(CONTENT, content);
    page.node.set(PDFName.Resources, context.obj({ XObject: forms }));
    // A small picture of the page without the mark.
    page.node.delete(PDFName.of('Thumb'));
    this.#annotations.addTo(page, mark, box);
  }

  finish(): void {
    this.#contents.finish();
  }

  /** Pages of one size and kind share their mark. */
  #markFor({ width, height }: Box, over: 'text' | 'picture'): PDFRef {
    return known(this.#marks, `${width}x${height} ${over}`, () =>
      createMarkForm(this.document, this.font, this.lines, { width, height, over }),
    );
  }

  /** Draws the page's content, then the mark. */
  #drawingFor({ toPage }: Box, hasContent: boolean): PDFRef {
    return known(this.#drawings, JSON.stringify([toPage, hasContent]), () => {
      const { context } = this.document;
      const drawn = hasContent ? [pushGraphicsState(), drawObject(CONTENT), popGraphicsState()] : [];
      return context.register(
        context.contentStream([
          ...drawn,
          pushGraphicsState(),
          concatTransformationMatrix(...toPage),
          drawObject(MARK),
          popGraphicsState(),
        ]),
      );
    });
  }
}

function known(all: Map<string, PDFRef>, key: string, make: () => PDFRef): PDFRef {
  const found = all.get(key) ?? make();
  all.set(key, found);
  return found;
}

const FEW = 32;

/**
 * Splits a flat page tree into branches, so that readers in pieces need not fetch the whole file first. Inherited
 * values stay, since the new branches are below the same node. An unusual tree is left unchanged.
 */
function branchPages({ context, catalog }: PDFDocument): void {
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

const MOST_PAGES = 50_000;
/** Entries of the tree, which may repeat a page. */
const MOST_KIDS = 1_000_000;

/**
 * Each page once, however often the tree refers to it. @throws if a part of the tree is missing or ambiguous, so that
 * other programs might show other pages.
 */
function pagesOf(document: PDFDocument): PDFPage[] {
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
