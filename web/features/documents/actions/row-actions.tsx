import { memo } from 'react';
import type { Document } from '#contract/types.ts';
import { useWorkspace } from '../page/workspace.ts';
import { itemOf } from './action.ts';
import { itemButtons } from './item-buttons.tsx';

interface RowActionsProps {
  document: Document;
  isTabStop: boolean;
  nameId: string;
}

/** The buttons of a row, muted unless the row is hovered or focused. */
export const RowActions = memo(function RowActions({ document, ...buttons }: RowActionsProps) {
  const workspace = useWorkspace();
  return (
    <span
      data-action
      className="flex justify-end group-hover:[&_button]:text-text group-focus-visible:[&_button]:text-text"
    >
      {itemButtons({ item: itemOf(document), of: 'row', ...buttons }, workspace)}
    </span>
  );
});
