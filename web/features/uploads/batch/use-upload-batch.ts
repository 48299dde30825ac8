import { type MutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SettledUploads } from '../engine/upload-engine.ts';
import { uploadTray } from '../tray/upload-tray-store.ts';
import type { BatchState } from './batch-state.ts';
import type { BatchPorts } from './batch-ports.ts';
import { UploadBatch } from './upload-batch.ts';
import { getRegisterDocumentMutationOptions } from '#contract/hooks/documents.ts';
import { getCreateFolderMutationOptions, getListFoldersQueryOptions } from '#contract/hooks/folders.ts';
import { getCreateUploadTicketMutationOptions } from '#contract/hooks/objects.ts';
import { isUnauthorized } from '#web/api/api-error.ts';
import { refetchLists } from '#web/api/query-client.ts';
import { useStore } from '#web/ui/browser/store.ts';
import { wait } from '#web/ui/browser/wait.ts';
import { browserConnection } from '../engine/connection.ts';
import { xhrTransport } from '../engine/transport.ts';

/** Without a decision, for example by Back, the batch moves to the tray, and continues if its level was chosen. */
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
  return { batch, state: useStore(batch.state) };
}

/** The batch's ports for this browser and server. They need no mounted component. */
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
      sleep: wait,
      isSessionOver: (error) => isUnauthorized(error.cause),
    },
    listFolders: () => queryClient.query(getListFoldersQueryOptions()),
    createFolder: (data) => createFolder({ data }),
    register: (data) => register({ data }),
    refetch: () => void refetchLists(queryClient),
    nextFrame,
    isSessionOver: isUnauthorized,
  };
}

/** Hidden tabs render no frames; the list is updated four times a second. */
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

/** Outlives its component; the mutation cache notices a lost session, and the batch refetches lists itself. */
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
