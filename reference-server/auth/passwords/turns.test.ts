import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { derive } from './scrypt-queue.ts';
import { QueueFull, Turns } from './turns.ts';

const order = (turns: Turns<string>) => {
  const found: string[] = [];
  for (let next = turns.next(); next !== undefined; next = turns.next()) found.push(next);
  return found;
};

it('every caller gets a turn before any caller gets a second one', () => {
  const turns = new Turns<string>({ mostOfOne: 100, most: 1000 });
  for (let at = 0; at < 5; at += 1) turns.add('flood', `flood ${at}`);
  turns.add('one', 'one 0');
  turns.add('other', 'other 0');
  turns.add('one', 'one 1');
  expect(order(turns)).toEqual(['flood 0', 'one 0', 'other 0', 'flood 1', 'one 1', 'flood 2', 'flood 3', 'flood 4']);
});

it('neither one of them nor all together fill more than their part of the queue', () => {
  const turns = new Turns<string>({ mostOfOne: 2, most: 3 });
  turns.add('flood', 'a');
  turns.add('flood', 'b');
  expect(() => turns.add('flood', 'c')).toThrow(QueueFull);
  turns.add('one', 'd');
  expect(() => turns.add('other', 'e')).toThrow(QueueFull);
  expect(turns.next()).toBe('a');
  turns.add('other', 'e');
  expect(order(turns)).toEqual(['d', 'b', 'e']);
});

it.runIf(isDeep)('while 200 passwords wait, what is written to the disk does not', async () => {
  const input = { password: 'x', salt: hash('sha256', 'salt', 'buffer'), length: 32 };
  const options = { N: 8192, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  let looked = 0;
  const all = Array.from({ length: 200 }, (_, at) =>
    derive({ ...input, options }, `caller ${at % 4}`).then(() => (looked += 1)),
  );
  const file = path.join(tmpdir(), `strongroom-turns-${process.pid}`);
  for (let written = 0; written < 5; written += 1) await writeFile(file, 'a change');
  expect(looked).toBeLessThan(100);
  await Promise.all(all);
  await rm(file);
});

it('a password that cannot be looked at is a fault of its own, and the next one is looked at', async () => {
  const input = { password: 'x', salt: hash('sha256', 'salt', 'buffer'), length: 32 };
  const options = { N: 1024, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  const broken = derive({ ...input, options: { ...options, N: 1000 } }, 'somebody');
  const whole = derive({ ...input, options }, 'somebody');
  await expect(broken).rejects.toThrow();
  expect(await whole).toHaveLength(32);
});
