// The text of an HTML page in reading order, block by block, without scripts and styles.
import { Parser } from 'htmlparser2';
import { damaged, tooLarge } from '../unreadable-file.ts';

const unread = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'select']);
const blocks = new Set(
  (
    'address article aside blockquote body br caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol optgroup option p pre search ' +
    'section summary table tbody tfoot thead title tr ul'
  ).split(' '),
);
const cells = new Set(['td', 'th']);

export function textOfHtml(markup: string, most: number): string {
  const page = new Page(most);
  const parser = new Parser(
    {
      onopentagname: (name) => page.open(name),
      ontext: (text) => page.add(text),
      onclosetag: (name) => page.close(name),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(markup);
  parser.end();
  return page.done();
}

/** Parsing takes longer with deeper nesting. */
const DEEPEST = 5000;

class Page {
  readonly #lines: string[] = [];
  #length = 0;
  #depth = 0;
  #line: string[] = [];
  /** The depth of elements that are skipped, and of those that keep white space. */
  #unread = 0;
  #kept = 0;

  constructor(private readonly most: number) {}

  open(name: string): void {
    if (++this.#depth > DEEPEST) throw damaged('the page is nested too deeply');
    if (unread.has(name)) this.#unread++;
    if (blocks.has(name)) this.#end();
    if (cells.has(name) && this.#line.join('').trim() !== '') this.#line.push(' | ');
    if (name === 'pre') this.#kept++;
  }

  close(name: string): void {
    this.#depth--;
    if (unread.has(name)) this.#unread = Math.max(0, this.#unread - 1);
    if (blocks.has(name)) this.#end();
    if (name === 'pre') this.#kept = Math.max(0, this.#kept - 1);
  }

  add(text: string): void {
    if (this.#unread > 0) return;
    this.#length += text.length;
    if (this.#length > this.most) throw tooLarge('text');
    if (this.#kept === 0) {
      this.#line.push(text);
      return;
    }
    const [first = '', ...others] = text.split('\n');
    this.#line.push(first);
    for (const line of others) {
      this.#end(true);
      this.#line.push(line);
    }
  }

  done(): string {
    this.#end();
    return this.#lines.join('\n');
  }

  #end(isKept = this.#kept > 0): void {
    const text = this.#line.join('');
    const line = isKept ? text.trimEnd() : text.replaceAll(/\s+/g, ' ').trim();
    if (line !== '') this.#lines.push(line);
    this.#line = [];
  }
}
