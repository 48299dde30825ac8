// Unusual PDFs: rotated, cropped, with shared parts, encrypted, truncated.
import { PDFDocument, PDFName, StandardFonts, degrees, rgb, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';

/** A5 pages with their number. */
export async function plainPdf(pages: number): Promise<Uint8Array> {
  return built(pages, () => undefined);
}

export async function rotatedPdf(): Promise<Uint8Array> {
  return built(5, (page, at) => page.setRotation(degrees([0, 90, 180, 270, -90][at] ?? 0)));
}

/** Within the page, partly outside, and completely outside. */
const crops = [
  [-150, 200, 300, 400],
  [300, 850, 500, 500],
  [5000, 5000, 10, 10],
];

export async function croppedPdf(): Promise<Uint8Array> {
  return built(3, (page, at) => {
    page.setMediaBox(-200, 100, 600, 800);
    const [x = 0, y = 0, width = 1, height = 1] = crops[at] ?? [];
    page.setCropBox(x, y, width, height);
    page.setRotation(degrees(at * 90));
  });
}

/** All pages share resources and content streams. */
export async function sharedPartsPdf(): Promise<Uint8Array> {
  return built(3, (page) => {
    const first = page.doc.getPage(0);
    for (const name of ['Resources', 'Contents']) {
      const shared = first.node.lookup(PDFName.of(name));
      if (shared) page.node.set(PDFName.of(name), page.doc.context.getObjectRef(shared) ?? shared);
    }
  });
}

/** Its content scales everything to nothing and clips it, without restoring the state. */
export async function unbalancedPdf(): Promise<Uint8Array> {
  return rawPdf((context) => [
    context.flateStream('q 0.001 0 0 0.001 0 0 cm q 0 0 1 1 re W n q (a string with Q Q Q) pop'),
    context.flateStream('q 1 0 0 1 9000 9000 cm'),
  ]);
}

/** A page without content or resources. */
export async function blankPdf(): Promise<Uint8Array> {
  return rawPdf(() => []);
}

export async function formPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([420, 595]);
  const field = document.getForm().createTextField('name');
  field.setText('Ada');
  field.addToPage(page, { x: 50, y: 400 });
  document.getForm().createCheckBox('agreed').addToPage(page, { x: 50, y: 300 });
  return document.save();
}

export async function encryptedPdf(userPassword: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(await plainPdf(1));
  document.encrypt({ userPassword, ownerPassword: 'owner', permissions: {} });
  return document.save({ useObjectStreams: false });
}

export async function cutShortPdf(): Promise<Uint8Array> {
  const whole = await plainPdf(3);
  return whole.subarray(0, Math.floor(whole.length / 3));
}

async function built(pages: number, shape: (page: PDFPage, at: number) => void): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let at = 0; at < pages; at += 1) {
    const page = document.addPage([420, 595]);
    page.drawRectangle({ x: 30, y: 30, width: 360, height: 535, color: rgb(0.95, 0.96, 1) });
    page.drawText(`Page ${at + 1}`, { x: 60, y: 500, size: 24, font });
    shape(page, at);
  }
  return document.save();
}

type Context = PDFDocument['context'];

export async function rawPdf(
  contents: (context: Context) => ReturnType<Context['flateStream']>[],
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([420, 595]);
  const { context } = document;
  page.node.delete(PDFName.of('Resources'));
  page.node.set(PDFName.of('Contents'), context.obj(contents(context).map((stream) => context.register(stream))));
  return document.save();
}

/** Pages that could move, cover or swallow what is drawn after their content. */
export const hidingPdfs: Readonly<Record<string, () => Promise<Uint8Array>>> = {
  'a hundred open states': () => rawPdf((context) => [context.stream(`${'q '.repeat(100)}0.001 0 0 0.001 0 0 cm`)]),
  'a clipping path': () => rawPdf((context) => [context.stream('0 0 1 1 re W n'), context.stream('0 0 0 0 re W n')]),
  'restored states': () => rawPdf((context) => [context.stream(`${'Q '.repeat(100)}1 0 0 1 9000 9000 cm`)]),
  'an open text': () => rawPdf((context) => [context.stream('BT 7 Tr 1 0 0 1 9000 9000 Tm')]),
  'an open string': () => rawPdf((context) => [context.stream('BT (and then \\( ')]),
  'an open picture': () => rawPdf((context) => [context.stream('BI /W 999999 /H 999999 /BPC 8 /CS /G ID ')]),
  'an open list in two parts': () => rawPdf((context) => [context.stream('q [ <<'), context.stream('/Oc (q')]),
  'marked content that is off': () => rawPdf((context) => [context.stream('/OC /Off BDC q')]),
  'a white sheet': () => rawPdf((context) => [context.stream('1 g 0 0 9999 9999 re f')]),
  'an annotation above everything': () => covered('Stamp'),
  'a field above everything': () => covered('Widget'),
  'a highlight above everything': () => covered('Highlight'),
  'a page of a page': async () => {
    const document = await PDFDocument.load(await rawPdf((context) => [context.stream('q 1 0 0 1 9000 0 cm')]));
    document.getPage(0).node.set(PDFName.of('UserUnit'), document.context.obj(3));
    document.getPage(0).setRotation(degrees(270));
    return document.save();
  },
};

async function covered(subtype: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([420, 595]);
  const { context } = document;
  const sheet = context.register(
    context.stream('1 g 0 0 420 595 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 420, 595] }),
  );
  const annotation = { Type: 'Annot', Subtype: subtype, Rect: [0, 0, 420, 595], F: 4, AP: { N: sheet } };
  page.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(annotation))]));
  return document.save();
}

/** A page tree that refers to itself as `shape` states, for small files with any number of pages. */
export async function treePdf(shape: (context: Context, leaf: PDFRef, root: PDFRef) => PDFRef[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([420, 595]);
  const { context } = document;
  const root = context.getObjectRef(document.catalog.Pages())!;
  document.catalog.Pages().set(PDFName.of('Kids'), context.obj(shape(context, page.ref, root)));
  return document.save({ addDefaultPage: false, useObjectStreams: false });
}

/** A tree in which each node names the next twice. */
export const doublingTree = (times: number) =>
  treePdf((context, leaf) => {
    let kid = leaf;
    for (let at = 0; at < times; at += 1)
      kid = context.register(context.obj({ Type: 'Pages', Kids: [kid, kid], Count: 2 ** (at + 1) }));
    return [kid];
  });

/** Page content, or packed objects, that inflate to this many bytes. */
export async function unfoldingPdf(where: 'content' | 'parts' | 'objects', bytes: number): Promise<Uint8Array> {
  const packed = deflateSync(deflateSync(Buffer.alloc(bytes, ' ')));
  const stream = (context: Context, dict: Record<string, string | number> = {}) =>
    context.register(context.stream(packed, { ...dict, Filter: ['FlateDecode', 'FlateDecode'] }));
  const document = await PDFDocument.create();
  const page = document.addPage([420, 595]);
  const { context } = document;
  if (where === 'content') page.node.set(PDFName.of('Contents'), stream(context));
  if (where === 'parts') page.node.set(PDFName.of('Contents'), context.obj([stream(context), stream(context)]));
  if (where === 'objects') stream(context, { Type: 'ObjStm', N: 9, First: 50 });
  return document.save({ useObjectStreams: false });
}

/** Many small objects, as in large real files. */
export async function manyObjectsPdf(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.load(await plainPdf(3));
  const { context } = document;
  const refs = Array.from({ length: count }, (_, at) => context.register(context.obj({ At: at, Next: [at, at + 1] })));
  document.catalog.set(PDFName.of('PieceInfo'), context.obj(refs));
  return document.save({ useObjectStreams: false, objectsPerTick: Number.POSITIVE_INFINITY });
}
