import { copyText } from './copy-text.ts';
import { toast } from '../feedback/toast.ts';

export async function copyWithToast(text: string): Promise<boolean> {
  const isCopied = await copyText(text);
  if (isCopied) toast({ title: 'Copied!' });
  else toast({ title: 'Error', message: 'Failed to copy. Select the text and copy it by hand.', tone: 'destructive' });
  return isCopied;
}
