/** The text of the watermark, with the time when the preview was opened. */
export interface Watermark {
  warning: string;
  email: string;
  time: string;
  host: string;
}

export function watermark(email: string | null, openedAt: Date, host: string): Watermark {
  return { warning: 'CONFIDENTIAL - DO NOT DISTRIBUTE', email: email ?? 'Unknown', time: markTime(openedAt), host };
}

/** As in the server's marks, which a copy carries into other zones and languages. */
function markTime(moment: Date): string {
  const iso = moment.toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The same text as a tile of a slanted pattern, for a CSS mask: decorative, without a copy for screen readers. */
export function watermarkTile({ warning, email, time, host }: Watermark): string {
  const lines = [warning, email, `${time} · ${host}`];
  // Large enough for the slanted text, whatever the length of the e-mail address.
  const wordWidth = Math.max(...lines.map((line) => line.length)) * 7;
  const width = Math.round(wordWidth * 2 + 40);
  const height = Math.round(wordWidth * 0.56 + 130);
  const words = lines
    .map((line, index) => `<text y="${index * 17}"${weights[index] ?? ''}>${escaped(line)}</text>`)
    .join('');
  const at = (x: number, y: number) => `<g transform="translate(${x} ${y}) rotate(-16)">${words}</g>`;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `font-family="Inter, system-ui, sans-serif" font-size="11.5" text-anchor="middle">` +
    `${at(width / 4, height / 4)}${at((width * 3) / 4, (height * 3) / 4)}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

const weights = [' font-weight="600" letter-spacing=".3"'];
