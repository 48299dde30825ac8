import { hash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { derive, QueueFull } from './password-queue.ts';

const input = { password: 'x', salt: hash('sha256', 'salt', 'buffer'), length: 32 };
const options = { N: 1024, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

it('one caller can fill only a part of the queue, and others have their turn before the rest of theirs', async () => {
  const order: string[] = [];
  const ask = (who: string) => derive({ ...input, options }, who).then(() => order.push(who));
  const flood = Array.from({ length: 101 }, () => ask('flood'));
  await expect(ask('flood')).rejects.toThrow(QueueFull);
  await ask('one');
  expect(order).toEqual(['flood', 'flood', 'one']);
  await Promise.all(flood);
});

it.runIf(isDeep)('while 200 passwords wait, writes to the disk do not', async () => {
  let looked = 0;
  const all = Array.from({ length: 200 }, (_, at) =>
    derive({ ...input, options: { ...options, N: 8192 } }, `caller ${at % 4}`).then(() => (looked += 1)),
  );
  const file = path.join(tmpdir(), `strongroom-turns-${process.pid}`);
  for (let written = 0; written < 5; written += 1) await writeFile(file, 'a change');
  expect(looked).toBeLessThan(100);
  await Promise.all(all);
  await rm(file);
});

it('a password that cannot be checked is reported as a fault, and the next one is checked', async () => {
  const broken = derive({ ...input, options: { ...options, N: 1000 } }, 'somebody');
  const whole = derive({ ...input, options }, 'somebody');
  await expect(broken).rejects.toThrow();
  expect(await whole).toHaveLength(32);
});
