import { Ellipsis, EllipsisVertical } from 'lucide-react';
import { iconButton } from '#web/ui/form/icon-button.tsx';
import type { Item } from '../actions/action.ts';
import { useWorkspace } from '../page/workspace.ts';

interface RowMenuButtonProps {
  name: string;
  item: Item;
  isTabStop: boolean;
  isVertical?: boolean;
  className?: string;
}

/** All actions of a row in a menu, where there is no room for buttons. */
export function RowMenuButton({ name, item, isTabStop, isVertical = false, className }: RowMenuButtonProps) {
  const { showMenu } = useWorkspace();
  return iconButton({
    label: `Actions for ${name}`,
    icon: isVertical ? EllipsisVertical : Ellipsis,
    isTipShared: true,
    isAction: true,
    'aria-haspopup': 'menu',
    tabIndex: isTabStop ? 0 : -1,
    className,
    onClick: ({ currentTarget: trigger }) =>
      showMenu({ label: name, entries: item, at: trigger.getBoundingClientRect(), trigger }),
  });
}
