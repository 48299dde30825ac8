// Finds a media type in the first bytes of a file.
import type { Sniffer } from '#core/ports.ts';

/** XML may be SVG, which only its text shows; that is left to whoever reads text formats. */
const TEXT_FORMATS = new Set(['application/xml', 'application/rtf']);

export const sniffer: Sniffer = {
  async sniff(head) {
    // Read with the first upload: a start is quicker without.
    const { fileTypeFromBuffer } = await import('file-type');
    const found = await fileTypeFromBuffer(head);
    return found && !TEXT_FORMATS.has(found.mime) ? found.mime : null;
  },
};
