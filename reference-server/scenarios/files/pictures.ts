// Generated pictures: a chart as SVG, a chart and a site plan as PNG.
import { crc32 } from '#core/archive/zip/crc32.ts';
import { joined } from '#core/store/joined.ts';
import { adler32 } from '#core/room/unpacked.ts';
import { bigEndian, utf8 } from './bytes.ts';
import { escaped } from '#server/preview/pages/page.ts';

export interface Bar {
  label: string;
  /** From 0 to 100. */
  value: number;
}

/** An ownership chart of boxes and lines. */
export function svgChart(title: string, bars: readonly Bar[]): Uint8Array {
  const rows = bars.map(({ label, value }, at) => {
    const y = 96 + at * 56;
    return `<text x="40" y="${y + 22}" font-size="15" fill="#0f172a">${escaped(label)}</text>
<rect x="240" y="${y}" width="${value * 4}" height="32" rx="4" fill="#6366f1"/>
<text x="${252 + value * 4}" y="${y + 22}" font-size="14" fill="#475569">${value}%</text>`;
  });
  const height = 128 + bars.length * 56;
  return utf8(`<svg xmlns="http://www.w3.org/2000/svg" width="720" height="${height}" viewBox="0 0 720 ${height}" font-family="Helvetica, Arial, sans-serif">
<rect width="720" height="${height}" fill="#ffffff"/>
<text x="40" y="52" font-size="22" font-weight="bold" fill="#0f172a">${escaped(title)}</text>
${rows.join('\n')}
</svg>
`);
}

type Colour = readonly [red: number, green: number, blue: number];

/** Bars on white, with lines behind them. */
export function pngChart(bars: readonly Bar[]): Uint8Array {
  const [width, height] = [480, 270];
  const step = Math.floor((width - 60) / bars.length);
  return png(
    width,
    height,
    [
      [255, 255, 255],
      [226, 230, 237],
      [99, 102, 241],
      [67, 56, 202],
    ],
    (x, y) => {
      const at = Math.floor((x - 40) / step);
      const bar = x >= 40 ? bars[at] : undefined;
      const isInside = bar !== undefined && (x - 40) % step < step * 0.6 && y < height - 30;
      if (isInside && y > height - 30 - bar.value * 2.1) return at === bars.length - 1 ? 3 : 2;
      return (height - 30 - y) % 42 === 0 && y < height - 20 ? 1 : 0;
    },
  );
}

/** A site plan: halls, yards, a road and a river. */
export function pngSitePlan(): Uint8Array {
  const palette: Colour[] = [
    [223, 232, 214],
    [205, 212, 223],
    [148, 163, 184],
    [134, 182, 220],
    [245, 246, 249],
  ];
  return png(480, 320, palette, (x, y) => {
    if (Math.abs(y - 40 - 18 * Math.sin(x / 60)) < 14) return 3;
    if (Math.abs(x - y * 0.4 - 300) < 9) return 4;
    const isHall = (x > 50 && x < 230 && y > 110 && y < 190) || (x > 70 && x < 200 && y > 220 && y < 280);
    if (isHall) return x % 30 < 2 ? 1 : 2;
    return x > 30 && x < 260 && y > 90 && y < 300 ? 1 : 0;
  });
}

/** Eight-bit palette, in uncompressed blocks. */
function png(
  width: number,
  height: number,
  palette: readonly Colour[],
  paint: (x: number, y: number) => number,
): Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows[y * (width + 1) + 1 + x] = paint(x, y);
  }
  const header = joined([bigEndian(width, 4), bigEndian(height, 4), Uint8Array.of(8, 3, 0, 0, 0)]);
  return joined([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', stored(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const body = joined([utf8(type), content]);
  return joined([bigEndian(content.length, 4), body, bigEndian(crc32(body), 4)]);
}

/** A zlib stream without compression. */
function stored(bytes: Uint8Array): Uint8Array {
  const most = 0xffff;
  const blocks: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let at = 0; at < bytes.length; at += most) {
    const part = bytes.subarray(at, at + most);
    const isLast = at + most >= bytes.length ? 1 : 0;
    blocks.push(
      Uint8Array.of(isLast, part.length & 0xff, part.length >> 8, ~part.length & 0xff, (~part.length >> 8) & 0xff),
    );
    blocks.push(part);
  }
  return joined([...blocks, bigEndian(adler32(bytes), 4)]);
}
