import { createContext, use } from 'react';
import type { Commands } from '../actions/action.ts';
import type { ItemKey } from '../model/item-key.ts';
import type { OpenMenu } from '../menu/open-menu.ts';
import type { RenameApi } from '../rename/use-rename.ts';
import type { Rights } from '../actions/use-rights.ts';

/** What rows of both panes need. */
export interface Workspace {
  rights: Rights;
  commands: Commands;
  showMenu: (menu: OpenMenu) => void;
  rename: RenameApi;
  /** The ids of the user's favourites; null until they are loaded. */
  favourites: ReadonlySet<string> | null;
  /** The item to focus once it is in the list. */
  sought: ItemKey | null;
  onFound: () => void;
}

export const WorkspaceContext = createContext<Workspace | null>(null);

export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (workspace === null) throw new Error('No workspace');
  return workspace;
}
