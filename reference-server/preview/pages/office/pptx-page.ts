// A presentation: one box a slide, with texts, tables and pictures; without hidden slides and notes.
import { mainPart, relationsOf } from '#server/comparing/office/relations.ts';
import { attribute, readXml, type Attributes } from '#server/comparing/office/xml.ts';
import type { Parts } from '#server/comparing/office/zip-parts.ts';
import type { PageLimits } from '../page-limits.ts';
import { cutNote, note, page, escaped } from '../page.ts';
import { PlacedPictures, withPictures } from './pictures.ts';
import { rooted } from './rooted.ts';

/** @throws CannotRead */
export async function pptxPage(parts: Parts, limits: PageLimits): Promise<string> {
  const main = await mainPart(parts, 'ppt/presentation.xml');
  const ids: string[] = [];
  const list = {
    open(name: string, attributes: Readonly<Record<string, string>>) {
      // The element has two such attributes; the other one has no prefix.
      if (name === 'sldId') ids.push(attributes['r:id'] ?? attribute(attributes, 'id') ?? '');
    },
  };
  await readXml(parts, main, rooted('presentation', list, main));
  const targets = new Map((await relationsOf(parts, main)).map(({ id, target }) => [id, target]));
  const slides = ids.map((id) => targets.get(id) ?? '').filter((part) => parts.has(part));
  const room = { text: limits.text };
  const pictureRoom = { bytes: limits.pictures };
  const shown: string[] = [];
  // Counts, for those behind it.
  const hidden = '<section hidden></section>';
  for (const part of slides.slice(0, limits.slides)) {
    const pictures = new PlacedPictures();
    const slide = new SlideBody(pictures, room);
    await readXml(parts, part, rooted('sld', slide, part));
    if (slide.isHidden) {
      shown.push(hidden);
      continue;
    }
    const html = await withPictures(slide.html, pictures, { parts, part }, pictureRoom, limits);
    const number = shown.length + 1;
    const body = html === '' ? '<p class="none">No text on this slide</p>' : html;
    shown.push(`<section aria-label="Slide ${number}"><span class="number">${number}</span>${body}</section>`);
  }
  const cut = [
    slides.length > limits.slides ? cutNote(limits.slides, slides.length, 'slides') : '',
    room.text <= 0 ? note('The presentation is long: only the texts of its beginning are shown.') : '',
    shown.every((one) => one === hidden) ? note('There are no slides in it.') : '',
  ];
  return page(`${cut.join('')}<main>${shown.join('')}</main>`, styles);
}

const styles = `
html{--own-width:912;background:#f5f7fa}
main{display:grid;gap:16px;max-width:52rem;margin:0 auto}
section{position:relative;min-height:7rem;padding:clamp(16px,4vw,36px);padding-bottom:2.4rem;border:1px solid #d5dbe5;border-radius:8px;background:#fff;break-inside:avoid;overflow:hidden}
.number{position:absolute;right:14px;bottom:8px;color:#5d6a80;font-size:12px}
h2{margin:0 0 .7em;font-size:clamp(1.15em,3vw,1.5em);line-height:1.25;white-space:pre-wrap}
p{margin:0 0 .5em;white-space:pre-wrap}
.none{color:#5d6a80}
.l1{margin-left:1.3em}.l2{margin-left:2.6em}.l3{margin-left:3.9em}.l4{margin-left:5.2em}
.wide{overflow-x:auto;margin:0 0 1em}
table{border-collapse:collapse;min-width:100%}
td{border:1px solid #cdd4df;padding:5px 9px;vertical-align:top;overflow-wrap:break-word}
td p{margin:0}
img{display:block;max-width:100%;max-height:26rem;height:auto;margin:0 0 .6em}
.picture{display:inline-block;margin:0 0 .6em;padding:10px 14px;border:1px dashed #b6c0d0;border-radius:4px;color:#5d6a80;font-size:13px}
`;

/** Placeholders of every slide: its number, date and footer. */
const repeated = new Set(['sldNum', 'dt', 'ftr', 'hdr']);
const titles = new Set(['title', 'ctrTitle']);

/** The content of one slide as markup. */
class SlideBody {
  isHidden = false;
  /** The title comes first, whatever its position. */
  readonly #titles: string[] = [];
  readonly #blocks: string[] = [];
  #place = '';
  #fallback = 0;
  #isText = false;
  #paragraph: { text: string; level: number } | null = null;
  #alt = '';
  #cells = 0;

  constructor(
    private readonly pictures: PlacedPictures,
    private readonly room: { text: number },
  ) {}

  get html(): string {
    return [...this.#titles, ...this.#blocks].join('');
  }

  readonly open = (name: string, attributes: Attributes): void => {
    if (name === 'Fallback') this.#fallback++;
    this.#isText = name === 't';
    if (name === 'sld') this.isHidden = ['0', 'false'].includes(attribute(attributes, 'show') ?? '');
    if (name === 'sp' || name === 'graphicFrame' || name === 'pic') this.#place = '';
    if (name === 'ph') this.#place = attribute(attributes, 'type') ?? 'body';
    if (name === 'p') this.#paragraph = { text: '', level: 0 };
    if (name === 'pPr' && this.#paragraph)
      this.#paragraph.level = Math.min(4, Math.max(0, Number(attribute(attributes, 'lvl')) || 0));
    if (name === 'br' && this.#paragraph) this.#paragraph.text += '\n';
    if (this.#fallback > 0) return;
    if (name === 'cNvPr') this.#alt = (attribute(attributes, 'descr') ?? '').slice(0, 500);
    if (name === 'tbl') this.#blocks.push('<div class="wide"><table>');
    if (name === 'tr') this.#blocks.push('<tr>');
    if (name === 'tc') this.#openCell(attributes);
    const id = name === 'blip' ? attribute(attributes, 'embed') : undefined;
    if (id !== undefined) this.#blocks.push(this.pictures.add({ id, alt: this.#alt, width: null }));
  };

  readonly text = (text: string): void => {
    if (!this.#isText || !this.#paragraph || this.#fallback > 0 || this.room.text <= 0) return;
    this.room.text -= text.length;
    this.#paragraph.text += text;
  };

  readonly close = (name: string): void => {
    this.#isText = false;
    if (name === 'Fallback') this.#fallback--;
    if (name === 'p') this.#closeParagraph();
    if (this.#fallback > 0) return;
    if (name === 'tc') {
      this.#cells--;
      this.#blocks.push('</td>');
    }
    if (name === 'tr') this.#blocks.push('</tr>');
    if (name === 'tbl') this.#blocks.push('</table></div>');
  };

  #openCell(attributes: Attributes): void {
    this.#cells++;
    const span = Math.min(100, Number(attribute(attributes, 'gridSpan')) || 1);
    this.#blocks.push(span > 1 ? `<td colspan="${span}">` : '<td>');
  }

  #closeParagraph(): void {
    const paragraph = this.#paragraph;
    this.#paragraph = null;
    if (!paragraph || paragraph.text.trim() === '' || repeated.has(this.#place)) return;
    const text = escaped(paragraph.text);
    if (titles.has(this.#place) && this.#cells === 0) this.#titles.push(`<h2>${text}</h2>`);
    else this.#blocks.push(`<p${paragraph.level > 0 ? ` class="l${paragraph.level}"` : ''}>${text}</p>`);
  }
}
