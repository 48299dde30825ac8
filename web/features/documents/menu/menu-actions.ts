import { Star, StarOff } from 'lucide-react';
import type { useToggleFavourite } from '#web/domain/favourites/use-toggle-favourite.ts';
import type { Commands, Item } from '../actions/action.ts';
import { documentActions } from '../actions/document-actions.tsx';
import { folderActions } from '../actions/folder-actions.tsx';
import { itemActions } from '../actions/item-actions.ts';
import { mayBeDone, runFor } from '../actions/offered.ts';
import type { Rights } from '../actions/use-rights.ts';
import type { MenuEntry } from './open-menu.ts';

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

export function entriesFor(item: Item, rights: Rights, commands: Commands, marking: Marking): MenuEntry[] {
  const changes = itemActions.findIndex(({ id }) => id === 'rename');
  // Actions of the menu only come before those that change the item.
  const all = itemActions.toSpliced(changes, 0, ...documentActions, ...folderActions);
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
