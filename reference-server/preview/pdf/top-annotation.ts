// Repeats the mark as the last annotation of a page with other annotations, which are drawn above all content.
import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  PDFName,
  popGraphicsState,
  pushGraphicsState,
  type PDFContext,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { Box } from './pdf-visible-box.ts';

/** Printed, and locked. */
const FLAGS = 4 + 64 + 128;
/** Annotations that are not drawn without an appearance of their own. */
const plain = new Set(['/Link', '/Popup']);
/** The limit of annotations to check, since pages may share long lists. */
const MOST_ANNOTATIONS = 1_000_000;

export class TopAnnotations {
  #left = MOST_ANNOTATIONS;

  constructor(private readonly context: PDFContext) {}

  /** `mark` draws upright, with its origin at the bottom left of the visible box. */
  addTo({ node }: PDFPage, mark: PDFRef, box: Box): void {
    const annotations = node.lookup(PDFName.of('Annots'));
    if (!(annotations instanceof PDFArray)) return;
    this.#left -= annotations.size();
    if (this.#left < 0) throw new Error('the document has too many annotations');
    const found = annotations.asArray().map((item) => this.context.lookup(item));
    const dicts = found.filter((item) => item instanceof PDFDict);
    // Some viewers draw it last.
    for (const one of dicts) if (typeOf(one) === '/Popup') one.delete(APPEARANCE);
    if (!dicts.some((one) => one.has(APPEARANCE) || !plain.has(typeOf(one)))) return;
    node.set(PDFName.of('Annots'), this.context.obj([...annotations.asArray(), this.#annotation(mark, box)]));
  }

  #annotation(mark: PDFRef, box: Box): PDFRef {
    const frame = frameOf(box);
    const appearance = this.context.formXObject(
      [pushGraphicsState(), concatTransformationMatrix(...box.toPage), drawObject('Mark'), popGraphicsState()],
      { BBox: this.context.obj(frame), Resources: { XObject: { Mark: mark } } },
    );
    return this.context.register(
      this.context.obj({
        Type: 'Annot',
        Subtype: 'Stamp',
        Rect: frame,
        F: FLAGS,
        AP: { N: this.context.register(appearance) },
      }),
    );
  }
}

const APPEARANCE = PDFName.of('AP');
const typeOf = (annotation: PDFDict) => String(annotation.lookup(PDFName.of('Subtype')));

/** The visible box in the page's own coordinates. */
function frameOf({ toPage: [a, b, c, d, left, bottom], width, height }: Box): number[] {
  const [right, top] = [a * width + c * height + left, b * width + d * height + bottom];
  return [Math.min(left, right), Math.min(bottom, top), Math.max(left, right), Math.max(bottom, top)];
}
