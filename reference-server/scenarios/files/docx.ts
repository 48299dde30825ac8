// A word processor document: headings, paragraphs and tables.
import { escaped } from '#server/preview/pages/page.ts';
import { contentTypes, office, relationships, xmlHead } from './markup.ts';
import type { SamplePaper, Section } from './sample-paper.ts';
import { zip } from './zip.ts';

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

export function docx(paper: SamplePaper): Uint8Array {
  const body = [
    paragraph(paper.title, { size: 36, isBold: true }),
    paragraph(paper.subtitle, { size: 20, color: '5D6A80' }),
    ...paper.sections.flatMap(section),
  ].join('');
  return zip([
    ['[Content_Types].xml', contentTypes([['/word/document.xml', mainType]])],
    ['_rels/.rels', relationships([['officeDocument', 'word/document.xml']])],
    [
      'word/document.xml',
      `${xmlHead}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    ],
  ]);
}

function section({ heading, paragraphs = [], table }: Section): string[] {
  return [
    ...(heading === undefined ? [] : [paragraph(heading, { size: 26, isBold: true })]),
    ...paragraphs.map((text) => paragraph(text)),
    ...(table ? [tableOf(table), paragraph('')] : []),
  ];
}

interface Look {
  /** In half points. */
  size?: number;
  isBold?: boolean;
  color?: string;
}

function paragraph(text: string, { size = 22, isBold = false, color }: Look = {}): string {
  const bold = isBold ? '<w:b/>' : '';
  const ink = color === undefined ? '' : `<w:color w:val="${color}"/>`;
  return `<w:p><w:pPr><w:spacing w:after="160"/></w:pPr><w:r><w:rPr>${bold}${ink}<w:sz w:val="${size}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;
}

function tableOf(rows: readonly (readonly string[])[]): string {
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((edge) => `<w:${edge} w:val="single" w:sz="4" w:space="0" w:color="CDD4DF"/>`)
    .join('');
  const columns = '<w:gridCol/>'.repeat(rows[0]?.length ?? 0);
  const body = rows
    .map((row, at) => {
      const cells = row.map((cell) => `<w:tc><w:tcPr/>${paragraph(cell, { size: 20, isBold: at === 0 })}</w:tc>`);
      return `<w:tr>${cells.join('')}</w:tr>`;
    })
    .join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${edges}</w:tblBorders></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${body}</w:tbl>`;
}
