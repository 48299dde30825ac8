import { copyText } from '#web/ui/browser/copy-text.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Copies the address of a document's preview or of a folder. The link gives no access by itself. */
export async function shareLink(
  kind: 'document' | 'folder',
  { id, name }: { id: string; name: string },
): Promise<void> {
  const link = `${window.location.origin}/documents?${kind}=${encodeURIComponent(id)}`;
  if (await copyText(link)) toast({ title: 'Copied!', message: `The link to ${name} is in the clipboard.` });
  else toast({ title: 'Error', message: `The link could not be copied: ${link}`, tone: 'destructive' });
}
