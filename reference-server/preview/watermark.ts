// Watermarks bytes by their media type.
import type { Watermark } from '#core/ports/watermarker.ts';
import { isPageType } from '#core/records/content-types.ts';
import { watermarkHtml, watermarkPage } from './html/watermark-html.ts';
import { watermarkImage } from './image/watermark-image.ts';
import { watermarkPdf } from './pdf/watermark-pdf.ts';
import { watermarkSvg } from './svg/watermark-svg.ts';

/** Throws if the bytes cannot be watermarked; they must not be shown without the mark then. */
export async function watermark(bytes: Uint8Array, type: string, mark: Watermark): Promise<Uint8Array> {
  if (isPageType(type)) {
    // Not loaded by processes that only watermark PDFs.
    const { pageOf } = await import('./pages/page-of.ts');
    return watermarkPage(await pageOf(bytes, type, mark.encoding), mark);
  }
  if (type === 'application/pdf') return watermarkPdf(bytes, mark);
  if (type === 'text/html') return watermarkHtml(bytes, mark);
  if (type === 'image/svg+xml') return watermarkSvg(bytes, mark);
  return watermarkImage(bytes, type, mark);
}
