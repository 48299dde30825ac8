// Files of others, in the folder of CORPUS. Each is watermarked or counted as not previewable; none fails more than its
// own preview, and none is shown unmarked.
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { previewableType, textType } from '#core/records/content-types.ts';
import { createFilePool } from '../pool/create-pool.ts';
import { sniffer } from './sniffer.ts';
import { createWatermarker } from './watermarker.ts';

const folder = process.env['CORPUS'];
const mark = { email: 'ada@strongroom.example', time: '2026-01-02T03:05:00.000Z' };
const HEAD_BYTES = 4100;

async function filesOf(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

describe('a corpus of real files', () => {
  it.skipIf(folder === undefined)(
    'is watermarked, or reported as not previewable, file by file (CORPUS names its folder)',
    async ({ annotate }) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'strongroom-corpus-'));
      const pool = createFilePool();
      const watermarker = await createWatermarker({
        dataDir,
        pool,
        fileOf: ({ key }) => Promise.resolve({ path: key, release: () => undefined }),
      });
      const counts: Record<string, number> = {};
      const faults: string[] = [];
      try {
        for (const file of await filesOf(folder ?? '')) {
          const bytes = await readFile(file);
          const head = bytes.subarray(0, HEAD_BYTES);
          const sniffedType = textType(head) ?? (await sniffer.sniff(head));
          const type = previewableType({ sniffedType, mimeType: sniffedType })?.type;
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          const watermarked =
            type && (await watermarker.watermark({ key: file, sha256, size: bytes.length, type }, mark).catch(String));
          const outcome = typeof watermarked === 'string' ? 'fault' : watermarked ? 'watermarked' : 'not previewable';
          counts[`${type ?? 'no preview'}: ${outcome}`] = (counts[`${type ?? 'no preview'}: ${outcome}`] ?? 0) + 1;
          if (typeof watermarked === 'string') faults.push(`${file}: ${watermarked}`);
          else if (watermarked) expect(watermarked.etag, file).not.toBe(sha256);
        }
      } finally {
        pool.close();
        await watermarker.close();
        await rm(dataDir, { recursive: true, force: true });
      }
      await annotate(JSON.stringify(counts));
      expect(faults).toEqual([]);
    },
    6 * 3_600_000,
  );
});
