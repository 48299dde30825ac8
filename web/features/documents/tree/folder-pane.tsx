import { FolderPlus, FolderTree as FolderTreeIcon, PanelLeftClose } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { skeleton } from '#web/ui/feedback/skeleton.tsx';
import { createFolderIn } from '../dialogs/adding.tsx';
import { accessory } from '#web/ui/browser/loaded-later.tsx';
import { useFirstSign } from '#web/ui/browser/use-first-sign.ts';
import { FolderTreeList, type FolderTreeListProps } from './folder-tree-list.tsx';
import type { Library, LoadState } from '../page/use-library.ts';
import { useWorkspace } from '../page/workspace.ts';

const DeletedItemsEntry = accessory('DeletedItemsEntry', () => import('../deleted/deleted-items-entry.tsx'));

interface FolderPaneProps extends Omit<FolderTreeListProps, 'scroller'> {
  state: LoadState;
  query: Library['foldersQuery'];
  isSearching: boolean;
  matchCount: number;
  onClose: () => void;
  /** Null if the search shows all folders already. */
  onShowWhole: (() => void) | null;
}

/** The folders, or their loading, failure and empty states. A search without matches keeps the tree. */
export function FolderPane(props: FolderPaneProps) {
  const { state, query, isSearching, matchCount, onClose, onShowWhole, ...tree } = props;
  const { rights, commands } = useWorkspace();
  const isUsed = useFirstSign() !== null;
  // State instead of a ref, since children are mounted before a ref is set.
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const create = () => commands.show(createFolderIn(null));
  const addFirst = (
    <Button size="sm" onClick={create}>
      Add the first folder
    </Button>
  );
  return (
    <div data-move-to="" className="flex h-full min-h-0 flex-col">
      <div className="flex h-12 flex-none items-center pr-2 pl-5">
        <h2 className="flex-1 text-group text-text">Folders</h2>
        {rights.mayCreateFolders && <IconButton label="Add folder" icon={FolderPlus} onClick={create} />}
        <IconButton label="Hide pane" icon={PanelLeftClose} onClick={onClose} />
      </div>
      {state === 'ready' && isSearching && matchCount === 0 && (
        <p className="px-5 pb-2 text-cell text-text-muted">No folders match your search criteria</p>
      )}
      <div ref={setScroller} className="min-h-0 flex-1 overflow-y-auto bg-surface pb-4">
        {state === 'loading' && <LoadingFolders />}
        {state === 'failed' && <ErrorState title="Failed to load folders" query={query} />}
        {state === 'ready' && tree.rows.length === 0 && !isSearching && (
          <EmptyState
            icon={FolderTreeIcon}
            title="No folders yet"
            action={rights.mayCreateFolders ? addFirst : undefined}
          />
        )}
        {state === 'ready' && <FolderTreeList key={String(tree.isTall)} {...tree} scroller={scroller} />}
        {isSearching && matchCount > 0 && onShowWhole && (
          <Button size="sm" onClick={onShowWhole} className="mt-2 ml-3">
            Show all folders
          </Button>
        )}
      </div>
      {(isUsed || tree.isTall) && rights.mayDeleteFolders && <DeletedItemsEntry />}
    </div>
  );
}

function LoadingFolders() {
  return (
    <div role="status" className="px-5">
      <p className="pb-2 text-caption text-text-subtle">Loading folders...</p>
      {[60, 75, 50, 66, 58, 70].map((width) => (
        <span key={width} className="flex h-8 items-center gap-3">
          {skeleton('size-4')}
          <span style={{ width: `${width}%` }}>{skeleton('h-2.5')}</span>
        </span>
      ))}
    </div>
  );
}
