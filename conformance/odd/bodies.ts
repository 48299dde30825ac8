// Odd bodies, in content or headers; each would create a folder.
import { gzipSync, deflateSync } from 'node:zlib';
import type { OddRequest } from './requests.ts';

export const json = { 'content-type': 'application/json' };
export const sound = '{"name":"Odd","accessLevel":"public"}';
const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...parts: (string | number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...(typeof part === 'string' ? utf8(part) : part)]));
const packed = (pack: (bytes: Uint8Array) => Uint8Array, text: string) => bytes(pack(utf8(text)));

export const asked = (
  what: string,
  status: number,
  method: string,
  path: string,
  more: Partial<OddRequest> = {},
): OddRequest => ({ what, status, method, path, ...more });

/** A POST of a folder with an odd body or odd headers about it. */
export const folder = (
  what: string,
  status: number,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>> = json,
): OddRequest => asked(what, status, 'POST', '/api/folders', { headers, body });

export const oddBodies: readonly OddRequest[] = [
  folder('no content type', 415, bytes(sound), {}),
  folder('plain text', 415, sound, { 'content-type': 'text/plain' }),
  folder('a form', 415, 'name=Odd', { 'content-type': 'application/x-www-form-urlencoded' }),
  folder('two content types in one', 415, sound, { 'content-type': 'application/json, application/json' }),
  folder('a type that begins like JSON', 415, sound, { 'content-type': 'application/json5' }),
  folder('JSON of another tree', 415, sound, { 'content-type': 'text/json' }),
  folder('a kind of JSON', 201, sound, { 'content-type': 'application/merge-patch+json' }),
  folder('the type in capitals', 201, sound, { 'content-type': 'APPLICATION/JSON' }),
  folder('the type with white space and parameters', 201, sound, { 'content-type': 'application/json ; a=b; c="d"' }),
  folder('a charset in quotes', 201, sound, { 'content-type': 'application/json;charset="utf-8"' }),
  folder('a label of UTF-16 on UTF-8', 201, sound, { 'content-type': 'application/json; charset=utf-16' }),
  folder('a label of Latin-1 on UTF-8', 201, sound, { 'content-type': 'application/json; charset=iso-8859-1' }),
  folder('UTF-16 in truth', 400, bytes(Buffer.from(sound, 'utf16le')), {
    'content-type': 'application/json; charset=utf-16le',
  }),
  folder('a mark of byte order in front', 201, bytes([0xef, 0xbb, 0xbf], sound)),
  folder('two marks of byte order', 400, bytes([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf], sound)),
  folder('a byte that is no UTF-8', 400, bytes('{"name":"', [0xff], '","accessLevel":"public"}')),
  folder('an overlong form', 400, bytes('{"name":"', [0xc0, 0xaf], '","accessLevel":"public"}')),
  folder('UTF-8 that is cut short', 400, bytes('{"name":"', [0xe2, 0x82], '","accessLevel":"public"}')),
  folder('half of a pair as UTF-8', 400, bytes('{"name":"', [0xed, 0xa0, 0x80], '","accessLevel":"public"}')),
  folder('half of a pair as an escape', 400, '{"name":"\\ud800","accessLevel":"public"}'),
  folder('nothing', 400, ''),
  folder('white space alone', 400, ' \n'),
  folder('null', 400, 'null'),
  folder('a text', 400, '"x"'),
  folder('a list', 400, '[]'),
  folder('a number without an end', 400, '{"name":"Odd","accessLevel":1e999}'),
  folder('no number', 400, 'NaN'),
  folder('white space in front and behind', 201, ` \n\t${sound}\r\n`),
  folder('a space that JSON does not know', 400, `\u00a0${sound}`),
  folder('something behind', 400, `${sound}x`),
  folder('two values', 400, `${sound}${sound}`),
  folder('a comment', 400, `${sound}// no`),
  folder('a comma behind the last', 400, '{"name":"Odd","accessLevel":"public",}'),
  folder('single quotes', 400, "{'name':'Odd'}"),
  folder('a NUL', 400, `${sound}\u0000`),
  folder('a key twice', 201, '{"name":"One","name":"Two","accessLevel":"public"}'),
  folder('a prototype', 400, '{"name":"Odd","accessLevel":"public","__proto__":{"x":1}}'),
  folder('a prototype as an escape', 400, '{"name":"Odd","accessLevel":"public","\\u005f_proto__":{}}'),
  folder('a constructor', 400, '{"name":"Odd","accessLevel":"public","constructor":{"prototype":{}}}'),
  folder('30,000 lists in each other', 400, '['.repeat(30_000) + ']'.repeat(30_000)),
  folder('65,536 bytes', 201, sound.padEnd(65_536)),
  folder('one byte more', 413, sound.padEnd(65_537)),
  folder('gzip that is none', 400, 'xx', { ...json, 'content-encoding': 'gzip' }),
  folder('gzip', 201, packed(gzipSync, sound), { ...json, 'content-encoding': 'gzip' }),
  folder('gzip that is cut short', 400, packed(gzipSync, sound).slice(0, -4), { ...json, 'content-encoding': 'gzip' }),
  folder('gzip with something behind', 400, bytes(gzipSync(sound), 'more'), { ...json, 'content-encoding': 'gzip' }),
  folder('gzip twice in a row', 400, bytes(gzipSync(sound), gzipSync(' ')), { ...json, 'content-encoding': 'gzip' }),
  folder('gzip that grows', 413, packed(gzipSync, ' '.repeat(500_000)), { ...json, 'content-encoding': 'gzip' }),
  folder('deflate', 201, packed(deflateSync, sound), { ...json, 'content-encoding': 'deflate' }),
  folder('deflate with something behind', 400, bytes(deflateSync(sound), 'more'), {
    ...json,
    'content-encoding': 'deflate',
  }),
  folder('the coding that is none', 201, sound, { ...json, 'content-encoding': 'identity' }),
  folder('a coding that nobody knows', 415, sound, { ...json, 'content-encoding': 'zip' }),
  folder('two codings', 415, packed(gzipSync, sound), { ...json, 'content-encoding': 'gzip, gzip' }),
  folder('a coding in capitals', 201, packed(gzipSync, sound), { ...json, 'content-encoding': 'GZIP' }),
  folder('brotli', 415, sound, { ...json, 'content-encoding': 'br' }),
  asked('a body where none is taken', 204, 'DELETE', '/api/folders/{folder}', { headers: json, body: '{"x":' }),
  asked('a body for a call that takes none', 200, 'POST', '/api/objects/upload', {
    headers: { 'content-type': 'text/plain' },
    body: 'x',
  }),
];
