import { createContext, use } from 'react';
import type { Commands } from '../actions/action.ts';
import type { ItemKey } from '../model/item-key.ts';
import type { OpenMenu } from '../menu/open-menu.ts';
import type { RenameApi } from '../rename/use-rename.ts';
import type { Rights } from '../actions/use-rights.ts';

/** What every row of the page needs, whichever pane it stands in. */
export interface Workspace {
  rights: Rights;
  commands: Commands;
  showMenu: (menu: OpenMenu) => void;
  rename: RenameApi;
  /** The ids of what the signed-in person has marked; none before they are known. */
  favourites: ReadonlySet<string> | null;
  /** What is to get the focus as soon as it is in the list. */
  sought: ItemKey | null;
  onFound: () => void;
}

export const WorkspaceContext = createContext<Workspace | null>(null);

export function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (workspace === null) throw new Error('useWorkspace is for the rows of the documents page.');
  return workspace;
}
