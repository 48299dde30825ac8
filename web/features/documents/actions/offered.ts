import type { Action, Commands, Item } from './action.ts';
import { itemActions } from './item-actions.ts';
import type { MenuEntry } from '../menu/open-menu.ts';
import type { Rights } from './use-rights.ts';

/** What a person may do with an item. What is forbidden is absent. */
export function actionsFor(item: Item, rights: Rights): Action[] {
  return itemActions.filter((action) => action.applies(item) && action.may(rights, item));
}

export function runFor(action: Action, item: Item, commands: Commands): void {
  action.run({ ...commands, isSelection: false }, [item]);
}

/** The same as the entries of a menu. */
export function entriesFor(item: Item, rights: Rights, commands: Commands): MenuEntry[] {
  return actionsFor(item, rights).map((action) => {
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
}
