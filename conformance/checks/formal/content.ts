// Bytes: complete, in ranges, and identified by ETag. Downloads equal uploads, for bytes that servers often change by
// mistake.
import type { Operation } from '../../contract.ts';
import { page, type Call, type Room } from '../../room/room.ts';
import type { Run } from '../../suite/run.ts';
import type { WireAnswer } from '../../target.ts';
import { promised, type Broken } from './promised.ts';
import { addressOf } from './reads.ts';

const size = 5003;
/** Characters that could end the header's value, name a folder, or be decoded again. */
const hostileName = String.raw`../a"; filename="b.exe"\c/d%2F%22.html`;
const documentName = 'Zürich — Protokoll 1.html';

/** All byte values with line ends of all kinds and NUL; different for each salt. */
function awkward(salt: number): Uint8Array<ArrayBuffer> {
  const start = new TextEncoder().encode(`\r\n\n\r\0\uFEFF${salt}`);
  const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 7 + (at >> 8) * salt) % 256);
  bytes.set(start);
  return bytes;
}

export async function checkContent(run: Run): Promise<void> {
  for (const operation of run.operations) {
    if (operation.content === null) continue;
    const look = (name: string, work: (bytes: Looked) => Promise<void>) =>
      promised(run, `${operation.id} ${name}`, async (broken) => {
        await work(await prepared(run.room, operation, broken));
      });
    await look('bytes', isWhole);
    await look('name', isNamed);
    await look('ranges', answersRanges);
    await look('if-range', answersIfRange);
    await look('etag', isNamedByBytes);
    await look('never-304', isNeverKept);
  }
}

interface Looked {
  room: Room;
  operation: Operation;
  call: Call;
  whole: WireAnswer;
  uploaded: Uint8Array;
  broken: Broken;
  address: string;
}

async function prepared(room: Room, operation: Operation, broken: Broken): Promise<Looked> {
  const uploaded = operation.content === 'original' ? awkward(1) : new TextEncoder().encode(page);
  const call = callOf(
    operation,
    await room.document({ bytes: uploaded, name: documentName, folderId: await room.folder() }),
  );
  const whole = await room.must(call);
  return { room, operation, call, whole, uploaded, broken, address: addressOf(room, operation.id) };
}

const callOf = ({ id }: Operation, document: string): Call => ({ id, params: { id: document, version: '1' } });
const etagOf = ({ headers }: WireAnswer): string => headers.get('etag') ?? '';

/** Repeats the call with additional headers. */
function again({ room, call }: Looked, headers: Record<string, string> = {}, method?: 'HEAD'): Promise<WireAnswer> {
  return method ? room.target.send({ ...room.request({ ...call, headers }), method }) : room.call({ ...call, headers });
}

async function isWhole(looked: Looked): Promise<void> {
  const { operation, whole, uploaded, broken, address } = looked;
  if (operation.content === 'original') {
    const at = firstDifference(whole.bytes, uploaded);
    if (at !== null)
      broken(
        `${address} answers ${whole.bytes.length} bytes of ${uploaded.length}, and the byte ${at} is not the one that was uploaded`,
      );
  } else if (whole.bytes.length === 0) broken(`${address} answers nothing`);
  const head = await again(looked, {}, 'HEAD');
  const length = head.headers.get('content-length');
  if (length !== String(whole.bytes.length))
    broken(`HEAD of ${address} answers Content-Length: ${String(length)}, and GET ${whole.bytes.length} bytes`);
  const declared = whole.headers.get('content-length');
  if (declared !== String(whole.bytes.length))
    broken(`${address} answers Content-Length: ${String(declared)} with ${whole.bytes.length} bytes`);
}

async function isNamed({ room, operation, call, whole, broken, address }: Looked): Promise<void> {
  const disposition = whole.headers.get('content-disposition') ?? '';
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  if (decoded(encoded) !== documentName)
    broken(`${address} answers Content-Disposition: ${disposition}, which does not name the document ${documentName}`);
  const hostile = await room.must(callOf(operation, await room.document({ name: hostileName })));
  const header = hostile.headers.get('content-disposition') ?? '';
  const names = [
    /filename="([^"]*)"/i.exec(header)?.[1],
    decoded(/filename\*=UTF-8''([^;]+)/i.exec(header)?.[1] ?? ''),
  ];
  if (names.some((name) => name === undefined || /["/\\]/.test(name)))
    broken(
      `${address} of a document named ${hostileName} answers Content-Disposition: ${header}, which leaves its place`,
    );
  if (!room.has('renameDocument')) return;
  const json = { name: room.name('Renamed') };
  await room.must({ id: 'renameDocument', who: 'manager', params: call.params ?? {}, json });
  const renamed = (await room.must(call)).headers.get('content-disposition') ?? '';
  if (!decoded(renamed).includes(json.name))
    broken(`${address} of a document that was renamed to ${json.name} answers Content-Disposition: ${renamed}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function answersRanges(looked: Looked): Promise<void> {
  const { whole, broken, address } = looked;
  const all = whole.bytes.length;
  const middle = Math.floor(all / 2);
  const cases: readonly (readonly [requested: string, start: number, end: number])[] = [
    ['0-0', 0, 0],
    [`0-${all - 1}`, 0, all - 1],
    [`${middle}-${middle + 9}`, middle, middle + 9],
    [`${all - 1}-${all - 1}`, all - 1, all - 1],
    [`${all - 5}-`, all - 5, all - 1],
    ['-7', all - 7, all - 1],
    [`${middle}-${all + 100}`, middle, all - 1],
    [`-${all + 100}`, 0, all - 1],
  ];
  for (const [requested, start, end] of cases) {
    const part = await again(looked, { range: `bytes=${requested}` });
    const subject = `${address} with Range: bytes=${requested}`;
    if (part.status !== 206) {
      broken(`${subject} answers ${part.status}, not 206`);
      continue;
    }
    const wanted = `bytes ${start}-${end}/${all}`;
    const range = part.headers.get('content-range');
    if (range !== wanted) broken(`${subject} answers Content-Range: ${String(range)}, not ${wanted}`);
    const at = firstDifference(part.bytes, whole.bytes.subarray(start, end + 1));
    if (at !== null)
      broken(
        `${subject} answers ${part.bytes.length} bytes, where ${end - start + 1} were asked for, and the byte ${at} of them is another than in the whole`,
      );
    if (etagOf(part) !== etagOf(whole)) broken(`${subject} answers another ETag than the whole`);
    const head = await again(looked, { range: `bytes=${requested}` }, 'HEAD');
    if (head.status !== 206) broken(`HEAD of ${subject} answers ${head.status}, not 206`);
  }
  for (const range of ['bytes=0-1,3-4', 'lines=0-1']) {
    const { status } = await again(looked, { range });
    if (status !== 200) broken(`${address} with Range: ${range} answers ${status}, not 200`);
  }
  for (const requested of [`${all}-`, `${all + 10}-${all + 20}`, '-0']) {
    const { status, headers } = await again(looked, { range: `bytes=${requested}` });
    const subject = `${address} with Range: bytes=${requested}, which lies outside,`;
    if (status !== 416) broken(`${subject} answers ${status}, not 416`);
    else if (headers.get('content-range') !== `bytes */${all}`)
      broken(`${subject} answers Content-Range: ${String(headers.get('content-range'))}, not bytes */${all}`);
  }
}

async function answersIfRange(looked: Looked): Promise<void> {
  const { whole, broken, address } = looked;
  const range = 'bytes=1-4';
  const held = await again(looked, { range, 'if-range': etagOf(whole) });
  if (held.status !== 206) broken(`${address} with If-Range and its ETag answers ${held.status}, not the range (206)`);
  const dates = ['Wed, 21 Oct 2015 07:28:00 GMT', 'Fri, 21 Oct 2135 07:28:00 GMT'];
  for (const other of ['"another"', `W/${etagOf(whole)}`, ...dates]) {
    const { status, bytes } = await again(looked, { range, 'if-range': other });
    if (status !== 200 || bytes.length !== whole.bytes.length)
      broken(
        `${address} with If-Range: ${other} answers ${status} with ${bytes.length} bytes, not the whole: parts of two files would be put together`,
      );
  }
}

/** Kinds besides HTML that have the mark of their reader. */
const others = [
  [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="9" height="9"/></svg>',
  ],
  ['text/plain', 'Minutes'],
  ['text/csv', 'Minutes,Seconds'],
] as const;

async function isNamedByBytes(looked: Looked): Promise<void> {
  const { room, operation, whole, broken, address } = looked;
  const second = await again(looked);
  const isSame = firstDifference(second.bytes, whole.bytes) === null;
  if (isSame !== (etagOf(second) === etagOf(whole)))
    broken(
      `${address} answers ${isSame ? 'the same bytes with another ETag' : 'other bytes with the same ETag'} the second time`,
    );
  if (operation.content === 'watermarked') {
    const other = await room.must({ ...looked.call, who: 'manager' });
    if (firstDifference(other.bytes, whole.bytes) !== null && etagOf(other) === etagOf(whole))
      broken(`${address} as manager answers other bytes than as admin, with the same ETag`);
    for (const [mimeType, bytes] of others) {
      const call = callOf(operation, await room.document({ mimeType, bytes }));
      const [one, two] = [await room.must(call), await room.must({ ...call, who: 'manager' })];
      if (firstDifference(one.bytes, two.bytes) !== null && etagOf(one) === etagOf(two))
        broken(`${address} of ${mimeType} answers two readers other bytes with the same ETag`);
    }
  }
  const bytes = operation.content === 'original' ? awkward(2) : page.replace('Minutes', 'Seconds');
  const changed = await room.must(callOf(operation, await room.document({ bytes })));
  if (etagOf(changed) === etagOf(whole)) broken(`${address} answers the ETag ${etagOf(whole)} for other bytes as well`);
  if (operation.content === 'watermarked') return;
  const twin = await room.must(callOf(operation, await room.document({ bytes: awkward(1) })));
  if (etagOf(twin) !== etagOf(whole)) broken(`${address} answers another ETag for the same bytes in another document`);
}

async function isNeverKept(looked: Looked): Promise<void> {
  const { status, bytes } = await again(looked, { 'if-none-match': etagOf(looked.whole) });
  if (status !== 200 || bytes.length !== looked.whole.bytes.length)
    looked.broken(
      `${looked.address} with If-None-Match and its ETag answers ${status}, not the bytes: nobody may have kept them`,
    );
}

/** The position of the first difference; null without one. */
function firstDifference(one: Uint8Array, other: Uint8Array): number | null {
  const length = Math.max(one.length, other.length);
  for (let at = 0; at < length; at += 1) if (one[at] !== other[at]) return at;
  return null;
}
