import { useEffect, useMemo, useRef, useState } from 'react';
import type { Folder } from '#contract/types.ts';
import { searchTerm } from '#web/domain/names/search-text.ts';
import { accessory, loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { PageHeader } from '#web/domain/product/page-header.tsx';
import { useCalm } from '#web/ui/print/use-calm.ts';
import { Printed } from '#web/ui/print/printed.tsx';
import { uploadInto } from './dialogs/adding.tsx';
import { OpenDialogs } from './dialogs/open-dialogs.tsx';
import { DocumentGrid, DocumentsPane } from './list/documents-pane.tsx';
import { FolderSide } from './tree/folder-side.tsx';
import { folderKey, type ItemKey } from './model/item-key.ts';
import type { OpenMenu } from './menu/open-menu.ts';
import { itemActions } from './actions/item-actions.ts';
import { PageActions } from './actions/page-actions.tsx';
import { Toolbar } from './find/toolbar.tsx';
import type { BulkDeleteOptions } from './selection/use-bulk-delete.ts';
import { useCommands } from './actions/use-commands.ts';
import { useDocumentsState } from './page/use-documents-state.ts';
import { useShownDocuments } from './page/use-shown-documents.ts';
import { useFileDrop } from './drop/use-file-drop.ts';
import { useFolderPane } from './tree/use-folder-pane.ts';
import { useLibrary } from './page/use-library.ts';
import { useFirstSign } from '#web/ui/browser/use-first-sign.ts';
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts';
import { inAddress, usePlace } from './page/use-place.ts';
import { RenameField } from './rename/rename-field-later.ts';
import { useRename } from './rename/use-rename.ts';
import { useRights } from './actions/use-rights.ts';
import { useSelectionActions } from './selection/use-selection-actions.ts';
import { allOf, useSelection } from './selection/use-selection.ts';
import { useShortcuts } from './keys/use-shortcuts.ts';
import { LayoutModes } from './list/layout-modes.tsx';
import { WorkspaceContext } from './page/workspace.ts';

const DocumentsSheet = loadedLater('DocumentsSheet', () => import('./print/documents-sheet.tsx'));

const ItemDrag = accessory('ItemDrag', () => import('./move/item-drag.tsx'));
const DropOverlay = loadedLater('DropOverlay', () => import('./drop/drop-overlay.tsx'));
const BulkBar = loadedLater('BulkBar', () => import('./selection/bulk-bar.tsx'));
const Favourites = accessory('Favourites', () => import('./favourites/favourites.ts'));
const ActionMenu = loadedLater('ActionMenu', () => import('./menu/action-menu.tsx'));

/** Document Management: hooks derive the data, components render it. */
export function DocumentsPage() {
  const library = useLibrary();
  const isAnyPending = useMemo(
    () => library.documents.some(({ approval }) => approval?.requestId != null),
    [library.documents],
  );
  const state = useDocumentsState();
  const place = usePlace(state);
  const rights = useRights();
  const [menu, showMenu] = useState<OpenMenu | null>(null);
  // Loads the code of menus and selections on the first sign of the user, before it is needed.
  const isUsed = useFirstSign() !== null;
  useEffect(() => {
    if (isUsed) for (const part of [ActionMenu, BulkBar, DocumentGrid, DropOverlay, RenameField]) void part.preload();
  }, [isUsed]);
  const isCalm = useCalm();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const [favourites, setFavourites] = useState<ReadonlySet<string> | null>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const pane = useFolderPane({
    tree: library.tree,
    openFolderId: library.tree.byId.has(place.folderId ?? '') ? place.folderId : null,
    searchTerm: searchTerm(state.search),
  });
  const view = useShownDocuments({ library, place, state, pane });
  const openFolderId = view.openFolder?.id ?? null;

  // Only visible items can be selected, so the tree counts only while it is open beside the list.
  const isTreeBeside = pane.isOpen && !pane.isDrawer;
  const panes = useMemo(
    () => (isTreeBeside ? [view.documentKeys, view.treeKeys] : [view.documentKeys]),
    [isTreeBeside, view.documentKeys, view.treeKeys],
  );
  const selection = useSelection(panes);
  const rename = useRename(pane.isOpen ? [view.documentKeys, view.treeKeys] : panes);
  const dialogs = useCommands({ place, pane, rename, tree: library.tree, reset: state.reset });
  const { sought, onFound } = dialogs;
  const isListed = library.documentsState === 'ready' && library.foldersState !== 'loading';
  useEffect(() => {
    // It may have been deleted or moved.
    if (isListed && sought !== null && !view.documentKeys.includes(sought)) onFound();
  }, [isListed, sought, view.documentKeys, onFound]);
  const { commands } = dialogs;
  const actionsOn = useSelectionActions({ selected: selection.selected, library, rights, commands });
  const actions = useMemo(() => actionsOn(itemActions), [actionsOn]);
  // Reads the present address, since the user may have left during the call.
  const leaveFolder = (isGone: (folder: Folder) => boolean, to: string | null) => {
    if (library.tree.pathTo(inAddress('folder') ?? '').some(isGone)) place.openFolder(to);
  };
  const keepSelected = (stayed: readonly ItemKey[]) => {
    if (stayed.length === 0) selection.clear();
    else selection.replace(new Set(stayed));
  };
  const onItemsDeleted: BulkDeleteOptions['onDone'] = (requested, failed) => {
    keepSelected(failed);
    leaveFolder(({ id }) => requested.includes(folderKey(id)) && !failed.includes(folderKey(id)), null);
  };
  // Select all applies to the list, and to the tree only if it has the focus.
  const selectAll = () => selection.replace(allOf(view.documentKeys));
  const { isSelecting, toggleMode } = selection;
  useShortcuts(
    {
      selectAll: () => (isFocusInTree() ? selection.replace(new Set(view.treeKeys)) : selectAll()),
      // A row that was clicked before is selected as well; the focus may have gone on by the arrows.
      actions:
        isSelecting && selection.selected.size > 0 ? () => actions : () => actionsOn(itemActions, focusedItems()),
      toggleLayout: state.toggleLayout,
      focusSearch: () => searchField.current?.focus(),
      clearSelection: selection.clear,
    },
    rename.key !== null,
  );
  const drag = useFileDrop({
    mayUpload: rights.mayUpload,
    folderId: openFolderId,
    onDrop: (folderId, dropped) => commands.showNext(uploadInto(folderId, dropped)),
  });
  const workspace = useMemo(
    () => ({ rights, commands, showMenu, rename, favourites, sought, onFound }),
    [rights, commands, rename, favourites, sought, onFound],
  );
  const modes = useMemo(
    () => <LayoutModes state={state} isSelecting={isSelecting} onToggleSelecting={toggleMode} isPhone={isPhone} />,
    [state, isSelecting, toggleMode, isPhone],
  );
  const shown = { library, place, view, selection };
  return (
    <WorkspaceContext value={workspace}>
      <PageHeader
        title="Document Management"
        subtitle="Store, share and control documents in folders"
        actions={<PageActions openFolderId={openFolderId} isAnyPending={isCalm && isAnyPending} />}
      />
      <Toolbar documents={library.documents} state={state} searchField={searchField} isPhone={isPhone} modes={modes} />
      <div className="flex min-h-0 flex-1 max-md:min-h-[60dvh]">
        <FolderSide {...shown} pane={pane} dropFolderId={drag?.rowFolderId ?? null} />
        <DocumentsPane
          {...shown}
          state={state}
          modes={isPhone && modes}
          onShowFolders={isTreeBeside ? null : () => pane.setIsOpen(true)}
        >
          {drag && <DropOverlay isFolder={drag.folderId !== null} />}
          {isSelecting && (
            <BulkBar
              count={selection.selected.size}
              actions={actions}
              actionsOn={actionsOn}
              rights={rights}
              isPhone={isPhone}
              showMenu={showMenu}
              onSelectAll={selectAll}
              onClear={selection.clear}
            />
          )}
        </DocumentsPane>
      </div>
      <Printed
        sheet={DocumentsSheet}
        data={library.documentsState === 'ready' ? { view, state, isTreeShown: isTreeBeside } : null}
      />
      {isUsed && rights.mayMove && library.documentsState === 'ready' && (
        <ItemDrag library={library} selected={selection.selected} onOpen={pane.toggle} show={commands.showNext} />
      )}
      {isCalm && <Favourites onKnown={setFavourites} setFilters={state.setFilters} />}
      {menu && (
        <ActionMenu menu={menu} view={view} rights={rights} commands={commands} onClose={() => showMenu(null)} />
      )}
      <OpenDialogs
        open={dialogs.open}
        onClose={dialogs.close}
        library={library}
        onItemsDeleted={onItemsDeleted}
        onItemsChanged={keepSelected}
        preview={
          place.documentId !== null && library.documentsState === 'ready'
            ? {
                documentId: place.documentId,
                isAvailable: library.index.byId().has(place.documentId),
                documents: view.documents,
                onClose: place.closeDocument,
              }
            : null
        }
        onFolderDeleted={({ id, parentId }) => leaveFolder((folder) => folder.id === id, parentId)}
      />
    </WorkspaceContext>
  );
}

function focusedItems(): ItemKey[] | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-key]');
  // Only rows of the panes have the attribute, and its value is always a key.
  return row ? [row.dataset['key'] as ItemKey] : undefined;
}

/** Opening a folder leaves the focus on its row; the list is meant then. */
function isFocusInTree(): boolean {
  return document.activeElement?.closest('[role="treeitem"]:not([aria-current])') != null;
}
