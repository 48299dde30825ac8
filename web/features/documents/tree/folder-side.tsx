import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  useEffect,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import type { DocumentsPaneProps } from '../list/documents-pane.tsx';
import { FolderPane } from './folder-pane.tsx';
import { type FolderPaneState, narrowest, widest } from './use-folder-pane.ts';
import { useWorkspace } from '../page/workspace.ts';
import { openModal } from '#web/ui/overlay/open-modal.ts';
import { cx } from '#web/ui/theme/cx.ts';

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
      query={library.foldersQuery}
      onClose={close}
      selection={selection}
      isSelecting={selection.isSelecting && !isDrawer}
      isTall={isDrawer}
      // The list, if it shows the document as well, has the field.
      renamedKey={rename.key !== null && !isDrawer && view.documentKeys.includes(rename.key) ? null : rename.key}
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
  return (
    <dialog
      ref={openModal}
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

/** Whether the component has been painted: what the first frame can do without is rendered then. */
function usePainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    // The first frame may be the one that is about to be painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}

const step = 16;

/** The edge between tree and list, moved by dragging or arrow keys. */
function PaneDivider({ width, onResize }: { width: number; onResize: (width: number) => void }) {
  const [grip, setGrip] = useState<{ x: number; width: number } | null>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: width - step, ArrowRight: width + step, Home: narrowest, End: widest }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onResize(next);
  };
  const onPointerDown = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ x: event.clientX, width });
  };
  return (
    <div
      role="separator"
      aria-label="Width of the folder pane"
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => grip && onResize(grip.width + event.clientX - grip.x)}
      onPointerUp={() => setGrip(null)}
      onPointerCancel={() => setGrip(null)}
      className={cx(
        'group/edge relative z-10 -mr-1.5 -ml-1.5 w-3 flex-none cursor-col-resize touch-none',
        'after:absolute after:inset-y-0 after:left-1.5 after:w-px after:bg-border hover:after:bg-border-strong',
        grip && 'after:bg-accent!',
      )}
    >
      <span className="absolute top-1/2 left-[3px] h-8 w-[3px] -translate-y-1/2 rounded-full bg-border-strong group-hover/edge:bg-border-control" />
    </div>
  );
}
