import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

import type { SettledUploads } from '../engine/upload-engine.ts';
import { uploadTray } from '../tray/upload-tray-store.ts';
import { browserPorts } from './browser-ports.ts';
import type { BatchState } from './batch-state.ts';
import { UploadBatch } from './upload-batch.ts';

/**
 * The batch of a dialog: a new one, or one that waits in the tray. Whatever takes the dialog away without a decision,
 * such as the browser's Back, leaves the batch in the tray, where it goes on if its level was decided.
 */
export function useUploadBatch(
  folderId: string | null,
  onSettled: (settled: SettledUploads) => void,
  waiting?: UploadBatch,
): { batch: UploadBatch; state: BatchState } {
  const queryClient = useQueryClient();
  const [batch] = useState(() => waiting ?? new UploadBatch(folderId, browserPorts(queryClient)));
  useEffect(() => {
    batch.engine.whenSettled(onSettled);
  }, [batch, onSettled]);
  useEffect(() => {
    return () => {
      if (!batch.isWorthKeeping()) return;
      batch.handOver();
      uploadTray.take(batch);
    };
  }, [batch]);
  return { batch, state: useSyncExternalStore(batch.subscribe, batch.state) };
}
