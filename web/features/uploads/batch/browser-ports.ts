import type { QueryClient } from '@tanstack/react-query';

import { getRegisterDocumentMutationOptions } from '#contract/hooks/documents.ts';
import { getCreateFolderMutationOptions, getListFoldersQueryOptions } from '#contract/hooks/folders.ts';
import { getCreateUploadTicketMutationOptions } from '#contract/hooks/objects.ts';
import { isUnauthorized } from '#web/api/api-error.ts';
import { batchStep } from '#web/api/batch-step.ts';
import { refetchLists } from '#web/api/query-client.ts';
import { browserConnection } from '../engine/connection.ts';
import { xhrTransport } from '../engine/transport.ts';
import type { BatchPorts } from './upload-batch.ts';

/** What a batch needs, as this browser and this server give it. No component has to stay for it. */
export function browserPorts(queryClient: QueryClient): BatchPorts {
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
