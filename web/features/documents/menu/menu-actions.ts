import { Star, StarOff } from 'lucide-react';
import type { useToggleFavourite } from '#web/domain/favourites/use-favourites.ts';
import type { Action, Commands, Item } from '../actions/action.ts';
import { copyLink } from '../actions/each/copy-link.ts';
import { downloadFolder } from '../actions/each/download-folder.ts';
import { editFolder } from '../actions/each/edit-folder.tsx';
import { folderPermissions } from '../actions/each/folder-permissions.tsx';
import { legalHold } from '../actions/each/legal-hold.tsx';
import { newSubfolder } from '../actions/each/new-subfolder.ts';
import { settings } from '../actions/each/settings.tsx';
import { showInFolder } from '../actions/each/show-in-folder.ts';
import { uploadToFolder } from '../actions/each/upload-to-folder.ts';
import { uploadVersion } from '../actions/each/upload-version.ts';
import { versions } from '../actions/each/versions.ts';
import { whoOpened } from '../actions/each/who-opened.ts';
import { itemActions } from '../actions/item-actions.ts';
import { mayBeDone, runFor } from '../actions/offered.ts';
import type { Rights } from '../actions/use-rights.ts';
import type { MenuEntry } from './open-menu.ts';

/** What only a menu offers: it stands before what changes the item itself. */
const further: readonly Action[] = [
  downloadFolder,
  copyLink,
  showInFolder,
  folderPermissions,
  settings,
  versions,
  uploadVersion,
  whoOpened,
  uploadToFolder,
  newSubfolder,
  editFolder,
  legalHold,
];

interface Marking {
  favourites: ReadonlySet<string> | null;
  toggle: ReturnType<typeof useToggleFavourite>;
}

function favouriteEntry(item: Item, { favourites, toggle }: Marking): MenuEntry[] {
  if (item.kind === 'folder' || !favourites) return [];
  const { id } = item.document;
  const isFavourite = favourites.has(id);
  const label = isFavourite ? 'Remove from favourites' : 'Add to favourites';
  return [{ label, icon: isFavourite ? StarOff : Star, onSelect: () => toggle({ id, isFavourite }) }];
}

/** Everything that a person may do with an item, as the entries of its menu. */
export function entriesFor(item: Item, rights: Rights, commands: Commands, marking: Marking): MenuEntry[] {
  const changes = itemActions.findIndex(({ id }) => id === 'rename');
  const all = itemActions.toSpliced(changes, 0, ...further);
  const entries: MenuEntry[] = all.filter(mayBeDone(item, rights)).map((action) => {
    const { label, icon, tone, key } = action;
    const reason = action.barred?.(item);
    return {
      label,
      icon,
      ...(tone && { tone }),
      ...(key && { kbd: key.hint }),
      ...(reason !== undefined && { disabledReason: reason }),
      onSelect: () => runFor(action, item, commands),
    };
  });
  return entries.toSpliced(1, 0, ...favouriteEntry(item, marking));
}
