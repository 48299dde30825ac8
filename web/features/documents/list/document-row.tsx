import { memo, useId } from 'react';
import type { Document } from '#contract/types.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { documentAge } from '#web/format/age.ts';
import { accessBadge } from '#web/domain/access/access-badge.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { kindTile } from '#web/domain/files/kind-tile.tsx';
import { versionBadge } from '#web/domain/files/version-badge.tsx';
import { kindAndSize } from './document-facts.ts';
import { ApprovalMark } from './marks/approval-mark.tsx';
import { ownMarks } from './marks/own-marks.tsx';
import { itemName } from './item-name.tsx';
import { documentKey } from '../model/item-key.ts';
import { useWorkspace } from '../page/workspace.ts';
import { RenameField } from '../rename/rename-field-later.ts';
import { lastModifiedLook, rowColumns, rowLook } from './row-look.ts';
import { SelectBox } from '../selection/select-box.tsx';
import { itemOf } from '../actions/action.ts';
import { itemButtons } from '../actions/item-buttons.tsx';

/** The buttons of a row, muted unless the row is hovered or focused. */
const RowActions = memo(function RowActions({ document, ...buttons }: RowActionsProps) {
  const workspace = useWorkspace();
  return (
    <span
      data-action
      className="flex justify-end [&_button]:size-7 group-hover:[&_button]:text-text group-focus-visible:[&_button]:text-text"
    >
      {itemButtons({ item: itemOf(document), of: 'row', ...buttons }, workspace)}
    </span>
  );
});

export interface DocumentRowProps {
  document: Document;
  /** The document's folder, while a search shows all folders. */
  folderName: string | null;
  /** From 0, among the documents. */
  index: number;
  top: number;
  isActive: boolean;
  isSelecting: boolean;
  isSelected: boolean;
  isRenaming: boolean;
}

/** A row of the list: 44 px, the five columns, one tab stop. */
export const DocumentRow = memo(function DocumentRow(props: DocumentRowProps) {
  const { document, folderName, index, top, isActive, isSelecting, isSelected, isRenaming } = props;
  const nameId = useId();
  const me = useCurrentUser();
  const workspace = useWorkspace();
  return (
    <div
      role="row"
      data-key={documentKey(document)}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      style={{ transform: `translateY(${top}px)` }}
      className={cx(rowLook(isSelected), rowColumns(isSelecting), 'h-11')}
    >
      {isSelecting && (
        <div role="gridcell" className="flex">
          <SelectBox name={document.name} isSelected={isSelected} isTabStop={isActive} />
        </div>
      )}
      <div role="gridcell" className="flex min-w-0 items-center gap-3 pr-4">
        {kindTile({ mimeType: document.mimeType, name: document.name })}
        <div className="min-w-0 flex-1 leading-none">
          {isRenaming ? (
            <RenameField item={itemOf(document)} />
          ) : (
            <>
              {itemName({
                id: nameId,
                name: document.name,
                className: 'text-base leading-[18px] font-medium text-text',
              })}
              <span className="block truncate text-caption text-text-subtle tabular-nums">
                {kindAndSize(document)}
                {folderName !== null && ` · in ${folderName}`}
              </span>
            </>
          )}
        </div>
        {ownMarks(document, me, workspace)}
        {document.approval && <ApprovalMark approval={document.approval} />}
      </div>
      <div role="gridcell">{versionBadge(document.version)}</div>
      <div role="gridcell">{accessBadge(document.accessLevel)}</div>
      <div
        role="gridcell"
        className={cx('text-cell whitespace-nowrap text-text-muted tabular-nums', lastModifiedLook(isSelecting))}
      >
        {documentAge(document.updatedAt)}
      </div>
      <div role="gridcell">
        <RowActions document={document} isTabStop={isActive} nameId={nameId} />
      </div>
    </div>
  );
});

interface RowActionsProps {
  document: Document;
  isTabStop: boolean;
  nameId: string;
}
