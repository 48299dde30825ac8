// Real files over HTTP: stored, registered, previewed and downloaded by each role. Downloads equal the original;
// previews carry the reader's watermark, or are refused without the right to download.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ids } from '#server/scenarios/users-by-role.ts';
import { formatOf, written } from '#server/scenarios/files/format.ts';
import type { SamplePaper } from '#server/scenarios/files/sample-paper.ts';
import { pngSitePlan, svgChart } from '#server/scenarios/files/pictures.ts';
import type { AccessLevel, Role } from '#core/records/records.ts';
import * as pictures from '../preview/testing/awkward-images.ts';
import { awkwardHtml, awkwardSvg, brokenSvg } from '../preview/testing/awkward-markup.ts';
import * as pdfs from '../preview/testing/awkward-pdfs.ts';
import { readPdf } from '../preview/testing/pdf-reader.ts';
import { credentialsOf, type TestClient } from '../testing/client.ts';
import * as room from '../testing/room.ts';
import { casesOf } from '../testing/deep.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

type Kind = 'pdf' | 'raster' | 'markup';
const roles: readonly Role[] = ['admin', 'manager', 'analyst', 'viewer'];

let server: TestServer;
let people: Record<Role, TestClient>;
beforeAll(async () => {
  server = await startTestServer();
  people = await server.signInEverybody();
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.stop();
});

const paper: SamplePaper = {
  title: 'Quality of earnings',
  subtitle: 'Ωmega & Partner, 14 January',
  sections: [
    {
      heading: 'Result',
      paragraphs: ['Revenue grew.'],
      table: [
        ['Year', 'EUR'],
        ['2025', '12'],
      ],
    },
  ],
};
const text = (content: string) => () => Buffer.from(content);
const made = (name: string) => () => written(name, paper);

interface RealFile {
  what: string;
  mimeType: string;
  /** The served type; null where none is detected. */
  served: string | null;
  bytes: () => Uint8Array | Promise<Uint8Array>;
}

const file = (
  what: string,
  mimeType: string,
  bytes: RealFile['bytes'],
  served: string | null = mimeType,
): RealFile => ({ what, mimeType, bytes, served });

const office = (ending: string) => {
  const { mimeType, magicType } = formatOf(`x.${ending}`);
  return file(`${ending} file`, mimeType, made(`x.${ending}`), magicType);
};

/** Changes the version in the first bytes only, as old writers do. */
const pdfVersion = (version: string) => async () => {
  const bytes = Buffer.from(written('paper.pdf', paper));
  bytes.write(`%PDF-${version}`, 0, 'latin1');
  return Promise.resolve(bytes);
};

/** Files that are watermarked. */
const shown: Record<Kind, RealFile[]> = {
  pdf: [
    ...['1.0', '1.3', '1.4', '1.5', '1.7', '2.0'].map((one) =>
      file(`version ${one}`, 'application/pdf', pdfVersion(one)),
    ),
    file('with pages turned every way', 'application/pdf', pdfs.rotatedPdf),
    file('with pages cropped', 'application/pdf', pdfs.croppedPdf),
    file('whose pages share their parts', 'application/pdf', pdfs.sharedPartsPdf),
    file('that leaves its scales open', 'application/pdf', pdfs.unbalancedPdf),
    file('with an empty page', 'application/pdf', pdfs.blankPdf),
    file('with a form', 'application/pdf', pdfs.formPdf),
    file('of forty pages', 'application/pdf', () => pdfs.plainPdf(40)),
    file('declared as bytes', 'application/octet-stream', () => pdfs.plainPdf(2), 'application/pdf'),
  ],
  raster: [
    file('PNG', 'image/png', () => pictures.pictureOf('png')),
    file('PNG of a plan', 'image/png', pngSitePlan),
    file('PNG of one pixel', 'image/png', () => pictures.pictureOf('png', 1, 1)),
    file('JPEG', 'image/jpeg', () => pictures.pictureOf('jpeg')),
    file('JPEG turned by a camera', 'image/jpeg', pictures.turnedJpeg),
    file('JPEG of a printing press', 'image/jpeg', pictures.printersJpeg),
    file('GIF', 'image/gif', () => pictures.pictureOf('gif')),
    file('moving GIF', 'image/gif', () => pictures.animated('gif')),
    file('WebP', 'image/webp', () => pictures.pictureOf('webp')),
    file('moving WebP', 'image/webp', () => pictures.animated('webp')),
    file('TIFF', 'image/tiff', () => pictures.pictureOf('tiff')),
    file('moving PNG', 'image/apng', pictures.movingPng),
    file('PNG in sixteen bits', 'image/png', () => pictures.deepPng('rgb16')),
    file('PNG declared as JPEG', 'image/jpeg', () => pictures.pictureOf('png', 50, 50), 'image/png'),
  ],
  markup: [
    file('HTML page', 'text/html', made('page.html')),
    file('HTML with scripts', 'text/html', text('<!doctype html><body onload="x()"><script>x()</script><p>Text</p>')),
    file('HTML whose script never ends', 'text/html', text(awkwardHtml['an unclosed script']!)),
    file('HTML whose styles hide everything', 'text/html', text(awkwardHtml['styles that hide everything']!)),
    file('SVG chart', 'image/svg+xml', () => svgChart('Revenue', [{ label: '2025', value: 12 }])),
    file(
      'SVG with scripts',
      'image/svg+xml',
      text('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"><script>x()</script></svg>'),
    ),
    file('SVG with entities', 'image/svg+xml', text(awkwardSvg['a prolog with entities']!)),
    office('docx'),
    office('xlsx'),
    office('pptx'),
    office('csv'),
    office('txt'),
  ],
};

/** Previewable files that cannot be watermarked: shown only to readers with the right to download. */
const notMarkable: RealFile[] = [
  file('PDF that asks for a password', 'application/pdf', () => pdfs.encryptedPdf('secret')),
  file('PDF cut short', 'application/pdf', pdfs.cutShortPdf),
  file('PDF of nothing but its head', 'application/pdf', text('%PDF-1.7\n')),
  file('PNG over 64 megapixels', 'image/png', pictures.hugePng),
];

/** Files without a preview. */
const never: RealFile[] = [
  file(
    'old office file',
    'application/msword',
    () => Buffer.from('d0cf11e0a1b11ae1' + '00'.repeat(1000), 'hex'),
    'application/x-cfb',
  ),
  file('file of zero bytes', 'text/plain', text(''), null),
  file('PDF of zero bytes', 'application/pdf', text(''), null),
  file('HTML declared as PDF', 'application/pdf', text('<!doctype html><p>x'), 'text/html'),
  file('PDF declared as HTML', 'text/html', () => pdfs.plainPdf(1), 'application/pdf'),
  file('SVG declared as PNG', 'image/png', text(awkwardSvg['plain']!), 'image/svg+xml'),
  file('SVG without an end', 'image/svg+xml', text(brokenSvg['no end']!)),
  file('zeros declared as text', 'text/plain', () => new Uint8Array(4000), null),
  file('text with a zero in it', 'text/csv', text('a,b\n1,\u0000\n'), null),
  file('ZIP declared as DOCX', formatOf('x.docx').mimeType, text('PK\u0003\u0004 and no more'), 'application/zip'),
  file('DOCX declared as XLSX', formatOf('x.xlsx').mimeType, made('x.docx'), formatOf('x.docx').mimeType),
  file('noise declared as JPEG', 'image/jpeg', () => createHash('sha512').update('noise').digest(), null),
];

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
let count = 0;

/** The same bytes twice: for all, and without download for analysts and viewers. */
async function add({ what, mimeType }: RealFile, bytes: Uint8Array) {
  count += 1;
  const name = `${count} ${what}.bin`;
  const open = await room.addDocument(people.manager, { name, mimeType }, bytes);
  const closed = await room.addDocument(
    people.manager,
    { name: `${name} (closed)`, mimeType, downloadRestricted: true },
    bytes,
  );
  expect([open.size, closed.size]).toEqual([bytes.length, bytes.length]);
  return { open: open.id, closed: closed.id };
}

const mayAlwaysDownload = (role: Role) => role === 'admin' || role === 'manager';

async function expectDownloads({ served }: RealFile, at: { open: string; closed: string }, bytes: Uint8Array) {
  for (const role of roles) {
    const response = await people[role].request(`/api/documents/${at.open}/download`);
    expect([role, response.status, sha256(response.bytes)]).toEqual([role, 200, sha256(bytes)]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': served ?? 'application/octet-stream',
      'content-length': String(bytes.length),
      'content-disposition': expect.stringMatching(/^attachment; filename="[^"]+"; filename\*=UTF-8''\S+$/) as unknown,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      etag: `"${sha256(bytes)}"`,
    });
    const closed = await people[role].request(`/api/documents/${at.closed}/download`);
    expect([role, closed.status]).toEqual([role, mayAlwaysDownload(role) ? 200 : 403]);
  }
}

/** The type of the preview. */
function shownAs(served: string | null): string {
  if (served === 'image/tiff' || served === 'image/apng') return 'image/png';
  return served === null || served.includes('officedocument') ? 'text/html' : served;
}

const policies: Record<Kind, string> = {
  pdf: "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'",
  raster: "sandbox; default-src 'none'; frame-ancestors 'self'",
  markup:
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
};

/** Checks the reader's watermark by another method than the one that made it. */
const expectMarked: Record<Kind, (bytes: Uint8Array, email: string, original: Uint8Array) => Promise<void>> = {
  async pdf(bytes, email, original) {
    const pages = await readPdf(bytes);
    expect(pages).toHaveLength((await readPdf(original)).length);
    for (const page of pages) expect(page.text).toContain(email);
  },
  async raster(bytes, _, original) {
    const [before, after] = await Promise.all([sharp(original).autoOrient().toBuffer(), sharp(bytes).toBuffer()]);
    const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
    expect([sizes[1].width, sizes[1].height]).toEqual([sizes[0].width, sizes[0].height]);
    const [{ exif, orientation }] = [await sharp(bytes).metadata()];
    expect([exif?.toString('latin1').includes('somewhere private') ?? false, orientation ?? 1]).toEqual([false, 1]);
  },
  async markup(bytes, email) {
    expect(await Promise.resolve(Buffer.from(bytes).toString())).toContain(email);
  },
};

describe.each(Object.entries(shown) as [Kind, RealFile[]][])('%s', (kind, files) => {
  it.each(casesOf(files, 2).map((one) => [one.what, one] as const))(
    '%s: watermarked for each reader',
    async (_, one) => {
      const bytes = await one.bytes();
      const at = await add(one, bytes);
      const previews = new Set<string>();
      for (const role of roles) {
        const open = await people[role].request(`/api/documents/${at.open}/preview`);
        expect([role, open.status]).toEqual([role, 200]);
        expect(Object.fromEntries(open.headers)).toMatchObject({
          'content-type': expect.stringContaining(shownAs(one.served)) as unknown,
          'content-disposition': expect.stringMatching(/^inline; filename="/) as unknown,
          'content-security-policy': policies[kind],
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
          'content-length': String(open.bytes.length),
          'x-watermark': 'stamped',
        });
        expect(sha256(open.bytes)).not.toBe(sha256(bytes));
        await expectMarked[kind](open.bytes, credentialsOf(role).email, bytes);
        const closed = await people[role].request(`/api/documents/${at.closed}/preview`);
        expect([closed.status, closed.headers.get('content-security-policy')]).toEqual([200, policies[kind]]);
        expect(sha256(closed.bytes)).not.toBe(sha256(bytes));
        previews.add(sha256(open.bytes));
      }
      expect(previews.size).toBe(one.what === 'PNG of one pixel' ? previews.size : roles.length);
      await expectDownloads(one, at, bytes);
    },
  );
});

describe('what cannot be watermarked', () => {
  it.each(casesOf(notMarkable).map((one) => [one.what, one] as const))(
    '%s: the original for users who may download it, 415 for others',
    async (_, one) => {
      const bytes = await one.bytes();
      const at = await add(one, bytes);
      for (const role of roles) {
        const open = await people[role].request(`/api/documents/${at.open}/preview`);
        expect([role, open.status, sha256(open.bytes)]).toEqual([role, 200, sha256(bytes)]);
        expect(open.headers.get('content-security-policy')).toBeTruthy();
        expect(open.headers.get('x-watermark')).toBe('none');
        const closed = await people[role].request(`/api/documents/${at.closed}/preview`);
        expect([role, closed.status]).toEqual([role, mayAlwaysDownload(role) ? 200 : 415]);
        if (closed.status === 415) expect(room.problemSchema.parse(closed.json()).code).toBe('preview-not-available');
      }
      await expectDownloads(one, at, bytes);
    },
  );
});

describe('what has no preview', () => {
  it.each(casesOf(never, 2).map((one) => [one.what, one] as const))(
    '%s: a preview is 415 for everybody, and a download works',
    async (_, one) => {
      const bytes = await one.bytes();
      const at = await add(one, bytes);
      for (const role of roles) {
        for (const id of [at.open, at.closed]) {
          const preview = await people[role].request(`/api/documents/${id}/preview`);
          expect([role, preview.status]).toEqual([role, 415]);
          expect(room.problemSchema.parse(preview.json())).toMatchObject({
            code: 'preview-not-available',
            message: 'Preview Not Available',
          });
        }
      }
      await expectDownloads(one, at, bytes);
    },
  );
});

/** Level, download restriction, grant; then a viewer's preview and download, and an administrator's download. */
const access: [AccessLevel, boolean, 'no' | 'read' | 'download', number, number, number][] = [
  ['public', false, 'no', 200, 200, 200],
  ['public', true, 'no', 200, 403, 200],
  ['public', true, 'read', 200, 403, 200],
  ['public', true, 'download', 200, 200, 200],
  ['restricted', false, 'no', 404, 404, 200],
  ['restricted', false, 'read', 200, 403, 200],
  ['restricted', false, 'download', 200, 200, 200],
  ['restricted', true, 'no', 404, 404, 200],
  ['restricted', true, 'read', 200, 403, 200],
  ['restricted', true, 'download', 200, 200, 200],
  ['confidential', false, 'no', 404, 404, 200],
  ['confidential', false, 'read', 200, 403, 200],
  ['confidential', false, 'download', 200, 200, 200],
  ['confidential', true, 'no', 404, 404, 403],
  ['confidential', true, 'read', 200, 403, 403],
  ['confidential', true, 'download', 200, 403, 403],
];

describe('a file at the root', () => {
  it.each(casesOf(access.toReversed(), 4))(
    '%s, downloads restricted: %s, %s grant: preview %d, download %d; administrators 200 and %d',
    async (accessLevel, downloadRestricted, granted, preview, download, adminDownload) => {
      const bytes = Buffer.from(written('paper.pdf', paper));
      const name = `${accessLevel} ${String(downloadRestricted)} ${granted}.pdf`;
      const registration = { name, mimeType: 'application/pdf', accessLevel, downloadRestricted };
      const { id } = await room.addDocument(people.admin, registration, bytes);
      const readers: Role[] = ['analyst', 'viewer'];
      for (const role of readers) {
        const rights = { canRead: true, canDownload: granted === 'download' };
        if (granted !== 'no') await room.grant(people.admin, id, ids[role], rights);
      }
      const statuses = async (role: Role) => {
        const [seen, fetched] = [
          await people[role].request(`/api/documents/${id}/preview`),
          await people[role].request(`/api/documents/${id}/download`),
        ];
        if (fetched.status === 200) expect(sha256(fetched.bytes)).toBe(sha256(bytes));
        if (seen.status === 200) expect(sha256(seen.bytes)).not.toBe(sha256(bytes));
        return [seen.status, fetched.status];
      };
      for (const role of readers) expect(await statuses(role)).toEqual([preview, download]);
      for (const role of ['admin', 'manager'] as const) expect(await statuses(role)).toEqual([200, adminDownload]);
    },
  );
});
