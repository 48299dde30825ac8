// Removes what would make a browser connect elsewhere, which some do before they apply the policy.
import { Tokenizer } from 'htmlparser2';
import { readerPolicy } from '#core/content/content-headers.ts';
import { readerScript, readerStyles } from './reader-script.ts';

/** Within the document too, since some browsers do not apply a page's policy to its frames. */
const headWith = (scripts: string) =>
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${scripts}style-src 'unsafe-inline'; ` +
  `img-src data:; font-src data:; form-action 'none'; base-uri 'none'">` +
  '<meta http-equiv="X-DNS-Prefetch-Control" content="off">';
const head = headWith('');
const readerHead = `${headWith(`${readerPolicy}; `)}<script>${readerScript}</script><style>${readerStyles}</style>`;

/** Of two attributes with one name, the first counts. */
const firsts: Readonly<Record<string, string>> = {
  iframe: ' src="about:blank" srcdoc=""',
  frame: ' src="about:blank"',
  fencedframe: ' src="about:blank"',
  portal: ' src="about:blank"',
  object: ' data="data:,"',
  embed: ' src="data:,"',
  link: ' href="data:," imagesrcset=""',
  base: ' href="about:srcdoc"',
  meta: ' http-equiv="none"',
};

/** @param isInReader whether the reader's script is included and runs */
export function quietHtml(text: string, isInReader = false): string {
  const quiet = quietElements(text);
  return isInReader ? quietLinks(withoutNoscript(quiet), readerHead) : quietLinks(quiet, head);
}

/** With scripts enabled, browsers parse the content of these elements differently than this code does. */
const withoutNoscript = (text: string) => text.replace(/<(\/?)noscript(?=[\t\n\f\r />])/gi, '<$1x-noscript');

/** Renames such elements wherever the name follows a `<`, so that it does not matter how a browser parses. */
function quietElements(text: string): string {
  return text.replace(
    /<(iframe|frame|fencedframe|portal|object|embed|link|base|meta)(?=[\t\n\f\r />])/gi,
    (tag, name: string) => `${tag}${firsts[name.toLowerCase()] ?? ''}`,
  );
}

/** Links stay within the document, and the document begins with its own policy. */
function quietLinks(text: string, head: string): string {
  const reader = new LinkReader(text);
  const tokenizer = new Tokenizer({ decodeEntities: false }, reader);
  tokenizer.write(text);
  tokenizer.end();
  const insertions = [{ at: reader.afterDoctype, text: head }, ...reader.insertions];
  let from = 0;
  const parts: string[] = [];
  for (const insertion of insertions) {
    parts.push(text.slice(from, insertion.at), insertion.text);
    from = insertion.at;
  }
  return parts.join('') + text.slice(from);
}

const links = new Set(['a', 'area']);
const leading = new Set(['href', 'xlink:href', 'ping']);
const foreign = new Set(['svg', 'math']);
/** Longer names are irrelevant here. */
const LONGEST = 10;

type Callbacks = ConstructorParameters<typeof Tokenizer>[1];

class LinkReader implements Callbacks {
  afterDoctype = 0;
  readonly insertions: { at: number; text: string }[] = [];
  #isBeforeDoctype = true;
  /** The end of the link's name whose attributes are being read. */
  #link: number | null = null;
  #attribute = '';
  /** The start of the attribute's value. */
  #from = 0;
  #to = 0;
  #foreignDepth = 0;

  constructor(private readonly text: string) {}

  isInForeignContext = () => this.#foreignDepth > 0;

  onopentagname(start: number, end: number): void {
    const name = this.#nameAt(start, end);
    this.#isBeforeDoctype = false;
    this.#link = links.has(name) ? end : null;
    if (foreign.has(name)) this.#foreignDepth += 1;
  }

  onclosetag(start: number, end: number): void {
    if (foreign.has(this.#nameAt(start, end))) this.#foreignDepth = Math.max(0, this.#foreignDepth - 1);
    this.#isBeforeDoctype = false;
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#link === null ? '' : this.#nameAt(start, end);
    this.#from = this.#to = 0;
  }

  onattribdata(start: number, end: number): void {
    if (this.#to === 0) this.#from = start;
    this.#to = end;
  }

  /** The frame's address differs from its page's, which fragment links would otherwise use. */
  onattribend(): void {
    if (this.#link === null || !leading.has(this.#attribute)) return;
    const value = this.text.slice(this.#from, this.#to).trim();
    const part = value.startsWith('#') ? value.replaceAll('"', '&quot;') : '#';
    this.insertions.push({ at: this.#link, text: ` ${this.#attribute}="about:srcdoc${part}"` });
  }

  ontext(start: number, end: number): void {
    if (this.#isBeforeDoctype && this.text.slice(start, end).trim() !== '') this.#isBeforeDoctype = false;
  }

  ondeclaration(_: number, end: number): void {
    if (this.#isBeforeDoctype) this.afterDoctype = end + 1;
    this.#isBeforeDoctype = false;
  }

  #nameAt(start: number, end: number): string {
    return end - start > LONGEST ? '' : this.text.slice(start, end).toLowerCase();
  }

  onattribentity = nothing;
  oncdata = nothing;
  oncomment = nothing;
  onend = nothing;
  onopentagend = nothing;
  onprocessinginstruction = nothing;
  onselfclosingtag = nothing;
  ontextentity = nothing;
}

function nothing(): void {
  // Irrelevant here.
}
