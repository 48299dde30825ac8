// Whether a page shows pictures, directly or within forms and patterns. Inline images are few pixels, and do not count.
import { PDFDict, PDFName, PDFStream, type PDFContext, type PDFObject, type PDFPage } from '@cantoo/pdf-lib';

const IMAGE = PDFName.of('Image');
/** For all pages together, since pages may share deep forms; the pages after that count as having pictures. */
const MOST_LOOKED_AT = 200_000;

export class PagePictures {
  readonly #known = new Map<PDFObject, boolean>();
  #left = MOST_LOOKED_AT;

  constructor(private readonly context: PDFContext) {}

  /** @param page before its resources are replaced */
  has({ node }: PDFPage): boolean {
    const resources = this.context.lookup(node.getInheritableAttribute(PDFName.of('Resources')));
    if (!(resources instanceof PDFDict)) return false;
    const known = this.#known.get(resources) ?? this.#search(resources);
    this.#known.set(resources, known);
    return known;
  }

  #search(first: PDFDict): boolean {
    const seen = new Set<PDFDict>([first]);
    // The set grows while it is read.
    for (const resources of seen) {
      for (const part of this.#drawnFrom(resources)) {
        if (--this.#left < 0 || part.dict.get(PDFName.of('Subtype')) === IMAGE) return true;
        const own = part.dict.lookup(PDFName.of('Resources'));
        if (own instanceof PDFDict) seen.add(own);
      }
    }
    return false;
  }

  *#drawnFrom(resources: PDFDict): Generator<PDFStream> {
    for (const kind of ['XObject', 'Pattern']) {
      const named = resources.lookup(PDFName.of(kind));
      if (!(named instanceof PDFDict)) continue;
      for (const value of named.values()) {
        const part = this.context.lookup(value);
        if (part instanceof PDFStream) yield part;
      }
    }
  }
}
