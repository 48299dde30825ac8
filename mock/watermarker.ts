// The mock's watermark: inserts the reader's e-mail and the time into markup; PDFs and pictures are unchanged, since
// browsers cannot easily edit them. The preview dialog draws its own mark over those.
import type { ObjectStore } from '#core/ports/objects.ts';
import type { Watermarker, Watermark } from '#core/ports/watermarker.ts';
import { isPageType } from '#core/records/content-types.ts';
import { CannotRead } from '#server/comparing/unreadable-file.ts';
import { webHasher } from '#core/testing/web-crypto.ts';
import { escaped } from '#server/preview/pages/page.ts';
import { collect, once } from '#core/store/memory-objects.ts';

/**
 * A watermarker with the server's answers but fewer types. @param showsUnmarked whether PDFs and pictures are shown
 * unmarked, under the dialog's mark; otherwise only to users with the right to download
 */
export function createWatermarker(objects: ObjectStore, showsUnmarked = true): Watermarker {
  return {
    async watermark({ key, sha256, type }, mark) {
      const isPage = isPageType(type);
      const isMarked = isPage || type === 'text/html' || type === 'image/svg+xml';
      if (!isMarked && !showsUnmarked) return null;
      const original = await collect(await objects.open(key));
      const shown = isPage ? await pageAs(original, type, mark.encoding) : original;
      if (shown === null) return null;
      const quiet = mark.isInReader ? await inReader(shown) : shown;
      const bytes = isMarked ? markup(quiet, type === 'image/svg+xml' ? type : 'text/html', mark) : shown;
      return {
        size: bytes.byteLength,
        etag: isMarked
          ? await webHasher.sha256([sha256, mark.email, mark.time, mark.isInReader, mark.encoding].join('\n'))
          : sha256,
        isMarked,
        open: (range) => Promise.resolve(once(range ? bytes.subarray(range.start, range.end + 1) : bytes)),
      };
    },
  };
}

async function pageAs(bytes: Uint8Array, type: string, encoding: Watermark['encoding']): Promise<Uint8Array | null> {
  // The libraries for file types are loaded with the first preview.
  const { pageOf } = await import('#server/preview/pages/page-of.ts');
  try {
    return new TextEncoder().encode(await pageOf(bytes, type, encoding));
  } catch (error) {
    if (error instanceof CannotRead) return null;
    throw error;
  }
}

/** Under a policy that allows only the reader's script, like the server's page. */
async function inReader(bytes: Uint8Array): Promise<Uint8Array> {
  const { quietHtml } = await import('#server/preview/html/quiet-html.ts');
  return new TextEncoder().encode(quietHtml(new TextDecoder().decode(bytes), true));
}

function markup(original: Uint8Array, type: 'text/html' | 'image/svg+xml', mark: Watermark): Uint8Array {
  const text = new TextDecoder().decode(original);
  const marked =
    type === 'text/html'
      ? beforeLast(text, '</body>', drawing(mark, 'style="position:fixed;inset:0;pointer-events:none"'))
      : beforeLast(text, '</svg>', drawing(mark));
  return new TextEncoder().encode(marked);
}

/** A complete mark in each quarter, slanted like the server's. */
function drawing({ email, time }: Watermark, attributes = ''): string {
  const lines = [email, `${time.slice(0, 10)} ${time.slice(11, 16)} UTC`];
  const size = Math.min(27, 740 / Math.max(...lines.map((line) => line.length)));
  const words = lines.map((line, at) => `<tspan x="0" dy="${at * 1.3}em">${escaped(line)}</tspan>`).join('');
  const text = `<text transform="translate(200 150) rotate(-30)">${words}</text>`;
  const quarters = ['x="0" y="0"', 'x="50%" y="0"', 'x="0" y="50%"', 'x="50%" y="50%"']
    .map((place) => `<svg ${place} width="50%" height="50%" viewBox="0 0 400 300">${text}</svg>`)
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" ${attributes} font-family="sans-serif" ` +
    `font-size="${size}" text-anchor="middle" fill="#595959" fill-opacity=".28">${quarters}</svg>`
  );
}

function beforeLast(text: string, end: string, insertion: string): string {
  const at = text.toLowerCase().lastIndexOf(end);
  return at < 0 ? text + insertion : text.slice(0, at) + insertion + text.slice(at);
}
