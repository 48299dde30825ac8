// A report as JSON: its facts, then the rows of each section under its name, each on a line of its own. What is cut short
// is not JSON.
import { FORMAT, FORMAT_VERSION } from './csv.ts';
import type { Cover, Report } from './report.ts';

export async function* jsonOfReport(cover: Cover, opening: () => Promise<Report>): AsyncGenerator<string> {
  const { id, room, from, to, madeAt, madeBy, head } = cover;
  const facts = JSON.stringify({ id, room, from, to, madeAt, madeBy, head });
  yield `{"report":${JSON.stringify(FORMAT)},"format":${FORMAT_VERSION},\n"cover":${facts},\n`;
  const report = await opening();
  for (const { kind, rows } of report.sections()) {
    if (kind === 'cover') continue;
    if (kind === 'chain') {
      yield `"chain":${JSON.stringify(report.chain)},\n`;
      continue;
    }
    yield `"${kind}":[`;
    let before = '\n';
    for await (const row of rows) {
      yield `${before}${JSON.stringify(row)}`;
      before = ',\n';
    }
    yield `\n],\n`;
  }
  yield '"complete":true}\n';
}
