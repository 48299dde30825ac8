import { Trash2 } from 'lucide-react';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { useWorkspace } from '../page/workspace.ts';

const DeletedItemsDialog = loadedLater('DeletedItemsDialog', () => import('./deleted-items-dialog.tsx'));

/** At the bottom of the folders. */
export function DeletedItemsEntry() {
  const { commands } = useWorkspace();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-no-place=""
      onPointerEnter={DeletedItemsDialog.preload}
      onClick={() => commands.show(({ onClose }) => <DeletedItemsDialog show={commands.show} onClose={onClose} />)}
      className="flex h-11 w-full flex-none items-center gap-3 border-t border-border px-5 text-left text-cell text-text-muted hover:bg-surface-hover hover:text-text focus-visible:-outline-offset-2"
    >
      <Trash2 size={16} aria-hidden />
      Deleted Items
    </button>
  );
}
