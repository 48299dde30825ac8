import { expect, it } from 'vitest';
import { EMPTY, linesAfter, readLine } from '../../postgres/log-lines.ts';
import { audit } from '../testing/rows.ts';
import { parseLine, sealedLine } from './entry-line.ts';
import { GENESIS, type JournalEntry } from './journal-reader.ts';

/** Texts that look like the line, and the sign between its parts. */
const texts = ['a\tb', '],"audit":[', '"changes":[', ',', '\u2028', '{}'];

function entry(changes: number, entries: number): JournalEntry {
  const text = (at: number) => texts[at % texts.length] ?? '';
  return {
    ...{ seq: 1, prevHash: GENESIS, at: '2026-01-01T00:00:00.000Z' },
    changes: Array.from({ length: changes }, (_, at) => ({ collection: 'users', id: `${text(at)} ${at}`, row: null })),
    audit: Array.from({ length: entries }, (_, at) => ({ ...audit(text(at)), id: `audit-${at}`, createdAt: '' })),
  };
}

const lineOf = async (one: JournalEntry) => {
  const { bytes, hash } = await sealedLine(one);
  return { line: bytes.toString('utf8', 0, bytes.length - 1), hash };
};

it.each([
  [0, 1],
  [1000, 1000],
  [1001, 1],
  [0, 1001],
  [1001, 0],
  [2500, 4000],
])('a line of %i rows and %i entries is one line of JSON, and read as it was written', async (rows, entries) => {
  const written = entry(rows, entries);
  const { line, hash } = await lineOf(written);
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({ ...written, hash });
  expect(await parseLine(line)).toEqual({ ...written, hash });
});

it('between the parts of a long line, other work runs, in the folder and in the database', async () => {
  const written = entry(10_000, 10_000);
  const [made] = await linesAfter(EMPTY, [written], written.at);
  const line = made?.line ?? '';
  let turns = 0;
  let isOver = false;
  const look = () => {
    turns += 1;
    if (!isOver) setImmediate(look);
  };
  look();
  await parseLine(line);
  await readLine(line, EMPTY);
  isOver = true;
  expect(turns).toBeGreaterThan(40);
});
