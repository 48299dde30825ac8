// Checks that a part has the root element of the file's declared type.
import type { Reader } from '#server/comparing/office/xml.ts';
import { damaged } from '#server/comparing/unreadable-file.ts';

/** Wraps a reader for parts with this root; others throw CannotRead. */
export function rooted(root: string, reader: Reader, part: string): Reader {
  let isFirst = true;
  return {
    ...reader,
    open(name, attributes) {
      if (isFirst && name !== root) throw damaged(`${part} is no ${root}`);
      isFirst = false;
      reader.open?.(name, attributes);
    },
  };
}
