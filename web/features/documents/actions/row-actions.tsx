import { memo } from 'react';
import type { Document } from '#contract/types.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { documentActions } from './item-actions.ts';
import { useWorkspace } from '../workspace.ts';

interface RowActionsProps {
  document: Document;
  isTabStop: boolean;
  /** The element that says which document they are for: their names stay as short as their tooltips. */
  nameId: string;
}

/** The buttons of a row, muted until the row is under the pointer or has the focus. */
export const RowActions = memo(function RowActions({ document, isTabStop, nameId }: RowActionsProps) {
  const { rights, commands } = useWorkspace();
  return (
    <span
      data-action
      className="flex justify-end group-hover:[&_button]:text-text group-focus-visible:[&_button]:text-text"
    >
      {documentActions(document, rights, commands)
        .filter((action) => action.isMenuOnly !== true)
        .map((action) => (
          <IconButton
            key={action.label}
            label={action.label}
            icon={action.icon}
            aria-describedby={nameId}
            isTipShared
            disabledReason={action.disabledReason}
            tabIndex={isTabStop ? 0 : -1}
            onClick={action.onSelect}
          />
        ))}
    </span>
  );
});
