import type { Document } from '#contract/types.ts';
import { copyText } from '#web/ui/browser/copy-text.ts';
import { toast } from '#web/ui/feedback/toast.ts';

/** Puts the address of a document into the clipboard. The link opens its preview and grants nothing. */
export async function shareLink({ id, name }: Document): Promise<void> {
  const link = `${window.location.origin}/documents?document=${encodeURIComponent(id)}`;
  if (await copyText(link)) {
    toast({ title: 'Copied!', message: `The link to ${name} is in the clipboard.` });
  } else {
    toast({ title: 'Error', message: `The link could not be copied: ${link}`, tone: 'destructive' });
  }
}
