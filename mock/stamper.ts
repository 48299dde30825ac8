// The mock's watermark: markup gets the reader's e-mail and the time inserted; PDFs and pictures are shown as they are,
// since a browser has no light way to draw into them. The preview dialog's overlay shows the mark in either case.
import type { ObjectStore, Stamper, Watermark } from '#core/ports.ts';
import { collect, once } from '#core/store/memory-objects.ts';

/** A stamper over stored objects: same answers as the server's, fewer drawings. */
export function createStamper(objects: ObjectStore): Stamper {
  return {
    async stamp({ key, sha256, type }, mark) {
      const original = await collect(await objects.open(key));
      const bytes = type === 'text/html' || type === 'image/svg+xml' ? markup(original, type, mark) : original;
      return {
        size: bytes.byteLength,
        etag: `${sha256.slice(0, 32)}-${mark.time}`.replaceAll(/[^\w-]/g, ''),
        open: (range) => Promise.resolve(once(range ? bytes.subarray(range.start, range.end + 1) : bytes)),
      };
    },
  };
}

function markup(original: Uint8Array, type: string, { email, time }: Watermark): Uint8Array {
  const words = escape(`${email} ${time}`);
  const text = new TextDecoder().decode(original);
  const marked =
    type === 'text/html'
      ? beforeLast(text, '</body>', `<p style="position:fixed;inset:auto 8px 8px auto;opacity:.4">${words}</p>`)
      : beforeLast(text, '</svg>', `<text x="8" y="20" opacity="0.4">${words}</text>`);
  return new TextEncoder().encode(marked);
}

function beforeLast(text: string, end: string, insertion: string): string {
  const at = text.toLowerCase().lastIndexOf(end);
  return at < 0 ? text + insertion : text.slice(0, at) + insertion + text.slice(at);
}

export function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
