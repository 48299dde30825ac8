// Files that faulty servers change, and small ones of each previewable kind.
import { crc32, deflateSync } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;
const text = (content: string): Bytes => new TextEncoder().encode(content);

/** The same on every machine. */
export function mebibytes(count: number): Bytes {
  const bytes = new Uint8Array(count * 1024 * 1024);
  let state = 7;
  for (let at = 0; at < bytes.length; at += 1) {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    bytes[at] = state >>> 16;
  }
  return bytes;
}

export const hostileContents: readonly { what: string; bytes: Bytes }[] = [
  { what: 'lines that end with CR LF, CR and LF', bytes: text('one\r\ntwo\rthree\nfour\r\n\r\n') },
  { what: 'NUL among letters', bytes: text('a\u0000b\u0000\u0000c\u0000') },
  { what: 'a byte order mark', bytes: text('\ufeffname;sum\r\n') },
  { what: 'bytes that are no UTF-8', bytes: new Uint8Array([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80, 0x41]) },
  { what: 'letters that are not composed', bytes: text('Re\u0301sume\u0301') },
  { what: 'white space around', bytes: text('  \t\n words \n\t  ') },
  { what: 'every byte there is', bytes: Uint8Array.from({ length: 1024 }, (_none, at) => at % 256) },
  { what: 'the head of a gzip file', bytes: new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3]) },
  { what: 'an end of transmission and an escape', bytes: text('\u0004\u001a\u001b[2J$(id)`id`%0d%0a') },
  { what: 'JSON', bytes: text('{"a":1.0,\n "b":[ ]}') },
  { what: 'the end of a form', bytes: text('\r\n--boundary--\r\n') },
  { what: 'nothing', bytes: new Uint8Array() },
  { what: 'a single byte', bytes: new Uint8Array([0]) },
  { what: 'a mebibyte and a byte', bytes: new Uint8Array([...mebibytes(1), 10]) },
];

/** A page of HTML with these words as its heading. */
export const htmlPage = (words: string): Bytes => text(`<!doctype html><html><body><h1>${words}</h1></body></html>`);

/** Pages with a word on each. */
export function tinyPdf(...words: readonly string[]): Bytes {
  const pages = (words.length === 0 ? ['Minutes'] : words).map((word) => `BT /F1 8 Tf 40 100 Td (${word}) Tj ET`);
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((page, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return text(
    `${file}${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  );
}

/** A white PNG of 120 by 90. */
export function tinyPicture(width = 120, height = 90): Bytes {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc((width * 3 + 1) * height, 0xff);
  for (let row = 0; row < height; row += 1) rows[row * (width * 3 + 1)] = 0;
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), ...parts]));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(8 + body.length);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), 4 + body.length);
  return framed;
}
