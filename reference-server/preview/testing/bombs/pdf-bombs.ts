// PDFs whose streams inflate, whose trees double, or whose objects nest.
import { deflateSync } from 'node:zlib';
import { type Bomb, text } from './bomb.ts';
import { inflatingTo } from './inflating.ts';

type Part = string | { dictionary: string; bytes: Buffer };

/** A document of these objects, numbered from 1; the first is the catalogue. */
function pdfOf(parts: readonly Part[]): Buffer {
  const chunks: Buffer[] = [text('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = chunks[0]?.length ?? 0;
  const push = (...more: Buffer[]) => {
    for (const chunk of more) at += chunk.length;
    chunks.push(...more);
  };
  parts.forEach((part, index) => {
    offsets.push(at);
    if (typeof part === 'string') {
      push(text(`${index + 1} 0 obj\n${part}\nendobj\n`));
      return;
    }
    const head = `${index + 1} 0 obj\n<< ${part.dictionary} /Length ${part.bytes.length} >>\nstream\n`;
    push(text(head), part.bytes, text('\nendstream\nendobj\n'));
  });
  const start = at;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  push(text(`xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${rows}`));
  push(text(`trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(chunks);
}

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>';
const ONE_PAGE = '<< /Type /Pages /Count 1 /Kids [3 0 R] >>';
const page = (more: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${more} >>`;

/** One page with this content. */
const content = (dictionary: string, bytes: Buffer) =>
  pdfOf([CATALOGUE, ONE_PAGE, page('/Resources << >> /Contents 4 0 R'), { dictionary, bytes }]);

const flate = '/Filter /FlateDecode';

function twice(megabytes: number): Buffer {
  return content('/Filter [/FlateDecode /FlateDecode]', deflateSync(inflatingTo(megabytes), { level: 9 }));
}

function manyContents(count: number): Buffer {
  const contents = '4 0 R '.repeat(count);
  return pdfOf([
    CATALOGUE,
    ONE_PAGE,
    page(`/Resources << >> /Contents [${contents}]`),
    { dictionary: flate, bytes: inflatingTo(64) },
  ]);
}

function manyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  const pages = Array<string>(count).fill(page('/Resources << >>'));
  return pdfOf([CATALOGUE, `<< /Type /Pages /Count ${count} /Kids [${kids}] >>`, ...pages]);
}

/** Each node names the next one twice. */
function doublingTree(depth: number): Buffer {
  const nodes = Array.from(
    { length: depth },
    (_, index) => `<< /Type /Pages /Count 2 /Kids [${index + 3} 0 R ${index + 3} 0 R] >>`,
  );
  return pdfOf([CATALOGUE, ...nodes, '<< /Type /Page /MediaBox [0 0 595 842] /Resources << >> >>']);
}

function objectStream(megabytes: number): Buffer {
  const bytes = inflatingTo(megabytes);
  return pdfOf([
    CATALOGUE,
    ONE_PAGE,
    page('/Resources << >>'),
    { dictionary: `/Type /ObjStm /N 1 /First 8 ${flate}`, bytes },
  ]);
}

function crossReferences(megabytes: number): Buffer {
  const bytes = inflatingTo(megabytes, 0);
  const dictionary = `/Type /XRef /Size 5 /W [1 2 1] /Root 1 0 R ${flate}`;
  const whole = pdfOf([CATALOGUE, ONE_PAGE, page('/Resources << >>'), { dictionary, bytes }]);
  const at = whole.indexOf('4 0 obj');
  return Buffer.concat([whole.subarray(0, whole.lastIndexOf('xref\n0')), text(`startxref\n${at}\n%%EOF\n`)]);
}

const picture = (megabytes: number) =>
  pdfOf([
    CATALOGUE,
    ONE_PAGE,
    page('/Resources << /XObject << /I 4 0 R >> >>'),
    {
      dictionary: `/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceRGB /BitsPerComponent 8 ${flate}`,
      bytes: inflatingTo(megabytes),
    },
  ]);

const predictor = () =>
  content(
    `${flate} /DecodeParms << /Predictor 12 /Columns 1000000000 /Colors 32 /BitsPerComponent 16 >>`,
    inflatingTo(64),
  );

const lzw = () => {
  // Twelve-bit codes of a long run, by an encoder that never clears its table.
  return content('/Filter [/FlateDecode /LZWDecode]', inflatingTo(256, 0x80));
};

const runs = () => content('/Filter [/FlateDecode /RunLengthDecode]', inflatingTo(128, 0x81));
const ascii = () => content('/Filter [/FlateDecode /ASCII85Decode]', inflatingTo(256, 0x7a));
const manyFilters = () => content(`/Filter [${'/FlateDecode '.repeat(2000)}]`, inflatingTo(1));

const nested = (depth: number) =>
  pdfOf([CATALOGUE, ONE_PAGE, page(`/Resources << >> /Extra ${'['.repeat(depth)}${']'.repeat(depth)}`)]);

const states = (count: number) => content('', text('q '.repeat(count)));

const repeatedPage = (count: number) =>
  pdfOf([CATALOGUE, `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`, page('/Resources << >>')]);

const pdf = (name: string, make: () => Uint8Array, isLong?: true): Bomb => ({
  name: `a PDF ${name}`,
  type: 'application/pdf',
  make,
  ...(isLong ? { isLong } : {}),
});

export const pdfBombs: readonly Bomb[] = [
  pdf('whose content inflates to 2 GB', () => content(flate, inflatingTo(2048))),
  pdf('whose content is deflated twice, to 4 GB', () => twice(4096)),
  pdf('whose object stream inflates to 2 GB', () => objectStream(2048)),
  pdf('whose cross-references inflate to 1 GB', () => crossReferences(1024)),
  pdf('whose page names 64 MB of content 1,000 times', () => manyContents(1000)),
  pdf('whose page tree doubles 30 times', () => doublingTree(30)),
  pdf('that names one page 20,000 times', () => repeatedPage(20_000)),
  pdf('of 60,000 pages', () => manyPages(60_000), true),
  pdf('whose picture inflates to 2 GB', () => picture(2048), true),
  pdf('with a predictor over a thousand million columns', predictor, true),
  pdf('whose content is packed as LZW of a run', lzw, true),
  pdf('whose content is packed as runs', runs, true),
  pdf('whose content is packed as ASCII of zeros', ascii, true),
  pdf('whose content is packed 2,000 times', manyFilters, true),
  pdf('of brackets a million deep', () => nested(1_000_000), true),
  pdf('that saves its state two million times', () => states(2_000_000), true),
];
