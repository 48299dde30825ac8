// File formats by extension: their declared type, detected type, and writer.
import { docx } from './docx.ts';
import type { SamplePaper, Section } from './sample-paper.ts';
import { pdf } from './pdf.ts';
import { pptx } from './pptx.ts';
import { xlsx } from './xlsx.ts';
import { utf8 } from './bytes.ts';
import { escaped } from '#server/preview/pages/page.ts';

export interface Format {
  mimeType: string;
  /** Null for text, which has no magic bytes. */
  magicType: string | null;
}

const office = 'application/vnd.openxmlformats-officedocument';
const typed = (mimeType: string, magicType: string | null = mimeType): Format => ({ mimeType, magicType });

const formats: Readonly<Record<string, Format>> = {
  pdf: typed('application/pdf'),
  docx: typed(`${office}.wordprocessingml.document`),
  xlsx: typed(`${office}.spreadsheetml.sheet`),
  pptx: typed(`${office}.presentationml.presentation`),
  png: typed('image/png'),
  svg: typed('image/svg+xml', null),
  html: typed('text/html', null),
  csv: typed('text/csv', null),
  txt: typed('text/plain', null),
};

const writers: Readonly<Record<string, (paper: SamplePaper) => Uint8Array>> = {
  pdf,
  docx,
  xlsx,
  pptx,
  html,
  csv,
  txt: plainText,
};

export function formatOf(name: string): Format {
  return formats[endingOf(name)] ?? typed('application/octet-stream', null);
}

export function written(name: string, paper: SamplePaper): Uint8Array {
  return (writers[endingOf(name)] ?? plainText)(paper);
}

const endingOf = (name: string): string => /\.([a-z0-9]+)$/.exec(name)?.[1] ?? '';

// Papers as text files: HTML, CSV and plain text.
function html(paper: SamplePaper): Uint8Array {
  const title = escaped(paper.title);
  return utf8(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<style>
body { font: 15px/1.6 Georgia, serif; color: #0f172a; max-width: 46rem; margin: 3rem auto; padding: 0 1.5rem; }
h1 { font-size: 1.7rem; line-height: 1.25; margin: 0; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
p.sub { color: #5d6a80; margin-top: .25rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { border-bottom: 1px solid #cdd4df; padding: .4rem .5rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
</style>
</head>
<body>
<h1>${title}</h1>
<p class="sub">${escaped(paper.subtitle)}</p>
${paper.sections.map(htmlSection).join('\n')}
</body>
</html>
`);
}

function htmlSection({ heading, paragraphs = [], table }: Section): string {
  const rows = (table ?? []).map((row, at) => {
    const tag = at === 0 ? 'th' : 'td';
    return `<tr>${row.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  });
  return [
    ...(heading === undefined ? [] : [`<h2>${escaped(heading)}</h2>`]),
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    ...(rows.length > 0 ? [`<table>${rows.join('\n')}</table>`] : []),
  ].join('\n');
}

/** The tables of a paper, one below the other. */
function csv(paper: SamplePaper): Uint8Array {
  const rows = paper.sections.flatMap(({ table = [] }) => table);
  return utf8(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n') + '\r\n');
}

function plainText(paper: SamplePaper): Uint8Array {
  const underlined = (text: string, stroke: string) => `${text}\n${stroke.repeat(text.length)}\n`;
  const sections = paper.sections.map(({ heading, paragraphs = [], table = [] }) =>
    [
      ...(heading === undefined ? [] : [underlined(heading, '-')]),
      ...paragraphs.map((text) => `${text}\n`),
      ...table.map((row) => row.join('\t')),
    ].join('\n'),
  );
  return utf8(`${underlined(paper.title, '=')}${paper.subtitle}\n\n${sections.join('\n')}\n`);
}
