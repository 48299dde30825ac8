import type { ByteSource } from '#core/ports/objects.ts';
import type { Report } from '#core/reports/report.ts';

/** Renders reports as PDF. The libraries are loaded with the first report. */
export function openReportPdf(giveWay: () => Promise<void>, logo: Buffer | null): (report: Report) => ByteSource {
  return async function* (report) {
    const [{ reportPdf }, { readReportFonts }] = await Promise.all([
      import('./pdf/report-pdf.ts'),
      import('./report-fonts.ts'),
    ]);
    yield* reportPdf({ fonts: await readReportFonts(), logo, giveWay })(report);
  };
}
