// An uncompressed ZIP file, the container of office documents.
import { crc32 } from '#core/archive/zip/crc32.ts';
import { joined } from '#core/store/joined.ts';
import { bigEndian, littleEndian, utf8 } from './bytes.ts';

/** 1 January 2026 as an MS-DOS date. */
const dosDate = ((2026 - 1980) << 9) | (1 << 5) | 1;
const utf8Names = 0x0800;

export function zip(entries: readonly (readonly [path: string, text: string])[]): Uint8Array {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [path, text] of entries) {
    const name = utf8(path);
    const content = utf8(text);
    const fields = joined([
      littleEndian(20, 2),
      littleEndian(utf8Names, 2),
      littleEndian(0, 2),
      littleEndian(0, 2),
      littleEndian(dosDate, 2),
      littleEndian(crc32(content), 4),
      littleEndian(content.length, 4),
      littleEndian(content.length, 4),
      littleEndian(name.length, 2),
      littleEndian(0, 2),
    ]);
    const file = joined([bigEndian(0x504b0304, 4), fields, name, content]);
    files.push(file);
    directory.push(
      joined([
        bigEndian(0x504b0102, 4),
        littleEndian(20, 2),
        fields,
        new Uint8Array(10),
        littleEndian(offset, 4),
        name,
      ]),
    );
    offset += file.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = littleEndian(entries.length, 2);
  const end = [
    bigEndian(0x504b0506, 4),
    new Uint8Array(4),
    count,
    count,
    littleEndian(size, 4),
    littleEndian(offset, 4),
  ];
  return joined([...files, ...directory, ...end, littleEndian(0, 2)]);
}
