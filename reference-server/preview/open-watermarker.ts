// The watermarker of a running server, as its settings want it.
import type { Logger } from 'pino';
import type { FilePool } from '../pool/file-pool.ts';
import { patienceOf } from '../pool/open-pool.ts';
import type { Settings } from '../settings/env.ts';
import type { FileOf } from '../storage/objects/local-file.ts';
import { createWatermarker, type PreviewWatermarker } from './watermarker.ts';

export function openWatermarker(
  settings: Settings,
  pool: FilePool,
  fileOf: FileOf,
  log: Logger,
): Promise<PreviewWatermarker> {
  const warn = (message: string) => log.warn(message);
  return createWatermarker({ dataDir: settings.dataDir, pool, fileOf, warn, patience: patienceOf(settings) });
}
