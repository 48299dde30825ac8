// That a part is what its file was declared as is seen by the element that it consists of.
import type { Reader } from '#server/comparing/office/xml.ts';
import { damaged } from '#server/comparing/unreadable.ts';

/** The reader, for a part with this root alone: another part throws CannotRead. */
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
