// Draws a QR code, dark on white in both themes, since many cameras read nothing else.
import { encode } from 'uqr';
import { Html } from '../pages/html.ts';

/** The standard's margin of four modules. */
const MARGIN = 4;

export function qrCode(text: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: MARGIN });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return new Html(
    `<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code for your authenticator app" shape-rendering="crispEdges">` +
      `<rect width="${size}" height="${size}" fill="#ffffff"/><path fill="#000000" d="${modules.join('')}"/></svg>`,
  );
}
