import { IconButton } from '#web/ui/form/icon-button.tsx';
import { useWorkspace } from '../page/workspace.ts';
import type { Action, Item } from './action.ts';
import { itemActions } from './item-actions.ts';
import { mayBeDone, runFor } from './offered.ts';

interface ItemButtonsProps {
  item: Item;
  /** Where they stand: each action says where it has a button. */
  of: Action['buttons'][number];
  isTabStop: boolean;
  /** The element that says which item they are for: their names stay as short as their tooltips. */
  nameId: string;
}

/** The buttons of an item beside its menu. */
export function ItemButtons({ item, of, isTabStop, nameId }: ItemButtonsProps) {
  const { rights, commands } = useWorkspace();
  return itemActions
    .filter(({ buttons }) => buttons.includes(of))
    .filter(mayBeDone(item, rights))
    .map((action) => (
      <IconButton
        key={action.id}
        label={action.label}
        icon={action.icon}
        aria-describedby={nameId}
        isTipShared
        disabledReason={action.barred?.(item)}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => runFor(action, item, commands)}
      />
    ));
}
