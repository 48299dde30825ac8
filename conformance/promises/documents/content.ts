// The bytes of files: stored as sent, delivered as stored, and shown with their own type.
import type { PromiseCheck } from '../checks.ts';
import type { Scene } from '../scene.ts';
import { hostileContents, htmlPage, mebibytes, tinyPdf, tinyPicture } from '../samples.ts';
import { docx, tinyDocx, tinyTiff, tinyXlsx, xlsx } from '../office-samples.ts';
import { rowOf, timeOf, versions } from '../access/sight.ts';
import { mediaTypeOf, textOf, type WireAnswer } from '../../target.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A document with these bytes; returns its id. */
export const upload = (scene: Scene, bytes: Bytes, more: object = {}) => scene.room.document({ bytes, ...more });

const download = (scene: Scene, id: string, who: 'admin' | 'viewer' = 'viewer') =>
  scene.must({ id: 'downloadDocument', who, params: { id } });

export const isSameBytes = ({ bytes }: Pick<WireAnswer, 'bytes'>, other: Uint8Array): boolean =>
  Buffer.compare(bytes, other) === 0;

const toTheByte: PromiseCheck = async (scene) => {
  for (const { what, bytes } of hostileContents) {
    const id = await upload(scene, bytes);
    const answer = await download(scene, id);
    scene.holds(isSameBytes(answer, bytes), `of ${what}`, `the download has ${difference(answer.bytes, bytes)}`);
    const range = `bytes=1-${bytes.length}`;
    if (bytes.length < 2) continue;
    const part = await scene.answers(206, `of ${what}`, { id: 'downloadDocument', params: { id }, headers: { range } });
    scene.holds(isSameBytes(part, bytes.subarray(1)), `of ${what}`, `the range ${range} has other bytes`);
  }
};

function difference(found: Uint8Array, wanted: Uint8Array): string {
  const at = wanted.findIndex((byte, index) => found[index] !== byte);
  const first = at < 0 ? '' : `, the first other one at ${at}`;
  return `${found.length} bytes, not the ${wanted.length} that were stored${first}`;
}

const size: PromiseCheck = async (scene) => {
  const whole = mebibytes(50);
  const id = await upload(scene, whole);
  const answer = await download(scene, id);
  scene.holds(isSameBytes(answer, whole), 'of 52,428,800 bytes', `the download has ${difference(answer.bytes, whole)}`);
  const { params, query } = await scene.room.ticket();
  const bytes = new Uint8Array(whole.length + 1);
  const when = 'of 52,428,801 bytes';
  await scene.answers(413, when, { id: 'storeObject', who: 'nobody', params, query, bytes });
};

const storedSize: PromiseCheck = async (scene) => {
  const bytes = new TextEncoder().encode('Nineteen bytes long');
  for (const declared of [0, 7, 4_000_000_000]) {
    const mimeType = 'Text/Plain; charset=UTF-8';
    const id = await upload(scene, bytes, { size: declared, mimeType });
    const row = await rowOf(scene, id);
    const when = `after ${bytes.length} bytes were registered as ${declared}`;
    scene.holds(row?.['mimeType'] === mimeType, `${when} of ${mimeType}`, `the type is ${String(row?.['mimeType'])}`);
    scene.holds(row?.['size'] === bytes.length, when, `the list says ${String(row?.['size'])}`);
    if (!scene.has('listDocumentVersions')) continue;
    const [first] = await scene.read(versions, { id: 'listDocumentVersions', params: { id } });
    scene.holds(first?.size === bytes.length, when, `the versions say ${first?.size}`);
  }
};

const typeOfDownload: PromiseCheck = async (scene) => {
  for (const [bytes, declared, types] of [
    [tinyPdf(), 'text/html', ['application/pdf']],
    [tinyPicture(), 'application/pdf', ['image/png']],
    [new TextEncoder().encode('\u0000\u0001 no type at all'), 'text/html', ['application/octet-stream']],
  ] as const) {
    const id = await upload(scene, bytes, { mimeType: declared });
    const type = mediaTypeOf(await download(scene, id)) ?? 'none';
    scene.holds(
      types.some((one) => one === type),
      `of ${types.join()} declared as ${declared}`,
      `it is served as ${type}`,
    );
  }
};

const asText: PromiseCheck = async (scene) => {
  const { room } = scene;
  const shown = async (what: string, id: string, query: Record<string, string> = {}, call = 'previewDocument') =>
    scene.answers(200, what, { id: call, params: { id, version: '1' }, query });
  const table = await room.document({ name: `${room.name('Table')}.csv`, mimeType: 'text/csv', bytes: 'one,two\n' });
  const csv = await shown('of CSV', table);
  const isTable = mediaTypeOf(csv) === 'text/html' && textOf(csv).includes('two');
  scene.holds(isTable, 'of CSV', `it is ${mediaTypeOf(csv)}, or without a word of it`);
  const bytes = new Uint8Array([...new TextEncoder().encode('It was a '), 0xcf, 0xee, 0xeb, 0x0a]);
  const text = await upload(scene, bytes, { name: `${room.name('Note')}.txt`, mimeType: 'text/plain' });
  for (const [encoding, word] of [
    ['windows-1251', '\u041f\u043e\u043b'],
    ['windows-1252', '\u00cf\u00ee\u00eb'],
  ] as const) {
    for (const call of ['previewDocument', 'previewDocumentVersion'].filter((one) => scene.has(one))) {
      const isRead = textOf(await shown(`in ${encoding}`, text, { encoding }, call)).includes(word);
      scene.holds(isRead, `in ${encoding}`, `${call} is without ${word}`);
    }
  }
  const markup = 'Read <b id="conformance">Minutes</b>';
  for (const [mimeType, bytes] of [
    ['text/plain', `${markup}\nSeconds`],
    ['text/csv', `${markup.replaceAll('"', "'")},Seconds\n${markup.replaceAll('"', "'")},Hours\n`],
    [docx, tinyDocx(markup.replaceAll('<', '&lt;'))],
    [xlsx, tinyXlsx(markup.replaceAll('<', '&lt;'))],
  ] as const) {
    const id = await room.document({ mimeType, bytes });
    const isMarkup = /<b id=(?:"|&quot;|')conformance/.test(textOf(await shown(`of ${mimeType}`, id)));
    scene.holds(!isMarkup, `of ${mimeType} with tags in its text`, 'they are tags of the page');
  }
  const sheets = textOf(
    await shown('of two sheets', await room.document({ mimeType: xlsx, bytes: tinyXlsx('Minutes', 'Seconds') })),
  );
  for (const word of ['Minutes', 'Seconds'])
    scene.holds(sheets.includes(word), 'of a word on each of two sheets', `the page is without ${word}`);
  const page = await room.document();
  for (const [query, isDue] of [
    [{}, false],
    [{ inReader: 'true' }, true],
  ] as const) {
    const policy = (await shown('of HTML', page, query)).headers.get('content-security-policy') ?? '';
    const when = `of HTML with ${isDue ? 'inReader' : 'nothing'}`;
    scene.holds(policy.includes('allow-scripts') === isDue, when, `Content-Security-Policy is ${policy}`);
  }
};

const typeOfPreview: PromiseCheck = async (scene) => {
  const picture = await upload(scene, tinyPicture(), { mimeType: 'image/jpeg' });
  const when = 'of a PNG declared as a JPEG';
  const shown = await scene.answers(200, when, { id: 'previewDocument', params: { id: picture } });
  scene.holds(mediaTypeOf(shown) === 'image/png', when, `it is shown as ${mediaTypeOf(shown)}`);
  const isShownAs = async (type: string, what: string, bytes: Uint8Array<ArrayBuffer>, declared: string) => {
    const id = await upload(scene, bytes, { mimeType: declared });
    const as = mediaTypeOf(await scene.answers(200, `of ${what}`, { id: 'previewDocument', params: { id } }));
    scene.holds(as === type, `of ${what}`, `it is shown as ${as}`);
  };
  await isShownAs('text/html', 'DOCX', tinyDocx('Minutes'), docx);
  const html = new TextEncoder().encode('<!doctype html><html><body>Hello</body></html>');
  const none = new TextEncoder().encode('\u0000\u0001 no type');
  for (const [what, bytes, declared] of [
    ['bytes of no known type', none, 'text/html'],
    ['bytes of no known type', none, 'application/pdf'],
    ['bytes of no known type', none, 'image/png'],
    ['HTML', html, 'text/plain'],
    ['HTML', html, 'image/png'],
    ['a PDF', tinyPdf(), 'image/png'],
  ] as const) {
    const id = await upload(scene, bytes, { mimeType: declared });
    await scene.answers(415, `of ${what} declared as ${declared}`, { id: 'previewDocument', params: { id } });
  }
  // What cannot be stamped, and no browser shows, is 415 for everybody. Last, since one of two twins may leave it out.
  if (shown.headers.get('x-watermark') !== 'none') await isShownAs('image/png', 'TIFF', tinyTiff, 'image/tiff');
};

const readersMark: PromiseCheck = async (scene) => {
  const emails = { admin: (await scene.person('admin')).email, viewer: (await scene.person('viewer')).email };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="9" height="9"/></svg>';
  const html = '<!doctype html><html><body><h1>Minutes</h1></body></html>';
  for (const [kind, content, more] of [
    ['HTML', html, {}],
    ['SVG', svg, { mimeType: 'image/svg+xml' }],
    ['HTML, not to be downloaded,', html, { downloadRestricted: true }],
  ] as const) {
    const id = await upload(scene, new TextEncoder().encode(content), more);
    for (const [who, other] of [
      ['admin', 'viewer'],
      ['viewer', 'admin'],
    ] as const) {
      const when = `of ${kind} as ${who}`;
      const answer = await scene.answers(200, when, { id: 'previewDocument', who, params: { id } });
      const text = textOf(answer);
      scene.holds(text.includes(emails[who]), when, 'the preview is without the e-mail of its reader');
      scene.holds(!text.includes(emails[other]), when, 'the preview has the e-mail of another reader');
      const watermark = answer.headers.get('x-watermark');
      scene.holds(watermark === 'stamped', when, `X-Watermark says ${watermark ?? 'nothing'}`);
    }
  }
};

const neverOriginal: PromiseCheck = async (scene) => {
  for (const [kind, bytes, mimeType] of [
    ['a PDF', tinyPdf(), 'application/pdf'],
    ['a picture', tinyPicture(), 'image/png'],
    ['a PDF that is broken', new TextEncoder().encode('%PDF-1.7\nand nothing more'), 'application/pdf'],
  ] as const) {
    const id = await upload(scene, bytes, { mimeType, downloadRestricted: true });
    const when = `of ${kind} that is not to be downloaded`;
    const answer = await scene.call({ id: 'previewDocument', who: 'viewer', params: { id } });
    if (answer.status === 415) continue;
    scene.holds(answer.status === 200, when, `the preview answers ${answer.status}`);
    if (answer.headers.get('x-watermark') === 'none' && scene.target.drawsMarks === false) continue;
    scene.holds(!isSameBytes(answer, bytes), when, 'the preview is the original, to the byte');
    scene.holds(answer.headers.get('x-watermark') === 'stamped', when, 'X-Watermark does not say stamped');
    const other = await scene.call({ id: 'previewDocument', who: 'analyst', params: { id } });
    scene.holds(!isSameBytes(other, answer.bytes), when, 'two readers get the same bytes, so they bear no reader');
  }
};

/** The time of a mark is rounded to this. */
const markedEveryMs = 5 * 60_000;

const day: PromiseCheck = async (scene) => {
  const id = await upload(scene, htmlPage('Day'));
  const now = timeOf((await rowOf(scene, id))?.['updatedAt']);
  const answer = await scene.must({ id: 'previewDocument', who: 'viewer', params: { id } });
  // The watermark may be five minutes old, and midnight may be in between.
  const days = [0, markedEveryMs].map((ms) => new Date(now - ms).toISOString().slice(0, 10));
  const text = new TextDecoder().decode(answer.bytes);
  const hasDay = days.some((one) => text.includes(one));
  scene.holds(hasDay, 'of an HTML file', `the preview does not say the day, ${days[0]}`);
};

export const contentChecks = {
  'registerDocument bytes': toTheByte,
  'registerDocument stored-size': storedSize,
  'storeObject size': size,
  'downloadDocument found-type': typeOfDownload,
  'previewDocument as-text': asText,
  'previewDocument found-type': typeOfPreview,
  'previewDocument reader': readersMark,
  'previewDocument never-original': neverOriginal,
  'previewDocument day': day,
} satisfies Record<string, PromiseCheck>;
