import { useCallback, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { refetchSound } from '#web/api/query-client.ts';
import { documentSought } from '#web/domain/folders/folder-link.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import { homeOf } from '../model/document-index.ts';
import { documentKey, type ItemKey } from '../model/item-key.ts';
import type { Commands } from './action.ts';
import type { FolderPaneState } from '../tree/use-folder-pane.ts';
import type { Place } from '../page/use-place.ts';
import type { RenameApi } from '../rename/use-rename.ts';

interface Sources {
  place: Place;
  pane: FolderPaneState;
  rename: RenameApi;
  tree: FolderTree;
  /** Resets search and filters, which may hide an item. */
  reset: () => void;
}

/** The open dialog, and the functions that open dialogs. They close the folder drawer first, which is modal itself. */
export function useCommands({ place, pane, rename, tree, reset }: Sources) {
  const { open, show, showNext, close } = useDialogs<PageDialog>();
  const { openDocument, openFolder } = place;
  const [, goTo] = useLocation();
  const queryClient = useQueryClient();
  const [sought, seek] = useState<ItemKey | null>(() => {
    const id = documentSought(window.history.state);
    return id === null ? null : `document:${id}`;
  });
  const { start } = rename;
  const { isDrawer, setIsOpen } = pane;
  const commands = useMemo<Commands>(() => {
    const makeRoom = () => {
      if (isDrawer) setIsOpen(false);
    };
    return {
      openDocument: (id, at) => {
        makeRoom();
        openDocument(id, at);
      },
      show: (next) => {
        makeRoom();
        show(next);
      },
      showNext: (next) => {
        makeRoom();
        showNext(next);
      },
      rename: start,
      showInFolder: (document) => {
        makeRoom();
        reset();
        openFolder(homeOf(document, tree));
        seek(documentKey(document));
      },
      goTo,
      refetch: () => refetchSound(queryClient),
    };
  }, [isDrawer, setIsOpen, openDocument, openFolder, start, show, showNext, tree, reset, goTo, queryClient]);
  const onFound = useCallback(() => seek(null), []);
  return { open, commands, close, sought, onFound };
}
