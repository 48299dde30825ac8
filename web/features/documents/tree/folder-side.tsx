import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import type { DocumentsPaneProps } from '../list/documents-pane.tsx';
import { usePainted } from '#web/ui/browser/use-painted.ts';
import { FolderPane } from './folder-pane.tsx';
import { PaneDivider } from './pane-divider.tsx';
import type { FolderPaneState } from './use-folder-pane.ts';
import { useWorkspace } from '../page/workspace.ts';

interface FolderSideProps extends Pick<DocumentsPaneProps, 'library' | 'place' | 'view' | 'selection'> {
  pane: FolderPaneState;
  dropFolderId: string | null;
}

type ShownFolders = Pick<
  ComponentProps<typeof FolderPane>,
  'state' | 'isSearching' | 'matchCount' | 'rows' | 'keys' | 'newIn'
>;

const toCome: ShownFolders = {
  state: 'loading',
  isSearching: false,
  matchCount: 0,
  rows: [],
  keys: [],
  newIn: new Map(),
};

/** The folders: a pane beside the list, or a drawer on small screens. */
export function FolderSide({ library, place, pane, view, selection, dropFolderId }: FolderSideProps) {
  const { rename } = useWorkspace();
  const { isDrawer, isOpen, setIsOpen } = pane;
  const { openFolder } = place;
  const open = useCallback(
    (id: string) => {
      openFolder(id);
      if (isDrawer) setIsOpen(false);
    },
    [openFolder, isDrawer, setIsOpen],
  );
  const present: ShownFolders = useMemo(
    () => ({
      state: library.foldersState,
      isSearching: view.isSearching,
      matchCount: view.tree.matchCount,
      rows: view.tree.rows,
      keys: view.treeKeys,
      newIn: view.newIn,
    }),
    [library.foldersState, view.isSearching, view.tree, view.treeKeys, view.newIn],
  );
  // Deferred, so that the list is painted before the folders, at first and during typing. Failure is not deferred.
  const isPainted = usePainted();
  const later = useDeferredValue(isPainted ? present : toCome);
  const tree = present.state === 'ready' && later.state !== 'failed' ? later : present;
  if (!isOpen) return null;
  const close = () => setIsOpen(false);
  const folders = (
    <FolderPane
      {...tree}
      error={library.foldersError}
      onRetry={library.retryFolders}
      onClose={close}
      selection={selection}
      isSelecting={selection.isSelecting && !isDrawer}
      isTall={isDrawer}
      renamedKey={rename.key}
      openFolderId={view.openFolder?.id ?? null}
      dropFolderId={dropFolderId}
      onOpenFolder={open}
      onToggle={pane.toggle}
      onShowWhole={pane.isWhole ? null : pane.showWhole}
    />
  );
  if (isDrawer) return <FolderDrawer onClose={close}>{folders}</FolderDrawer>;
  return (
    <>
      <aside aria-label="Folders" className="flex-none" style={{ width: pane.width }}>
        {folders}
      </aside>
      <PaneDivider width={pane.width} onResize={pane.setWidth} />
    </>
  );
}

/** The tree as a modal dialog, where there is no room beside the list. The native dialog traps the focus. */
function FolderDrawer({ children, onClose }: { children: ReactNode; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label="Folders"
      onClose={onClose}
      onClick={(event) => {
        // Only the backdrop belongs to the dialog element itself.
        if (event.target === event.currentTarget) onClose();
      }}
      className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] border-r border-border bg-surface-raised text-text shadow-overlay open:animate-drawer backdrop:bg-overlay"
    >
      {children}
    </dialog>
  );
}
