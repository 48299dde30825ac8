import { type MutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';

import type { SettledUploads } from '../engine/upload-engine.ts';
import { uploadTray } from '../tray/upload-tray-store.ts';
import type { BatchState } from './batch-state.ts';
import { type BatchPorts, UploadBatch } from './upload-batch.ts';
import { getRegisterDocumentMutationOptions } from '#contract/hooks/documents.ts';
import { getCreateFolderMutationOptions, getListFoldersQueryOptions } from '#contract/hooks/folders.ts';
import { getCreateUploadTicketMutationOptions } from '#contract/hooks/objects.ts';
import { isUnauthorized } from '#web/api/api-error.ts';
import { refetchLists } from '#web/api/query-client.ts';
import { browserConnection } from '../engine/connection.ts';
import { xhrTransport } from '../engine/transport.ts';

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

/** What a batch needs, as this browser and this server give it. No component has to stay for it. */
function browserPorts(queryClient: QueryClient): BatchPorts {
  const createTicket = batchStep(queryClient, getCreateUploadTicketMutationOptions());
  const createFolder = batchStep(queryClient, getCreateFolderMutationOptions());
  const register = batchStep(queryClient, getRegisterDocumentMutationOptions());
  return {
    engine: {
      createTicket: async () => (await createTicket()).uploadURL,
      transport: xhrTransport,
      connection: browserConnection,
      now: () => performance.now(),
      sleep,
      nextFrame,
      isSessionOver: (error) => isUnauthorized(error.cause),
    },
    listFolders: () => queryClient.query(getListFoldersQueryOptions()),
    createFolder: (data) => createFolder({ data }),
    register: (data) => register({ data }),
    refetch: () => void refetchLists(queryClient),
    isSessionOver: isUnauthorized,
  };
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('Aborted while waiting'));
    });
  });
}

/** A hidden tab draws no frames; its list still goes on, four times a second. */
function nextFrame(render: () => void): void {
  let isDrawn = false;
  const draw = () => {
    if (isDrawn) return;
    isDrawn = true;
    render();
  };
  requestAnimationFrame(draw);
  setTimeout(draw, 250);
}

/**
 * One step of a batch that outlives the component which began it. It goes through the client's cache of changes as every
 * change does, so that a lost session is noticed; the batch reads the lists again itself.
 */
function batchStep<Data, Failure, Variables, Context>(
  queryClient: QueryClient,
  options: MutationOptions<Data, Failure, Variables, Context>,
): (variables: Variables) => Promise<Data> {
  return (variables) =>
    queryClient
      .getMutationCache()
      .build(queryClient, { ...options, meta: { refetch: false } })
      .execute(variables);
}
