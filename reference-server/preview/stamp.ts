// Stamps bytes by their media type.
import type { Watermark } from '#core/ports.ts';
import { stampHtml } from './html/stamp-html.ts';
import { stampImage } from './image/stamp-image.ts';
import { stampPdf } from './pdf/stamp-pdf.ts';
import { stampSvg } from './svg/stamp-svg.ts';

/** Throws when the bytes cannot be stamped: then nobody must see them without the mark. */
export async function stamp(bytes: Uint8Array, type: string, mark: Watermark): Promise<Uint8Array> {
  switch (type) {
    case 'application/pdf':
      return stampPdf(bytes, mark);
    case 'text/html':
      return stampHtml(bytes, mark);
    case 'image/svg+xml':
      return stampSvg(bytes, mark);
    default:
      return stampImage(bytes, type, mark);
  }
}
