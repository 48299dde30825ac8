// The comparer of a running server, as its settings want it.
import type { Logger } from 'pino';
import type { FilePool } from '../pool/file-pool.ts';
import { patienceOf } from '../pool/open-pool.ts';
import type { Settings } from '../settings/env.ts';
import type { FileOf } from '../storage/objects/local-file.ts';
import { createComparer, type StoredComparer } from './comparer.ts';

export function openComparer(settings: Settings, pool: FilePool, fileOf: FileOf, log: Logger): Promise<StoredComparer> {
  const warn = (message: string) => log.warn(message);
  return createComparer({ dataDir: settings.dataDir, pool, fileOf, warn, patience: patienceOf(settings) });
}
