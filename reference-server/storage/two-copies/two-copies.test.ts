import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { DataFolderError } from '#server/storage/disk/data-error.ts';
import { Artefacts } from '#server/auth/provider/artefacts.ts';
import { isDeep } from '#server/testing/deep.ts';
import { copiesOf, TwoCopies } from './two-copies.ts';

const ROUNDS = isDeep ? 2000 : 50;
const schema = z.array(z.string());

let folder: string;
let file: string;
let twin: string;
let warnings: string[];

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'strongroom-twins-')), 'oidc');
  [file, twin] = copiesOf(path.join(folder, 'accounts.json'));
  warnings = [];
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const read = () => new TwoCopies<string[]>(file).read(schema, (message) => warnings.push(message));
const written = async (...contents: string[][]) => {
  const files = new TwoCopies<string[]>(file);
  for (const content of contents) await files.write(content);
};

async function flipBit(of: string): Promise<void> {
  const bytes = await readFile(of);
  const place = Math.floor(Math.random() * bytes.length);
  bytes[place] = (bytes[place] ?? 0) ^ (1 << Math.floor(Math.random() * 8));
  await writeFile(of, bytes);
}

describe('what is kept twice', () => {
  it('contains what was written last, readable for its owner alone', async () => {
    expect(await read()).toBeNull();
    await written(['ann'], ['ann', 'bob']);
    expect([await read(), warnings]).toEqual([['ann', 'bob'], []]);
    expect((await readdir(folder)).sort()).toEqual(['accounts.json', 'accounts.twin.json']);
  });

  it('survives any flipped bit in one of its files, logs it and is mended', async () => {
    await written(['ann'], ['ann', 'bob']);
    for (let round = 0; round < ROUNDS; round += 1) {
      await flipBit(round % 2 === 0 ? file : twin);
      expect(await read()).toEqual(['ann', 'bob']);
      expect(warnings.splice(0)).toEqual([expect.stringContaining('was damaged')]);
      expect([await read(), warnings]).toEqual([['ann', 'bob'], []]);
    }
  });

  it('survives that one of its files is gone, empty, a folder or a link', async () => {
    await written(['ann']);
    const outside = path.join(path.dirname(folder), 'outside');
    await writeFile(outside, '["eve"]');
    const losses: ((one: string) => Promise<unknown>)[] = [
      () => Promise.resolve(),
      (one) => writeFile(one, ''),
      (one) => writeFile(one, '["eve"]'),
      (one) => mkdir(one),
      (one) => symlink(outside, one),
    ];
    for (const one of [file, twin]) {
      for (const loss of losses) {
        await rm(one, { recursive: true });
        await loss(one);
        expect(await read()).toEqual(['ann']);
        expect(warnings.splice(0)).toHaveLength(1);
        await rm(`${one}.damaged`, { recursive: true, force: true });
      }
    }
    expect(await readFile(outside, 'utf8')).toBe('["eve"]');
  });

  it('is refused when neither file is whole, and neither is touched', async () => {
    await written(['ann']);
    await flipBit(file);
    await flipBit(twin);
    const before = [await readFile(file), await readFile(twin)];
    await expect(read()).rejects.toThrow(DataFolderError);
    await rm(twin);
    await expect(read()).rejects.toThrow(/accounts\.json/);
    expect(await readFile(file)).toEqual(before[0]);
  });

  it('takes the newer of two after a crash between them', async () => {
    await written(['ann']);
    const older = await readFile(file);
    await written(['ann'], ['ann', 'bob']);
    await writeFile(file, older);
    expect(await read()).toEqual(['ann', 'bob']);
    expect(await readFile(file, 'utf8')).toContain('bob');
  });

  it('takes over a file from before there were two', async () => {
    await mkdir(folder);
    await writeFile(file, '["ann"]');
    expect([await read(), warnings]).toEqual([['ann'], []]);
    await rm(file);
    expect(await read()).toEqual(['ann']);
  });
});

describe('what the provider remembers between two requests', () => {
  const place = () => path.join(folder, 'artefacts.json');
  const open = () =>
    Artefacts.open(
      place(),
      (error) => {
        throw error;
      },
      (message) => warnings.push(message),
    );

  it('never stops a start, however damaged, and is logged', async () => {
    const damages: ((of: string) => Promise<unknown>)[] = [
      flipBit,
      (of) => writeFile(of, ''),
      (of) => writeFile(of, '{"half":'),
      (of) => rm(of).then(() => mkdir(of)),
      (of) => rm(of).then(() => symlink('/etc/passwd', of)),
    ];
    for (const damage of damages) {
      const artefacts = await open();
      artefacts.set('Session:1', { accountId: 'ann' }, 100);
      await artefacts.close();
      expect((await open()).get('Session:1')).toEqual({ accountId: 'ann' });
      await damage(place());
      expect((await open()).get('Session:1')).toBeUndefined();
      expect(warnings.splice(0)).toEqual([expect.stringContaining('artefacts.json was damaged')]);
      await rm(`${place()}.damaged`, { recursive: true });
    }
  });

  it('is on no disk while it carries an invitation', async () => {
    const artefacts = await open();
    artefacts.set('Interaction:1', { params: { invitation: 'the-token' } }, 100);
    artefacts.set('Interaction:2', { params: { invitation: undefined, scope: 'openid' } }, 100);
    expect(artefacts.get('Interaction:1')).toBeDefined();
    await artefacts.close();
    const text = await readFile(place(), 'utf8');
    expect([text.includes('the-token'), text.includes('Interaction:2')]).toEqual([false, true]);
  });
});
