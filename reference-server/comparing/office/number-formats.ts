// Shows numbers as the workbook does: dates, percentages and amounts, as far as their formats are understood.
import { format, getFormatFromId, isDateFormat } from 'numfmt';
import { attribute, readXml } from './xml.ts';
import type { Parts } from './zip-parts.ts';

/** Days between the starts of the two calendars of workbooks. */
const DAYS_TO_1904 = 1462;

/** The displayed text and the value of a number with a cell style; dates use the usual calendar. */
export type ShowNumber = (value: number, style: number) => { shown: string; held: string };

/** @param part null for a workbook without styles. @throws CannotRead */
export async function readFormats(parts: Parts, part: string | null, is1904: boolean): Promise<ShowNumber> {
  const own = new Map<number, string>();
  const styles: number[] = [];
  let isInCells = false;
  if (part !== null) {
    await readXml(parts, part, {
      open(name, attributes) {
        const id = Number(attribute(attributes, 'numFmtId') ?? 0);
        if (name === 'numFmt') own.set(id, attribute(attributes, 'formatCode') ?? '');
        if (name === 'cellXfs') isInCells = true;
        if (name === 'xf' && isInCells) styles.push(id);
      },
      close(name) {
        if (name === 'cellXfs') isInCells = false;
      },
    });
  }
  const patterns = styles.map((id) => own.get(id) ?? builtIn(id));
  // Workbooks show 15 digits at most.
  return (value, style) => shown(Number(value.toPrecision(15)), patterns[style] ?? 'General', is1904);
}

function builtIn(id: number): string {
  try {
    return getFormatFromId(id) || 'General';
  } catch {
    return 'General';
  }
}

function shown(value: number, pattern: string, is1904: boolean): { shown: string; held: string } {
  try {
    const held = is1904 && isDateFormat(pattern) ? value + DAYS_TO_1904 : value;
    return { shown: (pattern === 'General' ? '' : format(pattern, held).trim()) || String(held), held: String(held) };
  } catch {
    return { shown: String(value), held: String(value) };
  }
}
