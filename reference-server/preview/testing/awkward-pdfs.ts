// PDFs as they come in real life: turned, cropped, sharing what they should not share, locked, cut short.
import { PDFDocument, PDFName, StandardFonts, degrees, rgb, type PDFPage } from '@cantoo/pdf-lib';

/** A5 pages with their number on each. */
export async function plainPdf(pages: number): Promise<Uint8Array> {
  return built(pages, () => undefined);
}

export async function rotatedPdf(): Promise<Uint8Array> {
  return built(5, (page, at) => page.setRotation(degrees([0, 90, 180, 270, -90][at] ?? 0)));
}

/** Inside the page, partly beside it, and wholly beside it. */
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

/** Every page uses the very same resources and the same list of content streams. */
export async function sharedPartsPdf(): Promise<Uint8Array> {
  return built(3, (page) => {
    const first = page.doc.getPage(0);
    for (const name of ['Resources', 'Contents']) {
      const shared = first.node.lookup(PDFName.of(name));
      if (shared) page.node.set(PDFName.of(name), page.doc.context.getObjectRef(shared) ?? shared);
    }
  });
}

/** Its content shrinks everything to nothing, clips it away, and never takes that back. */
export async function unbalancedPdf(): Promise<Uint8Array> {
  return raw((context) => [
    context.flateStream('q 0.001 0 0 0.001 0 0 cm q 0 0 1 1 re W n q (a string with Q Q Q) pop'),
    context.flateStream('q 1 0 0 1 9000 9000 cm'),
  ]);
}

/** A page without any content or resources. */
export async function blankPdf(): Promise<Uint8Array> {
  return raw(() => []);
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

async function raw(contents: (context: Context) => ReturnType<Context['flateStream']>[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([420, 595]);
  const { context } = document;
  page.node.delete(PDFName.of('Resources'));
  page.node.set(PDFName.of('Contents'), context.obj(contents(context).map((stream) => context.register(stream))));
  return document.save();
}
