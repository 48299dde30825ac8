import type { PickedFile } from '#web/domain/files/dropped-files.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { MAX_FILE_BYTES } from '../engine/upload-limits.ts';

const MB = 1024 * 1024;

/** Whether the file may be uploaded; shows the reason if not. */
export function isAccepted(file: File): boolean {
  if (file.size <= MAX_FILE_BYTES) return true;
  const size = (file.size / MB).toFixed(1);
  toast({
    title: 'File Too Large',
    message: `${file.name} is too large (${size}MB). Max size is 50MB.`,
    tone: 'destructive',
  });
  return false;
}

/** The files that may be uploaded. Each size is a question to the browser, so the page is drawn between fifty of them. */
export async function acceptedOf(files: readonly PickedFile[]): Promise<Set<PickedFile>> {
  const accepted = new Set<PickedFile>();
  for (const [at, picked] of files.entries()) {
    if (at > 0 && at % 50 === 0) await new Promise((resolve) => setTimeout(resolve));
    if (isAccepted(picked.file)) accepted.add(picked);
  }
  return accepted;
}
