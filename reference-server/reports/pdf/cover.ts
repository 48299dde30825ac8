// The cover of a report: room, period, author, integrity of the log, and ten figures.
import type { FigureRow, Report } from '#core/reports/report.ts';
import { grouped, moment } from './in-words.ts';
import type { Paper } from './pdf-paper.ts';
import { accent, ink, left, muted, right, type Style } from './sheet.ts';

const title: Style = { face: 'bold', size: 28, color: ink };
const kicker: Style = { face: 'bold', size: 11, color: accent };
const lead: Style = { face: 'body', size: 12, color: muted };
const maker: Style = { face: 'body', size: 10, color: muted };
const alarm: Style = { face: 'bold', size: 10, color: '#b42318' };
const calm: Style = { face: 'bold', size: 10, color: '#067647' };
const figure: Style = { face: 'bold', size: 17, color: ink };
const label: Style = { face: 'body', size: 7.5, color: muted };

const PER_LINE = 5;
const gap = 12;

export function beginCover(paper: Paper, { cover, chain, summary }: Report, logo: Buffer | null): void {
  const { room, from, to, madeAt, madeBy } = cover;
  paper.addPage();
  paper.doc.rect(left, 72, 44, 4).fill(accent);
  if (logo) paper.picture(logo, { x: right - 160, y: 72, width: 160, height: 40 });
  paper.y = 92;
  paper.paragraph('Strongroom', kicker, { after: 76 });
  paper.as('H1');
  paper.write('Compliance Report', title, left, paper.y);
  paper.y += 44;
  if (room !== undefined) paper.paragraph(room, { ...lead, color: ink });
  paper.paragraph(`${moment(from)}  to  ${moment(to)}  UTC`, lead);
  paper.paragraph(`Made ${moment(madeAt)} UTC by ${madeBy.name} (${madeBy.email}), ${madeBy.role}`, maker, {
    after: 14,
  });
  if (chain.broken) {
    paper.paragraph(`The audit chain is broken at entry ${chain.broken.seq}. This report ends before it.`, alarm);
  } else {
    const [last, audited] = [chain.length, chain.auditEntries].map((count) => grouped(String(count)));
    // One entry of the log holds the audit entries of one change.
    const kept = `The audit chain was verified up to entry ${last} of the log, with ${audited} audit entries: all as written.`;
    paper.paragraph(kept, calm);
  }
  paper.y += 14;
  for (let at = 0; at < summary.length; at += PER_LINE) writeFigures(paper, summary.slice(at, at + PER_LINE));
  paper.y += 8;
}

/** A line of figures side by side, with titles below. */
function writeFigures(paper: Paper, figures: readonly FigureRow[]): void {
  paper.as('P');
  const width = (right - left - gap * (PER_LINE - 1)) / PER_LINE;
  const labels = figures.map((row) => paper.lines(row.title, label, width));
  figures.forEach(({ value }, at) => {
    const x = left + at * (width + gap);
    paper.write(grouped(String(value)), figure, x, paper.y);
    labels[at]?.forEach((words, line) => paper.write(words, label, x, paper.y + 24 + line * 10));
  });
  paper.y += 34 + Math.max(1, ...labels.map(({ length }) => length)) * 10;
}
