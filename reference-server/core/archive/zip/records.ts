// The records of a ZIP file around the bytes of its files (PKWARE's APPNOTE 6.3). Names are UTF-8, nothing is
// compressed, and size and checksum follow the bytes. Larger values than 32 bits use ZIP64.

import { joined } from '../../store/joined.ts';

/** A file or folder as the records describe it. */
export interface ZipItem {
  /** UTF-8, with slashes; a folder's path ends with one. */
  path: Uint8Array;
  modifiedAt: Date;
  crc: number;
  size: number;
  offset: number;
}

const MOST_16 = 0xffff;
const MOST_32 = 0xffffffff;
const SLASH = 0x2f;

/** The version that introduced ZIP64, on Unix, which marks files and folders as such. */
const VERSION = 45;
const MADE_BY = (3 << 8) | VERSION;
const FILE_MODE = 0o100644;
const FOLDER_MODE = 0o040755;
/** The name is UTF-8. */
const UTF_8 = 0x0800;
/** Checksum and size follow the bytes. */
const SIZES_BEHIND = 0x0008;

const ZIP64 = 0x0001;
const TIMES = 0x5455;

export const isFolderPath = (path: Uint8Array): boolean => path.at(-1) === SLASH;

const flagsOf = (path: Uint8Array): number => (isFolderPath(path) ? UTF_8 : UTF_8 | SIZES_BEHIND);

/** Whether sizes take eight bytes. */
export const isLarge = (size: number): boolean => size >= MOST_32;

export function localHeader({ path, modifiedAt }: Pick<ZipItem, 'path' | 'modifiedAt'>, large: boolean): Uint8Array {
  // Eight-byte sizes of zero announce that the sizes behind the bytes have eight bytes, too.
  const extra = [...timesExtra(modifiedAt), ...(large ? extraOf(ZIP64, ...u64(0), ...u64(0)) : [])];
  return joined([
    [...u32(0x04034b50), ...u16(VERSION), ...u16(flagsOf(path)), ...u16(0), ...dosTime(modifiedAt)],
    [...u32(0), ...u32(large ? MOST_32 : 0), ...u32(large ? MOST_32 : 0), ...u16(path.length), ...u16(extra.length)],
    path,
    extra,
  ]);
}

export function behindBytes({ crc, size }: Pick<ZipItem, 'crc' | 'size'>, large: boolean): Uint8Array {
  const width = large ? u64 : u32;
  return Uint8Array.from([...u32(0x08074b50), ...u32(crc), ...width(size), ...width(size)]);
}

export function directoryEntry({ path, modifiedAt, crc, size, offset }: ZipItem): Uint8Array {
  const isFolder = isFolderPath(path);
  const sizes = isLarge(size) ? [...u64(size), ...u64(size)] : [];
  const large = [...sizes, ...(isLarge(offset) ? u64(offset) : [])];
  const extra = [...timesExtra(modifiedAt), ...(large.length > 0 ? extraOf(ZIP64, ...large) : [])];
  const attributes = (isFolder ? FOLDER_MODE : FILE_MODE) * 0x10000 + (isFolder ? 0x10 : 0);
  return joined([
    [...u32(0x02014b50), ...u16(MADE_BY), ...u16(VERSION), ...u16(flagsOf(path)), ...u16(0), ...dosTime(modifiedAt)],
    [...u32(crc), ...u32(Math.min(size, MOST_32)), ...u32(Math.min(size, MOST_32))],
    [...u16(path.length), ...u16(extra.length), ...u16(0), ...u16(0), ...u16(0)],
    [...u32(attributes), ...u32(Math.min(offset, MOST_32))],
    path,
    extra,
  ]);
}

/** The end record, which locates the directory; without it the file is not a valid archive. */
export function directoryEnd({ count, size, offset }: { count: number; size: number; offset: number }): Uint8Array {
  const isZip64 = count >= MOST_16 || isLarge(size) || isLarge(offset);
  const [most, whole] = [Math.min(count, MOST_16), Math.min(size, MOST_32)];
  return joined([
    isZip64 ? zip64End(count, size, offset) : [],
    [...u32(0x06054b50), ...u16(0), ...u16(0), ...u16(most), ...u16(most)],
    [...u32(whole), ...u32(Math.min(offset, MOST_32)), ...u16(0)],
  ]);
}

function zip64End(count: number, size: number, offset: number): number[] {
  const LENGTH_BEHIND = 44;
  return [
    ...[...u32(0x06064b50), ...u64(LENGTH_BEHIND), ...u16(MADE_BY), ...u16(VERSION), ...u32(0), ...u32(0)],
    ...[...u64(count), ...u64(count), ...u64(size), ...u64(offset)],
    ...[...u32(0x07064b50), ...u32(0), ...u64(offset + size), ...u32(1)],
  ];
}

/** In seconds since 1970, the same in every time zone. */
function timesExtra(time: Date): number[] {
  const seconds = Math.min(Math.max(0, Math.floor(time.getTime() / 1000)), 0x7fffffff);
  return extraOf(TIMES, 1, ...u32(seconds));
}

const extraOf = (kind: number, ...bytes: number[]): number[] => [...u16(kind), ...u16(bytes.length), ...bytes];

/** MS-DOS times range from 1980 to 2107 in steps of two seconds. */
function dosTime(time: Date): number[] {
  const year = Math.min(Math.max(0, time.getUTCFullYear() - 1980), 127);
  const day = (year << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate();
  const second = (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1);
  return [...u16(second), ...u16(day)];
}

const u16 = (value: number): number[] => [value & 255, (value >>> 8) & 255];

const u32 = (value: number): number[] => [...u16(value), ...u16(value >>> 16)];

const u64 = (value: number): number[] => [...u32(value), ...u32(Math.floor(value / 0x100000000))];
