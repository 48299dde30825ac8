import type { TreeState } from '../model/tree-rows.ts';
import { useCallback, useMemo, useState } from 'react';
import { toggled } from '#web/format/toggled.ts';
import type { FolderTree } from '#web/domain/folders/folder-tree.ts';
import { useKeptChoice } from '#web/session/use-kept-choice.ts';
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts';

export const narrowest = 200;
export const widest = 420;

export interface FolderPaneState extends TreeState {
  /** Beside the list, or a drawer without room for that. */
  isDrawer: boolean;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
  width: number;
  setWidth: (width: number) => void;
  showWhole: () => void;
  toggle: (id: string) => void;
}

interface FolderPaneOptions {
  tree: FolderTree;
  openFolderId: string | null;
  searchTerm: string;
}

/** Whether the pane is open, its width, and its expanded folders. An opened folder is revealed with its ancestors. */
export function useFolderPane({ tree, openFolderId, searchTerm }: FolderPaneOptions): FolderPaneState {
  const isDrawer = useMediaQuery('(max-width: 1023px)');
  const isRoomy = !useMediaQuery('(max-width: 1199.98px)');
  const [isOpen, setIsOpen] = useState(isRoomy);
  const [wasDrawer, setWasDrawer] = useState(isDrawer);
  const [width, setWidth] = useKeptChoice('documents-tree-width', readWidth);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [shownFolder, setShownFolder] = useState<string | null>(null);
  const [shownTerm, setShownTerm] = useState('');
  const [isWhole, setIsWhole] = useState(false);

  if (wasDrawer !== isDrawer) {
    setWasDrawer(isDrawer);
    setIsOpen(isRoomy);
  }
  if (shownFolder !== openFolderId) {
    setShownFolder(openFolderId);
    if (openFolderId !== null) setExpanded(new Set([...expanded, ...tree.pathTo(openFolderId).map(({ id }) => id)]));
  }
  if (shownTerm !== searchTerm) {
    setShownTerm(searchTerm);
    if (searchTerm === '') setIsWhole(false);
    if (closed.size > 0) setClosed(new Set());
  }
  const isSearching = searchTerm !== '';
  const toggle = useCallback(
    (id: string) => (isSearching ? setClosed : setExpanded)((before) => toggled(before, id)),
    [isSearching],
  );
  return useMemo(
    () => ({
      isDrawer,
      isOpen,
      setIsOpen,
      width,
      setWidth: (wanted) => setWidth(within(wanted)),
      expanded,
      closed,
      isWhole,
      showWhole: () => setIsWhole(true),
      toggle,
    }),
    [isDrawer, isOpen, width, setWidth, expanded, closed, isWhole, toggle],
  );
}

const within = (width: number): number => Math.max(narrowest, Math.min(widest, Math.round(width)));

const readWidth = (kept: string | null): number => within(Number(kept) || 232);
