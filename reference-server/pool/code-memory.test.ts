import { expect, it } from 'vitest';
import { codeKilobytes } from './code-memory.ts';

it('is the largest mapping that can be both written and executed', () => {
  const maps = `
00400000-02a00000 r-xp 00000000 08:01 123 /usr/bin/node
7fce3c000000-7fce5c000000 rwxp 00000000 00:00 0
7fce5c000000-7fce5c040000 rwxp 00000000 00:00 0
7fce72600000-7fce7a600000 rw-p 00000000 00:00 0 `;
  expect(codeKilobytes(maps)).toBe(524_288);
  expect(codeKilobytes('')).toBe(0);
});
