import { copyText } from '#web/ui/browser/copy-text.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Puts an address into the clipboard: it opens the preview of a document, or a folder, and grants nothing. */
export async function shareLink(
  kind: 'document' | 'folder',
  { id, name }: { id: string; name: string },
): Promise<void> {
  const link = `${window.location.origin}/documents?${kind}=${encodeURIComponent(id)}`;
  if (await copyText(link)) {
    toast({ title: 'Copied!', message: `The link to ${name} is in the clipboard.` });
  } else {
    toast({ title: 'Error', message: `The link could not be copied: ${link}`, tone: 'destructive' });
  }
}
