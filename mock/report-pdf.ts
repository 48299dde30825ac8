// A compliance report as PDF, with the server's code and fonts, loaded on first use.
import type { ByteSource } from '#core/ports/objects.ts';
import type { Report } from '#core/reports/report.ts';

const body = new URL('../node_modules/dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf', import.meta.url);
const bold = new URL('../node_modules/dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf', import.meta.url);
const mono = new URL('../node_modules/dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf', import.meta.url);

export async function* mockReportPdf(report: Report): ByteSource {
  const { reportPdf } = await import('#server/reports/pdf/report-pdf.ts');
  const fonts = { body: await bytesOf(body), bold: await bytesOf(bold), mono: await bytesOf(mono) };
  const giveWay = () => new Promise<void>((resolve) => setTimeout(resolve));
  yield* reportPdf({ fonts, giveWay })(report);
}

async function bytesOf(url: URL): Promise<Uint8Array> {
  if (url.protocol !== 'file:') return new Uint8Array(await (await fetch(url)).arrayBuffer());
  // Loaded this way so that browser bundlers do not follow it.
  return process.getBuiltinModule('node:fs').promises.readFile(url);
}
