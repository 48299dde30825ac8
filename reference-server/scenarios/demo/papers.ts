// Templates of business documents, such as reports, minutes, accounts and contracts.
import type { SamplePaper, Section } from '../files/sample-paper.ts';

export function report(title: string, by: string, lead: readonly string[], ...sections: Section[]): SamplePaper {
  return { title, subtitle: by, sections: [{ paragraphs: lead }, ...sections] };
}

/** Title, subtitle, then one paragraph a line; `#` begins a section, and `|` separates the cells of a table. */
export function paperOf(text: string): SamplePaper {
  const [title = '', subtitle = '', ...lines] = linesOf(text);
  const sections: { heading?: string; paragraphs: string[]; table?: string[][] }[] = [{ paragraphs: [] }];
  for (const line of lines) {
    const section = sections.at(-1)!;
    if (line.startsWith('# ')) sections.push({ heading: line.slice(2), paragraphs: [] });
    else if (line.includes(' | ')) (section.table ??= []).push(line.split(' | '));
    else section.paragraphs.push(line);
  }
  return { title, subtitle, sections };
}

export function minutes(title: string, date: string, resolutions: readonly string[]): SamplePaper {
  return paperOf(`
    ${title}
    Minutes of the meeting of the board of directors, ${date}, Northgate House

    # Attendance and quorum
    Present were the chair, four non-executive directors, the chief executive and the chief financial officer. The general counsel kept the minutes. Notice had been given in due form and the meeting was quorate.

    # Declarations of interest
    No director declared an interest in the business to be transacted.

    # Business transacted
    ${resolutions.map((text, at) => `${at + 1}. ${text}`).join('\n')}

    # Close
    There being no further business the chair closed the meeting. Signed by the chair as a true record.
  `);
}

const lastTerms = `
  Confidentiality: Each party keeps the terms of this agreement and the business secrets of the other confidential for five years after its end.
  Change of control: A change of control of Aurora is notified within thirty days. The Counterparty may terminate only where its legitimate interests are materially affected.
  Governing law: This agreement is governed by German law. The courts of Hamburg have jurisdiction.
`;

/** The terms stand one a line, each with its heading before a colon. */
export const agreement = (title: string, date: string, other: string) => (terms: TemplateStringsArray | string) => {
  const lines = linesOf(`${typeof terms === 'string' ? terms : terms.join('')}${lastTerms}`);
  const sections = lines.map((line, at) => `# ${at + 1}. ${line.replace(': ', '\n')}`);
  return paperOf(`
    ${title}
    Executed copy, ${date}

    # Parties
    This agreement is made on ${date} between Aurora Components GmbH, Hafenstrasse 12, Hamburg (“Aurora”) and ${other} (the “Counterparty”).
    ${sections.join('\n')}

    Signed for | Name | Date
    Aurora | E. Sandberg | ${date}
    Counterparty | Authorised | ${date}
  `);
};

const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);

const incomeRows: readonly (readonly [string, number])[] = [
  ['Revenue', 86_420],
  ['Cost of sales', -52_316],
  ['Gross profit', 34_104],
  ['Distribution', -6_220],
  ['Administration', -11_486],
  ['Operating profit', 16_398],
  ['Finance cost', -1_904],
  ['Profit before tax', 14_494],
  ['Income tax', -4_131],
  ['Profit for the year', 10_363],
];

const balanceRows: readonly (readonly [string, number])[] = [
  ['Intangible assets', 9_740],
  ['Property, plant and equipment', 31_280],
  ['Inventories', 12_615],
  ['Trade receivables', 14_902],
  ['Cash', 7_866],
  ['Total assets', 76_403],
  ['Equity', 38_554],
  ['Borrowings', 21_400],
  ['Trade payables', 9_318],
  ['Other liabilities', 7_131],
];

const GROWTH = 1.084;

/** Two years side by side, the earlier one smaller by the growth. */
function statement(heading: string, rows: readonly (readonly [string, number])[], scale: number): Section {
  const figure = (value: number) => Math.round(value).toLocaleString('en-US');
  const body = rows.map(([label, value]) => [label, figure(value * scale), figure((value * scale) / GROWTH)]);
  return { heading, table: [['EUR thousand', 'This period', 'Prior period'], ...body] };
}

export function accounts(title: string, by: string, lead: readonly string[], scale = 1): SamplePaper {
  const statements = [statement('Income statement', incomeRows, scale), statement('Balance sheet', balanceRows, scale)];
  return report(title, by, lead, ...statements);
}

/** The paper with its version number below the title, so that each version has different bytes. */
export function edition(paper: SamplePaper, number: number): SamplePaper {
  return { ...paper, subtitle: `${paper.subtitle} - Version ${number}` };
}
