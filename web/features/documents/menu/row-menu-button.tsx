import { Ellipsis, EllipsisVertical } from 'lucide-react';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import type { Item } from '../actions/action.ts';
import { useWorkspace } from '../page/workspace.ts';

interface RowMenuButtonProps {
  name: string;
  item: Item;
  isTabStop: boolean;
  isVertical?: boolean;
  className?: string;
}

/** All actions of a row in one menu, where there is no room for buttons. */
export function RowMenuButton({ name, item, isTabStop, isVertical = false, className }: RowMenuButtonProps) {
  const { showMenu } = useWorkspace();
  return (
    <IconButton
      data-action
      isTipShared
      label={`Actions for ${name}`}
      icon={isVertical ? EllipsisVertical : Ellipsis}
      aria-haspopup="menu"
      tabIndex={isTabStop ? 0 : -1}
      className={className}
      onClick={(event) => {
        const trigger = event.currentTarget;
        showMenu({
          label: name,
          entries: item,
          at: trigger.getBoundingClientRect(),
          trigger,
        });
      }}
    />
  );
}
