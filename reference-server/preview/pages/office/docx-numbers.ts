// The labels of list paragraphs: bullets, and numbers as the document counts them ("4.2.", "(a)").
import { attribute, readXml } from '#server/comparing/office/xml.ts';
import type { Parts } from '#server/comparing/office/zip-parts.ts';
import type { InList } from './docx-styles.ts';

interface Level {
  format: string;
  /** With `%1` for the number of the first level, and so on. */
  text: string;
  start: number;
  /** Shows the numbers of all levels in digits. */
  isLegal: boolean;
}

interface Lists {
  /** The levels of list definitions. */
  patterns: Map<string, Map<number, Level>>;
  patternOf: Map<string, string>;
  /** Where a list that continues another begins again, by list and level. */
  restarts: Map<string, number>;
}

const LEVELS = 9;

/** @param part null for a document without lists. @throws CannotRead */
export async function readNumbers(parts: Parts, part: string | null): Promise<(at: InList) => string> {
  const lists: Lists = { patterns: new Map(), patternOf: new Map(), restarts: new Map() };
  if (part !== null) await readLists(parts, part, lists);
  const counts = new Map<string, number[]>();
  return ({ list, level }) => {
    const pattern = lists.patternOf.get(list);
    const levels = pattern === undefined ? undefined : lists.patterns.get(pattern);
    const own = levels?.get(level);
    if (pattern === undefined || !levels || !own || level < 0 || level >= LEVELS) return '';
    const count = counts.get(pattern) ?? [];
    counts.set(pattern, count);
    const restart = lists.restarts.get(`${list} ${level}`);
    lists.restarts.delete(`${list} ${level}`);
    count[level] = restart ?? (count[level] ?? own.start - 1) + 1;
    count.length = level + 1;
    if (own.format === 'bullet') return '•';
    if (own.format === 'none') return '';
    return own.text.replaceAll(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const { format = 'decimal', start = 1 } = levels.get(at) ?? {};
      return numberAs(count[at] ?? start, own.isLegal ? 'decimal' : format);
    });
  };
}

async function readLists(parts: Parts, part: string, { patterns, patternOf, restarts }: Lists): Promise<void> {
  let pattern: Map<number, Level> | null = null;
  let level: Level | null = null;
  let list = '';
  let place = '';
  await readXml(parts, part, {
    open(name, attributes) {
      const value = attribute(attributes, 'val') ?? '';
      if (name === 'abstractNum') {
        pattern = new Map();
        patterns.set(attribute(attributes, 'abstractNumId') ?? '', pattern);
      }
      if (name === 'lvl' && pattern) {
        level = { format: 'decimal', text: '', start: 1, isLegal: false };
        pattern.set(Number(attribute(attributes, 'ilvl')), level);
      }
      if (name === 'num') list = attribute(attributes, 'numId') ?? '';
      if (name === 'lvlOverride') place = `${list} ${attribute(attributes, 'ilvl')}`;
      if (name === 'startOverride' && /^\d{1,6}$/.test(value)) restarts.set(place, Number(value));
      if (level && name === 'isLgl') level.isLegal = value !== '0' && value !== 'false';
      if (name === 'abstractNumId') patternOf.set(list, value);
      if (level && name === 'numFmt') level.format = value;
      if (level && name === 'lvlText') level.text = value.slice(0, 40);
      if (level && name === 'start' && /^\d{1,6}$/.test(value)) level.start = Number(value);
    },
    close(name) {
      if (name === 'lvl') level = null;
      if (name === 'abstractNum') pattern = null;
    },
  });
}

function numberAs(number: number, format: string): string {
  if (format === 'lowerLetter') return letters(number);
  if (format === 'upperLetter') return letters(number).toUpperCase();
  if (format === 'lowerRoman') return roman(number);
  if (format === 'upperRoman') return roman(number).toUpperCase();
  return String(number).padStart(format === 'decimalZero' ? 2 : 1, '0');
}

/** a to z, then aa to zz. */
function letters(number: number): string {
  if (number < 1) return String(number);
  return String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(10, Math.ceil(number / 26)));
}

const romans = { m: 1000, cm: 900, d: 500, cd: 400, c: 100, xc: 90, l: 50, xl: 40, x: 10, ix: 9, v: 5, iv: 4, i: 1 };

function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number);
  let left = number;
  let text = '';
  for (const [sign, value] of Object.entries(romans)) {
    for (; left >= value; left -= value) text += sign;
  }
  return text;
}
