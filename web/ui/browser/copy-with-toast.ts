import { copyText } from './copy-text.ts';
import { toast } from '../feedback/toast.ts';

export async function copyWithToast(text: string): Promise<void> {
  if (await copyText(text)) toast({ title: 'Copied!' });
  else toast({ title: 'Error', message: 'Failed to copy. Select the text and copy it by hand.', tone: 'destructive' });
}
