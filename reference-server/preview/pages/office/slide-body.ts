// The content of one slide as markup.
import { attribute, type Attributes } from '#server/comparing/office/xml.ts';
import { escaped } from '../page.ts';
import type { PlacedPictures } from './pictures.ts';

/** Placeholders of every slide: its number, date and footer. */
const repeated = new Set(['sldNum', 'dt', 'ftr', 'hdr']);
const titles = new Set(['title', 'ctrTitle']);

export class SlideBody {
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
    if (name === 'pPr' && this.#paragraph) {
      this.#paragraph.level = Math.min(4, Math.max(0, Number(attribute(attributes, 'lvl')) || 0));
    }
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
