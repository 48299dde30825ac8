// A DOCX as one column of text, without headers, footers and comments; notes are at the end.
import { mainPart, relationsOf } from '#server/comparing/office/relations.ts';
import { readXml } from '#server/comparing/office/xml.ts';
import type { Parts } from '#server/comparing/office/zip-parts.ts';
import { damaged } from '#server/comparing/unreadable-file.ts';
import type { PageLimits } from '../page-limits.ts';
import { note, page } from '../page.ts';
import { DocxBody } from './docx-body.ts';
import { readNumbers } from './docx-numbers.ts';
import { readStyles } from './docx-styles.ts';
import { PlacedPictures, withPictures } from './pictures.ts';
import { rooted } from './rooted.ts';

/** @throws CannotRead */
export async function docxPage(parts: Parts, limits: PageLimits): Promise<string> {
  const main = await mainPart(parts, 'word/document.xml');
  const relations = await relationsOf(parts, main);
  const partOf = (type: string) => relations.find((one) => one.type === type && parts.has(one.target))?.target ?? null;
  const notes = new Notes();
  const shared = {
    styleOf: await readStyles(parts, partOf('styles')),
    numberOf: await readNumbers(parts, partOf('numbering')),
    room: { text: limits.text },
    noteOf: (kind: string, id: string) => notes.numberOf(kind, id),
  };
  const room = { bytes: limits.pictures };
  const htmlOf = async (part: string, root: string) => {
    const pictures = new PlacedPictures();
    const body = new DocxBody({ ...shared, pictures });
    await readXml(parts, part, rooted(root, body, part));
    return withPictures(body.html, pictures, { parts, part }, room, limits);
  };
  const body = await htmlOf(main, 'document');
  const ends: string[] = [];
  for (const type of ['footnotes', 'endnotes']) {
    const part = partOf(type);
    if (part !== null && notes.count > 0) ends.push(await htmlOf(part, type));
  }
  if (body === '') throw damaged('there is nothing in it');
  const cut = shared.room.text <= 0 ? note('The document is long: only its beginning is shown.') : '';
  const end = ends.join('') === '' ? '' : `<section class="notes" aria-label="Notes">${ends.join('')}</section>`;
  return page(`${cut}<main>${body}${end}</main>`, styles);
}

/** Notes are numbered in order of reference. */
class Notes {
  readonly #numbers = new Map<string, number>();

  get count(): number {
    return this.#numbers.size;
  }

  numberOf(kind: string, id: string): number {
    const key = `${kind} ${id}`;
    const number = this.#numbers.get(key) ?? this.#numbers.size + 1;
    this.#numbers.set(key, number);
    return number;
  }
}

const indents = Array.from({ length: 9 }, (_, at) => `.in${at}{padding-left:${1.8 + at * 1.4}em;text-indent:-1.6em}`);

const styles = `
html{--own-width:816}
main{max-width:46rem;margin:0 auto}
p{margin:0 0 .7em;min-height:1em;white-space:pre-wrap}
h1,h2,h3,h4,h5,h6{margin:1.4em 0 .5em;line-height:1.3;white-space:pre-wrap}
h1{font-size:1.6em}h2{font-size:1.3em}h3{font-size:1.12em}h4,h5,h6{font-size:1em}
main>:first-child{margin-top:0}
.centred{text-align:center}
${indents.join('')}
.wide{overflow-x:auto;margin:0 0 1em}
table{border-collapse:collapse;min-width:100%}
td{border:1px solid #cdd4df;padding:5px 9px;vertical-align:top;overflow-wrap:break-word;min-width:3em}
td p{margin:0;min-height:0}
td.continued{border-top-color:transparent}
img{max-width:100%;height:auto;vertical-align:middle}
.picture{display:inline-block;padding:10px 14px;border:1px dashed #b6c0d0;border-radius:4px;color:#5d6a80;font-size:13px}
.notes{margin-top:2.5em;padding-top:1em;border-top:1px solid #cdd4df;font-size:.9em}
@media (max-width:480px){h1{font-size:1.35em}h2{font-size:1.18em}}
`;
