import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { findToast } from '#web/testing/toasts.ts';
import { dismissToast, toastStore } from '#web/ui/feedback/toast.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import type { UploadEngine } from './upload-engine.ts';
import { useProcessUploads } from './use-process-uploads.ts';

afterEach(() => {
  cleanup();
  for (const { id } of toastStore.records()) dismissToast(id);
});

test('processing that breaks by itself says so, and can be tried again', async () => {
  const engine = {
    items: () => {
      throw new Error('The engine is broken');
    },
  } as unknown as UploadEngine;
  render(<Toaster />);
  const { result } = renderHook(
    () => useProcessUploads({ engine, folderId: null, folders: [], directories: [], onDone: () => undefined }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>,
    },
  );
  await result.current.process({ accessLevel: 'public', downloadRestricted: false });
  await findToast('Error', 'Failed to process documents', 'destructive');
  await waitFor(() => expect(result.current.isProcessing).toBe(false));
});
