// Detects the media type by the first bytes of a file.
import type { Sniffer } from '#core/ports/sniffer.ts';

/** XML may be SVG, which only its text shows; the core decides that. */
const TEXT_FORMATS = new Set(['application/xml', 'application/rtf']);

export const sniffer: Sniffer = {
  async sniff(head) {
    // Loaded with the first upload to keep the start fast.
    const { fileTypeFromBuffer } = await import('file-type');
    const found = await fileTypeFromBuffer(head);
    if (!found) return isTiff(head) ? 'image/tiff' : null;
    return TEXT_FORMATS.has(found.mime) ? null : found.mime;
  },
};

/** Its directory may be at the end of the file, where the library looks for it. */
function isTiff(head: Uint8Array): boolean {
  const start = String.fromCharCode(...head.subarray(0, 4));
  return start === 'II*\0' || start === 'MM\0*';
}
