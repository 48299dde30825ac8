// Writes the watermark on every page of a PDF: inside what is visible of the page, upright as the page is shown.
import type { Watermark } from '#core/ports.ts';
import fontkit from '@cantoo/fontkit';
import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFPageLeaf,
  PDFPageTree,
  PDFRef,
  PDFStream,
  concatTransformationMatrix,
  drawObject,
  popGraphicsState,
  pushGraphicsState,
  type PDFFont,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { createHash } from 'node:crypto';
import { drawable, fontBytes } from '../mark-font.ts';
import { markLines } from '../mark-text.ts';
import { createMarkForm } from './pdf-mark-form.ts';
import { openStates } from './pdf-open-states.ts';
import { visibleBox, type Box } from './pdf-visible-box.ts';

/** Throws when the file is encrypted or broken or has no page. */
export async function stampPdf(bytes: Uint8Array, mark: Watermark): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest });
  expectWholePageTree(document.catalog.Pages());
  document.registerFontkit(fontkit);
  const font = await document.embedFont(fontBytes, { subset: true });
  // A name that no page uses yet, even if the file was stamped before; the same for the same file.
  const name = `Mark${createHash('sha256').update(bytes).digest('hex')}-`;
  const stamper = new PageStamper(document, name, font, markLines(mark).map(drawable));
  for (const page of document.getPages()) stamper.stamp(page);
  // Browsers call the tab by it, and by the last part of the address otherwise.
  if (mark.title !== undefined) document.setTitle(mark.title, { showInWindowTitleBar: true });
  return document.save({ updateFieldAppearances: false, objectsPerTick: Number.POSITIVE_INFINITY });
}

/** A tree with a branch that leads nowhere comes from a broken file, whose pages nobody could show. */
function expectWholePageTree(tree: PDFPageTree): void {
  const kids = tree.Kids();
  if (kids.size() === 0) throw new Error('the document has no page');
  for (let at = 0; at < kids.size(); at += 1) {
    const kid = kids.lookup(at);
    if (kid instanceof PDFPageTree) expectWholePageTree(kid);
    else if (!(kid instanceof PDFPageLeaf)) throw new Error('a page is missing');
  }
}

class PageStamper {
  readonly #document: PDFDocument;
  readonly #font: PDFFont;
  readonly #lines: string[];
  readonly #name: string;
  readonly #open: PDFRef;
  readonly #forms = new Map<string, { name: PDFName; form: PDFRef }>();
  readonly #closings = new Map<string, PDFRef>();

  constructor(document: PDFDocument, name: string, font: PDFFont, lines: string[]) {
    this.#document = document;
    this.#name = name;
    this.#font = font;
    this.#lines = lines;
    const { context } = document;
    this.#open = context.register(context.contentStream([pushGraphicsState()]));
  }

  stamp(page: PDFPage): void {
    const box = visibleBox(page);
    const { name, form } = this.#formFor(box);
    const contents = contentsOf(page);
    const closing = this.#closingFor(name, box, openStates(page.doc.context, contents));
    // A list of its own: pages may share one, and resources too.
    page.node.set(PDFName.of('Contents'), this.#document.context.obj([this.#open, ...contents, closing]));
    addXObject(page, name, form);
  }

  /** Pages of one size share their mark. */
  #formFor({ width, height }: Box): { name: PDFName; form: PDFRef } {
    const size = `${width}x${height}`;
    let made = this.#forms.get(size);
    if (!made) {
      const form = createMarkForm(this.#document, this.#font, this.#lines, { width, height });
      made = { name: PDFName.of(`${this.#name}${this.#forms.size}`), form };
      this.#forms.set(size, made);
    }
    return made;
  }

  /** Leaves every graphics state that the page's own content left open, then draws the mark. */
  #closingFor(name: PDFName, { toPage }: Box, open: number): PDFRef {
    const key = JSON.stringify([name.asString(), toPage, open]);
    let closing = this.#closings.get(key);
    if (!closing) {
      const { context } = this.#document;
      const operators = [
        ...Array.from({ length: open + 1 }, () => popGraphicsState()),
        pushGraphicsState(),
        concatTransformationMatrix(...toPage),
        drawObject(name),
        popGraphicsState(),
      ];
      closing = context.register(context.contentStream(operators));
      this.#closings.set(key, closing);
    }
    return closing;
  }
}

/** The page's content streams, as references. */
function contentsOf(page: PDFPage): PDFRef[] {
  const { context } = page.doc;
  const raw = page.node.get(PDFName.of('Contents'));
  const found = context.lookup(raw);
  if (found instanceof PDFStream) return [raw instanceof PDFRef ? raw : context.register(found)];
  if (!(found instanceof PDFArray)) return [];
  return found.asArray().filter((item) => item instanceof PDFRef);
}

/** Names the mark in resources of the page's own, since pages may share theirs or inherit them. */
function addXObject(page: PDFPage, name: PDFName, form: PDFRef): void {
  const { context } = page.doc;
  const resources = page.node.Resources()?.clone(context) ?? context.obj({});
  const xObjects = resources.lookupMaybe(PDFName.XObject, PDFDict)?.clone(context) ?? context.obj({});
  xObjects.set(name, form);
  resources.set(PDFName.XObject, xObjects);
  page.node.set(PDFName.Resources, resources);
}
