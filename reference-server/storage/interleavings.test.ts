// Over the file store: a change is held before and after its journal line is durable.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { changeNames, placeOver } from '#core/testing/interleavings.ts';
import { testInterleavings } from '#core/testing/interleavings-tests.ts';
import { casesOf } from '#server/testing/deep.ts';
import { nodeDisk, type Disk } from './disk/disk.ts';
import { openFileStore, type FileStore } from './file-store.ts';

let opened: { file: FileStore; dataDir: string } | null = null;
afterAll(async () => {
  await opened?.file.close();
  if (opened) await rm(opened.dataDir, { recursive: true });
});

testInterleavings(
  () =>
    placeOver(async (pass) => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'interleavings-'));
      const file = await openFileStore(dataDir, { disk: passing(pass) });
      opened = { file, dataDir };
      return file.store;
    }),
  { changes: casesOf(changeNames), stride: 6, runs: 8 },
);

function passing(pass: () => Promise<void>): Disk {
  return {
    ...nodeDisk,
    async open(name, mode) {
      const file = await nodeDisk.open(name, mode);
      const datasync = file.datasync.bind(file);
      file.datasync = async () => {
        await pass();
        await datasync();
        await pass();
      };
      return file;
    },
  };
}
