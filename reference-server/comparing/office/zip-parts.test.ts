import { expect, it } from 'vitest';
import { openParts } from './zip-parts.ts';

/** A ZIP file of empty parts: its directory with names only. */
function emptyParts(count: number, nameOf: (at: number) => string = String): Uint8Array {
  const directory = Buffer.alloc(count * 51);
  for (let at = 0; at < count; at += 1) {
    directory.writeUInt32LE(0x02014b50, at * 51);
    directory.writeUInt16LE(5, at * 51 + 28);
    directory.write(nameOf(at).padStart(5, '0'), at * 51 + 46);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  return Buffer.concat([directory, end]);
}

it('a file of more than 20,000 parts is too large, however little is in them', async () => {
  expect((await openParts(emptyParts(2), 1)).has('00001')).toBe(true);
  await expect(openParts(emptyParts(20_001), 1)).rejects.toMatchObject({ reason: 'too-large' });
  const ofOneName = emptyParts(20_001, () => 'again');
  await expect(openParts(ofOneName, 1)).rejects.toMatchObject({ reason: 'too-large' });
});
