// Small files of the kinds that are shown in another form.
import { crc32 } from 'node:zlib';

type Bytes = Uint8Array<ArrayBuffer>;
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const schemas = 'http://schemas.openxmlformats.org';
const office = 'application/vnd.openxmlformats-officedocument';
export const docx = `${office}.wordprocessingml.document`;
export const xlsx = `${office}.spreadsheetml.sheet`;

/** Of stored entries. */
function zipOf(files: Readonly<Record<string, string>>): Bytes {
  const [entries, directory]: [Buffer[], Buffer[]] = [[], []];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const [path, data] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x21, 8);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(path.length, 22);
    entries.push(Buffer.from('PK\u0003\u0004'), facts, path, data);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\0'), facts, rest, path);
    at += 30 + path.length + data.length;
  }
  const end = Buffer.alloc(18);
  for (const place of [4, 6]) end.writeUInt16LE(Object.keys(files).length, place);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(at, 12);
  return new Uint8Array(Buffer.concat([...entries, ...directory, Buffer.from('PK\u0005\u0006'), end]));
}

const relations = (...all: readonly (readonly [type: string, target: string])[]) =>
  `${head}<Relationships xmlns="${schemas}/package/2006/relationships">${all
    .map(
      ([type, to], at) =>
        `<Relationship Id="rId${at + 1}" Type="${schemas}/officeDocument/2006/relationships/${type}" Target="${to}"/>`,
    )
    .join('')}</Relationships>`;

const typesOf = (...all: readonly (readonly [part: string, type: string])[]) =>
  `${head}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${all
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${office}.${type}+xml"/>`)
    .join('')}</Types>`;

/** A paragraph with a word. */
export const tinyDocx = (word: string): Bytes =>
  zipOf({
    '[Content_Types].xml': typesOf(['/word/document.xml', 'wordprocessingml.document.main']),
    '_rels/.rels': relations(['officeDocument', 'word/document.xml']),
    'word/document.xml': `${head}<w:document xmlns:w="${schemas}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${word}</w:t></w:r></w:p></w:body></w:document>`,
  });

/** Sheets with a word in the first cell of each. */
export const tinyXlsx = (...words: readonly string[]): Bytes =>
  zipOf({
    '[Content_Types].xml': typesOf(
      ['/xl/workbook.xml', 'spreadsheetml.sheet.main'],
      ...words.map((_, at) => [`/xl/worksheets/sheet${at + 1}.xml`, 'spreadsheetml.worksheet'] as const),
    ),
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${head}<workbook xmlns="${schemas}/spreadsheetml/2006/main" xmlns:r="${schemas}/officeDocument/2006/relationships"><sheets>${words.map((_, at) => `<sheet name="Sheet ${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      ...words.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
    ),
    ...Object.fromEntries(
      words.map((word, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${head}<worksheet xmlns="${schemas}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${word}</t></is></c></row></sheetData></worksheet>`,
      ]),
    ),
  });

/** Eight by eight white points in greys. */
export const tinyTiff: Bytes = (() => {
  const tags = [
    ...[
      [256, 8],
      [257, 8],
      [258, 8],
      [259, 1],
      [262, 1],
      [273, 122],
      [277, 1],
      [278, 8],
      [279, 64],
    ],
  ];
  const bytes = Buffer.alloc(122 + 64, 0xff);
  bytes.fill(0, 0, 122);
  bytes.write('II*', 0, 'latin1');
  bytes.writeUInt32LE(8, 4);
  bytes.writeUInt16LE(tags.length, 8);
  for (const [at, [tag = 0, value = 0]] of tags.entries()) {
    bytes.writeUInt16LE(tag, 10 + at * 12);
    bytes.writeUInt16LE(4, 12 + at * 12);
    bytes.writeUInt32LE(1, 14 + at * 12);
    bytes.writeUInt32LE(value, 18 + at * 12);
  }
  return new Uint8Array(bytes);
})();
