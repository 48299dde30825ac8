// Wraps what a page draws into a form, so that unfinished graphics states end with it.
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { deflateSync, inflateSync } from 'node:zlib';
import { allowDecoding } from './decoding-limit.ts';

/** Decoded bytes of one page's streams, and of all pages. */
const MOST_ON_PAGE = 64 * 1024 * 1024;
const MOST_IN_ALL = 512 * 1024 * 1024;
/** Bytes that may be copied where pages use the same content with different resources. */
const MOST_COPIED = 64 * 1024 * 1024;
/** Larger than any page: a form needs a frame, which must not cut anything off. */
const FRAME = [-1e6, -1e6, 1e6, 1e6];

const name = (text: string) => PDFName.of(text);
/** Properties of a stream with another use. */
const ofOthers = ['Type', 'Subtype', 'Matrix', 'Group', 'OC', 'Ref'].map(name);

export class ContentForms {
  readonly #forms = new Map<string, PDFRef>();
  readonly #resources = new Map<PDFObject, PDFRef>();
  /** Streams that became forms. */
  readonly #taken = new Set<PDFRawStream>();
  readonly #joined = new Set<PDFRef>();
  readonly #kept = new Set<PDFRef>();
  #decoded = 0;
  #copied = 0;

  constructor(private readonly context: PDFContext) {}

  formOf(page: PDFPage): PDFRef | null {
    const refs = this.#contentsOf(page);
    if (refs.length === 0) return null;
    const resources = this.#resourcesOf(page);
    const key = [...refs, resources].join();
    let form = this.#forms.get(key);
    if (!form) {
      const [only] = refs;
      form = refs.length === 1 && only ? this.#turned(only, resources) : this.#joinedForm(refs, resources);
      this.#forms.set(key, form);
    }
    return form;
  }

  /** Removes streams that were joined and are not used otherwise. */
  finish(): void {
    for (const ref of this.#joined) {
      const stream = this.context.lookup(ref);
      const isElsewhere = stream instanceof PDFStream && ofOthers.some((key) => stream.dict.has(key));
      if (!this.#kept.has(ref) && !isElsewhere) this.context.delete(ref);
    }
  }

  #contentsOf({ node }: PDFPage): PDFRef[] {
    const raw = node.get(name('Contents'));
    const found = this.context.lookup(raw);
    const items: (PDFObject | undefined)[] = found instanceof PDFArray ? found.asArray() : [raw];
    return items
      .filter((item) => item instanceof PDFRef)
      .filter((ref) => this.context.lookup(ref) instanceof PDFStream);
  }

  #resourcesOf({ node }: PDFPage): PDFRef {
    const raw = node.getInheritableAttribute(name('Resources'));
    if (raw instanceof PDFRef) return raw;
    const resources = raw ?? this.context.obj({});
    const known = this.#resources.get(resources) ?? this.context.register(resources);
    this.#resources.set(resources, known);
    return known;
  }

  #turned(ref: PDFRef, resources: PDFRef): PDFRef {
    const stream = this.#rawStream(ref);
    this.#kept.add(ref);
    if (this.#taken.has(stream) || ofOthers.some((key) => stream.dict.has(key))) {
      this.#copied += stream.contents.length;
      if (this.#copied > MOST_COPIED) throw new Error('too many pages draw the same');
      const dict = stream.dict.clone(this.context);
      for (const key of ofOthers) dict.delete(key);
      return this.context.register(asForm(PDFRawStream.of(dict, stream.contents), resources));
    }
    this.#taken.add(stream);
    asForm(stream, resources);
    return ref;
  }

  #joinedForm(refs: PDFRef[], resources: PDFRef): PDFRef {
    const parts: Uint8Array[] = [];
    let left = MOST_ON_PAGE;
    for (const ref of refs) {
      const part = decoded(this.#rawStream(ref), left);
      left -= part.length + 1;
      this.#decoded += part.length;
      if (left < 0 || this.#decoded > MOST_IN_ALL) throw new Error('the pages unfold to too much');
      parts.push(part, Buffer.from('\n'));
      this.#joined.add(ref);
    }
    const dict = this.context.obj({ Filter: 'FlateDecode' });
    return this.context.register(
      asForm(PDFRawStream.of(dict, deflateSync(Buffer.concat(parts), { level: 3 })), resources),
    );
  }

  #rawStream(ref: PDFRef): PDFRawStream {
    const stream = this.context.lookup(ref);
    if (!(stream instanceof PDFRawStream)) throw new Error('the content of a page is missing');
    return stream;
  }
}

function asForm(stream: PDFRawStream, resources: PDFRef): PDFRawStream {
  const { dict } = stream;
  dict.set(name('Type'), name('XObject'));
  dict.set(name('Subtype'), name('Form'));
  dict.set(name('BBox'), dict.context.obj(FRAME));
  dict.set(name('Resources'), resources);
  return stream;
}

function decoded(stream: PDFRawStream, most: number): Uint8Array {
  const filter = stream.dict.lookup(name('Filter'));
  if (hasPredictor(stream.dict)) throw new Error('the content of a page is packed in an unusual way');
  if (filter === undefined) return stream.contents;
  if (filter === name('FlateDecode')) {
    try {
      return inflateSync(stream.contents, { maxOutputLength: Math.max(1, most) });
    } catch (error) {
      // Truncated or damaged: the decoder below reads what it can, within the same limit.
      if (error instanceof RangeError) throw error;
    }
  }
  allowDecoding(2 * most + 1024);
  return decodePDFRawStream(stream).decode();
}

function hasPredictor(dict: PDFDict): boolean {
  const found = dict.lookup(name('DecodeParms'));
  const all = found instanceof PDFArray ? found.asArray().map((item) => dict.context.lookup(item)) : [found];
  return all.some((parameters) => {
    const predictor = parameters instanceof PDFDict ? parameters.lookup(name('Predictor')) : undefined;
    return predictor instanceof PDFNumber && predictor.asNumber() > 1;
  });
}
