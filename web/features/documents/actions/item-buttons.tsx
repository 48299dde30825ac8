import { Fragment } from 'react';
import { iconButton } from '#web/ui/form/icon-button.tsx';
import { useWorkspace, type Workspace } from '../page/workspace.ts';
import type { Item } from './action.ts';
import { itemActions } from './item-actions.ts';
import { mayBeDone, runFor } from './offered.ts';

interface ItemButtonsProps {
  item: Item;
  /** Where they are placed; each action states where it has a button. */
  of: 'row' | 'card';
  isTabStop: boolean;
  /** The id of the item's name, which describes the buttons, so that their names stay short. */
  nameId: string;
}

export function ItemButtons(props: ItemButtonsProps) {
  return itemButtons(props, useWorkspace());
}

/** The buttons as elements instead of components, which is faster in rows. */
export function itemButtons(
  { item, of, isTabStop, nameId }: ItemButtonsProps,
  { rights, commands }: Pick<Workspace, 'rights' | 'commands'>,
) {
  return itemActions
    .filter(({ buttons }) => buttons?.includes(of))
    .filter(mayBeDone(item, rights))
    .map((action) => (
      <Fragment key={action.id}>
        {iconButton({
          label: action.label,
          icon: action.icon,
          'aria-describedby': nameId,
          isTipShared: true,
          disabledReason: action.barred?.(item),
          tabIndex: isTabStop ? 0 : -1,
          onClick: () => runFor(action, item, commands),
        })}
      </Fragment>
    ));
}
