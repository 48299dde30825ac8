import { counted, grouped } from '#web/format/counted.ts';
import type { toast } from '#web/ui/feedback/toast.ts';
import { accessLabel } from '#web/domain/access/access-level.ts';
import type { UploadSettings } from './level/use-upload-settings.ts';
import type { ProcessResult } from './engine/process-uploads.ts';
import type { SettledUploads } from './engine/upload-engine.ts';
import type { StatusCounts } from './engine/upload-item.ts';

type Toast = Parameters<typeof toast>[0];

const storing = {};
const processing = {};

/** The toast after the last transfer has ended. */
export function settledToast({ stored, failed }: SettledUploads): Toast {
  if (stored.length === 0) {
    return {
      title: 'Upload Failed',
      message: `${failed.length} file(s) failed to upload`,
      tone: 'destructive',
      about: storing,
    };
  }
  const rest = failed.length === 0 ? '' : `, ${failed.length} failed`;
  const message = `${stored.length} file(s) uploaded successfully${rest}`;
  return { title: 'Upload Complete', message, ...(failed.length === 0 && { about: storing }) };
}

export function processedToast({ processed }: Pick<ProcessResult, 'processed'>): Toast {
  return processed === 0
    ? { title: 'Error', message: 'Failed to process any documents', tone: 'destructive', about: processing }
    : { title: 'Success', message: `${processed} document(s) processed successfully`, about: processing };
}

export function stoppedToast(done: number, all: number): Toast {
  if (all === 0) return { title: 'Upload Stopped', message: 'Folders that were made stay. No more are made.' };
  const message =
    done === 0
      ? 'No file is in. What was picked was discarded.'
      : `${grouped(done)} of ${counted(all, 'file')} ${done === 1 ? 'is' : 'are'} in. The rest was discarded.`;
  return { title: 'Upload Stopped', message };
}

/** "300 files as Public into 02 Financials": what the button does. */
export function intent(count: number, settings: UploadSettings, folderName: string | null): string {
  const files = `${counted(count, 'file')} as ${accessLabel(settings.accessLevel)}`;
  const place = folderName ?? 'Home';
  return `${files} into ${place}${settings.downloadRestricted ? ', downloads restricted' : ''}`;
}

/** "1 ready, 2 uploading, 1 failed", without zeros. */
export function summary(counts: StatusCounts): string {
  const parts: [number, string][] = [
    [counts.uploaded, 'ready to process'],
    [counts.uploading, 'uploading'],
    [counts.processing, 'processing'],
    [counts.completed, 'completed'],
    [counts.failed, 'failed'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${grouped(count)} ${word}`)
    .join(', ');
}
