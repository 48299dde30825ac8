import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { runScript } from '#server/testing/program.ts';
import { openFileStore } from '../file-store.ts';
import { resealed } from '../testing/resealed.ts';
import { put } from '../testing/rows.ts';
import { verifyJournal } from './verify-journal.ts';

let dataDir: string;
let heads: string[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'verify-'));
  const server = await openFileStore(dataDir, { segmentBytes: 700 });
  heads = [];
  for (const id of ['a', 'b', 'c', 'd']) {
    await put(server.store, id);
    heads.push(server.head().hash);
  }
  await server.close();
  // The last entry names the final snapshot.
  heads.push(server.head().hash);
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

const segment = (number: number) => path.join(dataDir, 'journal', `00000${number}.jsonl`);

async function change(number: number, edit: (text: string) => string): Promise<void> {
  await writeFile(segment(number), edit(await readFile(segment(number), 'utf8')));
}

describe('the audit log', () => {
  it('is whole, and contains every head that was ever printed', async () => {
    const found = await verifyJournal(dataDir);
    expect(found).toMatchObject({ entries: 6, auditEntries: 4, head: heads.at(-1) });
    expect(found.segments).toBeGreaterThan(1);
    for (const head of heads) await expect(verifyJournal(dataDir, head)).resolves.toEqual(found);
  });

  it('names the first entry that was changed', async () => {
    await change(2, (text) => text.replace('Put c', 'Put x'));
    await change(3, (text) => text.replace('Put d', 'Put y'));
    await expect(verifyJournal(dataDir)).rejects.toThrow(/000002\.jsonl, line 2 \(entry 4\)/);
  });

  it('names the entry after one that was changed and sealed anew, in its segment or at the end of one', async () => {
    for (const [changed, expected] of [
      ['Put b', /000002\.jsonl, line 2 \(entry 4\): the entry does not follow/],
      ['Put c', /000003\.jsonl, line 1 \(entry 5\): the entry does not follow/],
    ] as const) {
      const whole = await readFile(segment(2), 'utf8');
      await change(2, (text) => resealed(text, changed, 'Put x'));
      await expect(verifyJournal(dataDir)).rejects.toThrow(expected);
      await change(2, () => whole);
    }
  });

  it('shows that its end was cut off, by the snapshot or by a head that was kept elsewhere', async () => {
    const whole = await readFile(segment(3), 'utf8');
    await change(3, () => '');
    await expect(verifyJournal(dataDir)).rejects.toThrow(/db\.json was written after it: entries were cut off/);
    await rm(path.join(dataDir, 'db.json'));
    await expect(verifyJournal(dataDir)).rejects.toThrow(
      /journal\.head names it as the last one: entries were cut off/,
    );
    await rm(path.join(dataDir, 'journal.head'));
    await expect(verifyJournal(dataDir)).resolves.toBeDefined();
    await expect(verifyJournal(dataDir, heads.at(-1))).rejects.toThrow(/kept elsewhere: entries were cut off/);
    await writeFile(segment(3), whole);
    await expect(verifyJournal(dataDir, heads.at(-1))).resolves.toBeDefined();
  });

  it('names an unfinished line', async () => {
    await truncate(segment(3), (await readFile(segment(3))).length - 4);
    await rm(path.join(dataDir, 'db.json'));
    await expect(verifyJournal(dataDir)).rejects.toThrow(/the line is unfinished/);
  });

  it('is not there in an empty folder', async () => {
    await expect(verifyJournal(path.join(dataDir, 'nothing'))).rejects.toThrow('there is no audit log here');
  });
});

it('a command calls no log broken where the folder is not there, and calls it so where only the log is gone', async () => {
  const script = 'scripts/data-folder/audit-verify.ts';
  expect(await runScript(script, ['--data', `${dataDir}-misspelt`])).toMatchObject({
    code: 5,
    output: `${dataDir}-misspelt: there is no data folder here.\n`,
  });
  await rm(path.join(dataDir, 'journal'), { recursive: true });
  expect(await runScript(script, ['--data', dataDir])).toMatchObject({
    code: 1,
    output: expect.stringContaining('The audit log is broken.') as string,
  });
});

it('a command says where it cannot tell whether the newest entries were cut off', async () => {
  const script = 'scripts/data-folder/audit-verify.ts';
  expect((await runScript(script, ['--data', dataDir])).output).not.toContain('NOTE');
  await rm(path.join(dataDir, 'journal.head'));
  expect(await runScript(script, ['--data', dataDir])).toMatchObject({
    code: 0,
    output: expect.stringContaining('journal.head is missing') as string,
  });
  const { output } = await runScript(script, ['--data', dataDir, '--head', heads.at(-1) ?? '']);
  expect(output).not.toContain('NOTE');
});

it.runIf(isDeep)('is verified by a command that exits with 1 when something is wrong', async () => {
  const verify = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/data-folder/audit-verify.ts', ...args]);
  const run = (...args: string[]) => verify('--data', dataDir, ...args);
  expect((await run('--head', heads[0] ?? '')).stdout).toContain(heads.at(-1));
  await expect(run('--head', 'f'.repeat(64))).rejects.toMatchObject({ code: 1 });
  const unread = { code: 5, stderr: expect.stringMatching(/^ENOTDIR: .*\n$/) as string };
  await expect(run('--data', segment(1))).rejects.toMatchObject(unread);
  const misread = { code: 5, stderr: '--head is no chain head: it has 64 digits from 0 to f\n' };
  await expect(run('--head', 'f'.repeat(63))).rejects.toMatchObject(misread);
  const unverified = { code: 5, stderr: expect.stringContaining('against a data folder') as string };
  await expect(verify('--database', 'postgres://nowhere/rooms', '--report', 'x')).rejects.toMatchObject(unverified);
  await expect(run('--tail')).rejects.toMatchObject({
    code: 5,
    stderr: expect.stringMatching(/^Unknown option '--tail'\n\nnpm run audit:verify /) as string,
  });
  await change(1, (text) => text.replace('Put a', 'Put x'));
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('line 2 (entry 2)') as string });
});
