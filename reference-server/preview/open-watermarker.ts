// The watermarker of a running server, as its settings want it.
import type { Logger } from 'pino';
import type { Settings } from '../settings/env.ts';
import { createWatermarker, type PreviewWatermarker } from './watermarker.ts';

const LONGEST_PATIENCE_MS = 45_000;

export function openWatermarker(
  settings: Settings,
  pathOf: (key: string) => string,
  log: Logger,
): Promise<PreviewWatermarker> {
  const { dataDir, previewProcesses, idleTimeoutSeconds } = settings;
  return createWatermarker({
    dataDir,
    pathOf,
    warn: (message) => log.warn(message),
    memoryMegabytes: settings.previewMemoryMegabytes,
    timeLimit: settings.previewSeconds * 1000,
    // Well before a connection over which nothing moves is cut.
    patience: Math.min(LONGEST_PATIENCE_MS, idleTimeoutSeconds * 750),
    ...(previewProcesses > 0 ? { processes: previewProcesses } : {}),
  });
}
