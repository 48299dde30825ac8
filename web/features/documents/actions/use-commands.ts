import { useMemo } from 'react';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import type { Commands } from './action.ts';
import type { FolderPaneState } from '../tree/use-folder-pane.ts';
import type { Place } from '../page/use-place.ts';
import type { RenameApi } from '../rename/use-rename.ts';

interface Sources {
  place: Place;
  pane: FolderPaneState;
  rename: RenameApi;
}

/** The dialog that is open, and the ways to open one. The drawer of folders makes room first: it is modal itself. */
export function useCommands({ place, pane, rename }: Sources) {
  const { open, show, close } = useDialogs<PageDialog>();
  const { openDocument } = place;
  const { start } = rename;
  const { isDrawer, setIsOpen } = pane;
  const commands = useMemo<Commands>(() => {
    const makeRoom = () => {
      if (isDrawer) setIsOpen(false);
    };
    return {
      openDocument: (id) => {
        makeRoom();
        openDocument(id);
      },
      show: (next) => {
        makeRoom();
        show(next);
      },
      rename: start,
    };
  }, [isDrawer, setIsOpen, openDocument, start, show]);
  return { open, commands, close };
}
