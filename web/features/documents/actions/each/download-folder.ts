import { FolderDown } from 'lucide-react';
import { toast } from '#web/ui/feedback/toast.ts';
import type { Action, ActionContext, Item } from '../action.ts';

/** Few people take much along: the code for it comes when it is asked for. */
async function takeAlong({ show }: ActionContext, items: readonly Item[]): Promise<void> {
  try {
    await (await import('#web/features/documents/archive/take-along.tsx')).takeAlong(items, show);
  } catch {
    toast({ title: 'Download Failed', tone: 'destructive' });
  }
}

export const downloadFolder: Action = {
  id: 'download-folder',
  label: 'Download Folder',
  icon: FolderDown,
  buttons: [],
  applies: ({ kind }) => kind === 'folder',
  may: () => true,
  run: (context, items) => void takeAlong(context, items),
};
