import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { isUnauthorized } from '#web/api/api-error.ts';
import { useRegisterDocument } from '#contract/hooks/documents.ts';
import { useCreateFolder } from '#contract/hooks/folders.ts';
import type { Folder } from '#contract/types.ts';
import { refetchLists } from '#web/api/query-client.ts';
import { useOneAtATime } from '#web/api/use-one-at-a-time.ts';
import { folderWords } from '#web/domain/words/folder-words.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import type { FolderPath } from '../files/folder-paths.ts';
import { type ProcessJob, processUploads } from './process-uploads.ts';
import { RunBrake } from './run-brake.ts';
import type { UploadEngine } from './upload-engine.ts';
import { countByStatus } from './upload-item.ts';
import { processedToast, stoppedToast } from '../upload-words.ts';

interface ProcessOptions {
  engine: UploadEngine;
  folderId: string | null;
  folders: readonly Folder[];
  directories: readonly FolderPath[];
  onDone: () => void;
}

const fail = (message: string) => toast({ title: 'Error', message, tone: 'destructive' });

/**
 * Registers what is ready, as one change: the lists are read again once, at its end. A run ends with its dialog, but for
 * the calls under way.
 */
export function useProcessUploads({ engine, folderId, folders, directories, onDone }: ProcessOptions) {
  const queryClient = useQueryClient();
  const once = useOneAtATime();
  const [isProcessing, setIsProcessing] = useState(false);
  const brake = useRef<RunBrake | null>(null);
  useEffect(() => () => brake.current?.stop(), []);
  const step = { mutation: { meta: { refetch: false } } };
  const { mutateAsync: register } = useRegisterDocument(step);
  const { mutateAsync: createFolder } = useCreateFolder(step);

  const run = async (settings: ProcessJob['settings'], mayGoOn: ProcessJob['mayGoOn']) => {
    const all = engine.items();
    const items = all.filter((item) => item.status === 'uploaded');
    const isFoldersOnly = all.length === 0 && directories.length > 0;
    if (items.length === 0 && !isFoldersOnly) {
      fail('Please upload at least one file');
      return;
    }
    const result = await processUploads({
      items,
      directories,
      folderId,
      settings,
      folders,
      createFolder: (data) => createFolder({ data }),
      register: (data) => register({ data }),
      report: (id, event) => engine.dispatch(id, event),
      isSessionOver: isUnauthorized,
      mayGoOn,
    });
    if (result.isSessionOver) return;
    void refetchLists(queryClient);
    if (result.isStopped) toast(stoppedToast(countByStatus(all).completed + result.processed, all.length));
    else if (!isFoldersOnly) toast(processedToast(result));
    else if (result.foldersFailed > 0) fail(folderWords.createFolder.failed.message);
    else toast(folderWords.createFolder.done);
    const isDone = engine.items().every((item) => item.status === 'completed');
    if (isDone && result.foldersFailed === 0) onDone();
  };

  const process = (settings: ProcessJob['settings']) =>
    once(async () => {
      setIsProcessing(true);
      brake.current = new RunBrake();
      try {
        await run(settings, brake.current.mayGoOn);
      } catch {
        fail('Failed to process documents');
      } finally {
        setIsProcessing(false);
      }
    });
  return {
    process,
    isProcessing,
    /** Nothing more is sent until `release`. */
    hold: () => brake.current?.hold(),
    release: () => brake.current?.release(),
  };
}
