import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { openFileStore } from '../file-store.ts';
import { audit } from '../testing/rows.ts';

it('a line of the log is read once, however many of its entries are requested', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'entries-at-'));
  const server = await openFileStore(dataDir);
  try {
    for (let commit = 0; commit < 2; commit += 1) {
      await server.store.transact(async (tx) => {
        for (let at = 0; at < 50; at += 1)
          await tx.audit.append({ ...audit(`Entry ${at}`), resourceType: 'document', resourceId: 'doc-a' });
      });
    }
    const parse = vi.spyOn(JSON, 'parse');
    const found = await server.store.read((tx) => tx.audit.newest({ limit: 100, document: 'doc-a' }));
    expect(parse).toHaveBeenCalledTimes(2);
    expect(found.map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, at) => `audit-${100 - at}`));
  } finally {
    vi.restoreAllMocks();
    await server.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});
