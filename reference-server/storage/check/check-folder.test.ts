import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runScript } from '#server/testing/program.ts';
import { addDocument } from '#server/testing/room.ts';
import { startTestServer } from '#server/testing/server.ts';
import { casesOf, isDeep } from '#server/testing/deep.ts';
import { TwoCopies } from '../two-copies/two-copies.ts';
import { checkFolder } from './check-folder.ts';

let original: string;
let dataDir: string;

beforeAll(async () => {
  original = await mkdtemp(path.join(tmpdir(), 'strongroom-check-'));
  const server = await startTestServer({ dataDir: original });
  const ada = await server.signInAs('admin');
  for (const size of [10, 3000, 700_000]) await addDocument(ada, { name: `File of ${size}` }, randomBytes(size));
  await server.stop();
}, 60_000);
afterAll(() => rm(original, { recursive: true }));

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-checked-'));
  await cp(original, dataDir, { recursive: true });
});
afterEach(() => rm(dataDir, { recursive: true }));

const at = (...names: string[]) => path.join(dataDir, ...names);
const objects = async () => (await readdir(at('objects'))).map((name) => at('objects', name));

async function largest(): Promise<string> {
  const sizes = await Promise.all((await objects()).map(async (file) => ({ file, size: (await stat(file)).size })));
  return sizes.sort((one, other) => other.size - one.size)[0]?.file ?? '';
}

async function flipBit(file: string, place?: number): Promise<void> {
  const bytes = await readFile(file);
  const byte = place ?? Math.floor(Math.random() * bytes.length);
  bytes[byte] = (bytes[byte] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
  await writeFile(file, bytes);
}

/** The whole content of the folder, to detect changes. */
async function contents(): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Promise.all(files.sort().map(async (file) => `${file} ${(await readFile(file)).toString('base64')}`));
}

describe('a check of a data folder', () => {
  it('finds nothing in an intact one, and lists what it checked', async () => {
    const before = await contents();
    const { damages, notes, summary } = await checkFolder(dataDir);
    expect([damages, notes]).toEqual([[], []]);
    expect(summary.join('\n')).toMatch(
      /journal +whole: \d+ audit entries.*\naccounts +4 .*, missing for 0 of 1 users.*\nobjects +3 held/s,
    );
    expect(await contents()).toEqual(before);
  });

  const damages: [string, () => Promise<unknown>, RegExp][] = [
    [
      'a flipped bit in an object',
      async () => flipBit(await largest()),
      /objects.*File of 700000.*not those that were/,
    ],
    ['an object that grew', async () => appendFile(await largest(), 'x'), /700001 bytes long instead of 700000/],
    ['an object that shrank', async () => truncate(await largest(), 5), /5 bytes long/],
    ['an object that is gone', async () => rm(await largest()), /missing\. Put this file back/],
    [
      'a link in the place of an object',
      async () => {
        const file = await largest();
        await rm(file);
        await symlink('/etc/passwd', file);
      },
      /a link, a pipe/,
    ],
    ['no objects at all', () => rm(at('objects'), { recursive: true }), /objects is missing/],
    ['a flipped bit in the journal', () => flipBit(at('journal', '000001.jsonl'), 2000), /000001\.jsonl, line/],
    ['a flipped bit in the snapshot', () => flipBit(at('db.json')), /db\.json/],
    ['no snapshot', () => rm(at('db.json')), /db\.json is missing/],
    ['no second head', () => rm(at('journal.head')), /journal\.head is missing/],
    [
      'a flipped bit in the accounts',
      () => flipBit(at('oidc', 'accounts.json')),
      /accounts\.json is damaged.*from its second copy/,
    ],
    ['no second copy of the accounts', () => rm(at('oidc', 'accounts.twin.json')), /accounts\.twin\.json is missing/],
    ['a flipped bit in the keys', () => flipBit(at('oidc', 'keys.json')), /keys\.json is damaged/],
    [
      'no accounts',
      async () => {
        await rm(at('oidc', 'accounts.json'));
        await rm(at('oidc', 'accounts.twin.json'));
      },
      /The account of \S+ is gone/,
    ],
    ['an empty signing key', () => truncate(at('signing.key')), /signing\.key is damaged.*from its second copy/],
    ['a flipped bit in the signing key', () => flipBit(at('signing.twin.key')), /signing\.twin\.key is damaged/],
    [
      'another signing key',
      () => new TwoCopies<string>(at('signing.key')).write('k'.repeat(43)),
      /signing\.key is another key than before/,
    ],
  ];

  it.each(casesOf(damages, 5))('finds %s, with what to do, and changes nothing', async (_, damage, expected) => {
    await damage();
    const before = await contents();
    const found = await checkFolder(dataDir);
    expect(found.damages.join('\n')).toMatch(expected);
    expect(await contents()).toEqual(before);
  });

  it('that is fast looks at sizes alone', async () => {
    const file = await largest();
    await flipBit(file);
    expect((await checkFolder(dataDir, { isFast: true })).damages).toEqual([]);
    await truncate(file, 9);
    expect((await checkFolder(dataDir, { isFast: true })).damages).toHaveLength(1);
  });

  it('lists files that belong to nothing, which is no damage', async () => {
    await writeFile(at('objects', 'stranger'), 'x');
    await symlink('/etc', at('objects', 'way-out'));
    await writeFile(at('staging', 'half'), 'x');
    const { damages, notes } = await checkFolder(dataDir);
    expect(damages).toEqual([]);
    expect(notes.join('\n')).toMatch(/way-out is no file.*stranger belongs to nothing.*1 unfinished upload/s);
  });

  it('beside a server that writes and deletes finds nothing wrong', async () => {
    const server = await startTestServer({ dataDir });
    const ada = await server.signInAs('admin');
    const work = async (check: number) => {
      for (let round = 0; round < 8; round += 1) {
        const { id } = await addDocument(ada, { name: `Check ${check}, ${round}` }, randomBytes(50_000));
        if (round % 2 === 0) await ada.request(`/api/documents/${id}`, { method: 'DELETE' });
      }
    };
    try {
      for (let check = 0; check < (isDeep ? 100 : 5); check += 1) {
        const working = work(check);
        try {
          const { damages, notes } = await checkFolder(dataDir);
          expect([damages, notes.filter((note) => !note.includes('unfinished upload'))]).toEqual([
            [],
            [expect.stringContaining('A server works on this folder')],
          ]);
        } finally {
          await working;
        }
      }
    } finally {
      await server.stop();
    }
  });
});

describe('npm run check', () => {
  const run = (...args: string[]) => runScript('scripts/data-folder/check.ts', args);

  it('ends with 0, 1 or 2, with the reason', async () => {
    const ended = async (code: number, expected: string, ...args: string[]) => {
      const { code: given, output } = await run(...args);
      expect([given, output]).toEqual([code, expect.stringContaining(expected)]);
    };
    await ended(0, 'No damage found.', '--data', dataDir);
    await flipBit(await largest());
    await ended(1, 'DAMAGED: ', '--data', dataDir);
    await ended(0, 'not read', '--data', dataDir, '--fast');
    await ended(2, 'no data folder', '--data', at('nowhere'));
    await ended(2, '--fats', '--fats');
  }, 60_000);
});
