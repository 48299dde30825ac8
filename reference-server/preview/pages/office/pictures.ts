// Pictures of an office file, embedded in the page: only types that all browsers show, and of limited size.
import { relationsOf } from '#server/comparing/office/relations.ts';
import type { Parts } from '#server/comparing/office/zip-parts.ts';
import { CannotRead } from '#server/comparing/unreadable-file.ts';
import { joined } from '#core/store/joined.ts';
import { toBase64 } from '#server/factors/base64.ts';
import { escaped } from '../page.ts';
import type { PageLimits } from '../page-limits.ts';

/** The placeholder of a picture until its bytes are read; XML cannot contain these characters. */
interface Placed {
  /** The id of its relation. */
  id: string;
  alt: string;
  /** In CSS pixels; null if not set. */
  width: number | null;
}

/** In one part. */
const MOST_PLACED = 1000;

const MARK = '\u0001';

/** The pictures of a part, in order. */
export class PlacedPictures {
  readonly placed: Placed[] = [];

  /** Returns the placeholder in the markup. */
  add(picture: Placed): string {
    if (this.placed.length >= MOST_PLACED) return '';
    this.placed.push(picture);
    return `${MARK}${this.placed.length - 1}${MARK}`;
  }
}

interface PictureRoom {
  /** Bytes embedded in the page. */
  bytes: number;
}

/** Inserts the pictures into the markup. A note replaces other types, and pictures without room. */
export async function withPictures(
  html: string,
  { placed }: PlacedPictures,
  { parts, part }: { parts: Parts; part: string },
  room: PictureRoom,
  limits: PageLimits,
): Promise<string> {
  if (placed.length === 0) return html;
  const targets = new Map((await relationsOf(parts, part)).map(({ id, target }) => [id, target]));
  const sources = new Map<string, string | null>();
  const drawn: string[] = [];
  for (const picture of placed) {
    const target = targets.get(picture.id) ?? '';
    let source = sources.get(target);
    if (source === undefined) {
      source = await sourceOf(parts, target, limits);
      sources.set(target, source);
    }
    const isShown = source !== null && source.length <= room.bytes;
    if (isShown) room.bytes -= source?.length ?? 0;
    drawn.push(isShown ? image(picture, source ?? '') : missing(picture));
  }
  return html
    .split(MARK)
    .map((piece, at) => (at % 2 === 0 ? piece : (drawn[Number(piece)] ?? '')))
    .join('');
}

/** Null for a picture that cannot be shown. */
async function sourceOf(parts: Parts, target: string, limits: PageLimits): Promise<string | null> {
  const bytes = await readPicture(parts, target, limits.pictures);
  const type = bytes && typeOf(bytes, limits.pixels);
  return bytes && type ? `data:${type};base64,${toBase64(bytes)}` : null;
}

function image({ alt, width }: Placed, source: string): string {
  const size = width === null ? '' : ` width="${width}"`;
  return `<img alt="${escaped(alt)}"${size} src="${source}">`;
}

const missing = ({ alt }: Placed) => `<span class="picture">Picture${alt === '' ? '' : `: ${escaped(alt)}`}</span>`;

async function readPicture(parts: Parts, name: string, most: number): Promise<Uint8Array | null> {
  if (!parts.has(name)) return null;
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    await parts.read(name, (piece) => {
      length += piece.length;
      // All bytes count that are read; a picture beyond the limit is not shown.
      if (length <= most) pieces.push(piece.slice());
    });
  } catch (error) {
    // A damaged picture does not affect the rest.
    if (error instanceof CannotRead && error.reason === 'damaged') return null;
    throw error;
  }
  return length > most ? null : joined(pieces);
}

/** Null for other types, and for pictures too large to render. */
function typeOf(bytes: Uint8Array, mostPixels: number): string | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [type, size] = sizeOf(bytes, view);
  if (type === null || size === null) return null;
  const [width, height] = size;
  return width > 0 && height > 0 && width * height <= mostPixels ? type : null;
}

type Size = readonly [width: number, height: number] | null;

function sizeOf(bytes: Uint8Array, view: DataView): [type: string | null, size: Size] {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]))
    return ['image/png', bytes.length < 24 ? null : [view.getUint32(16), view.getUint32(20)]];
  if (startsWith(bytes, [0x47, 0x49, 0x46, 0x38]))
    return ['image/gif', bytes.length < 10 ? null : [view.getUint16(6, true), view.getUint16(8, true)]];
  return startsWith(bytes, [0xff, 0xd8, 0xff]) ? ['image/jpeg', jpegSize(bytes, view)] : [null, null];
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** The size is in the frame header, behind segments with their lengths. */
function jpegSize(bytes: Uint8Array, view: DataView): Size {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
