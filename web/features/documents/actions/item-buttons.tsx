import { Fragment } from 'react';
import { iconButton } from '#web/ui/form/icon-button.tsx';
import { useWorkspace, type Workspace } from '../page/workspace.ts';
import type { Item } from './action.ts';
import { itemActions } from './item-actions.ts';
import { mayBeDone, runFor } from './offered.ts';

interface ItemButtonsProps {
  item: Item;
  /** Where they stand: each action says where it has a button. */
  of: 'row' | 'card';
  isTabStop: boolean;
  /** The element that says which item they are for: their names stay as short as their tooltips. */
  nameId: string;
}

export function ItemButtons(props: ItemButtonsProps) {
  return itemButtons(props, useWorkspace());
}

/** The same as elements and no component: for rows. */
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
