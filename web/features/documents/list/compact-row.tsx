import { memo } from 'react';
import { documentAge } from '#web/format/age.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { kindAndSize } from './document-facts.ts';
import type { DocumentRowProps } from './document-row.tsx';
import { itemOf } from '../actions/action.ts';
import { ApprovalMark } from './marks/approval-mark.tsx';
import { OwnMarks } from './marks/own-marks.tsx';
import { ItemName } from './item-name.tsx';
import { documentKey } from '../model/item-key.ts';
import { RenameField } from '../rename/rename-field-later.ts';
import { rowLook } from './row-look.ts';
import { RowMenuButton } from '../menu/row-menu-button.tsx';
import { SelectBox } from '../selection/select-box.tsx';

/** A row without room for five columns: two lines, 64 px, one menu. */
export const CompactRow = memo(function CompactRow(props: DocumentRowProps) {
  const { document, folderName, index, top, isActive, isSelecting, isSelected, isRenaming } = props;
  return (
    <div
      role="row"
      data-key={documentKey(document)}
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      style={{ transform: `translateY(${top}px)` }}
      className={cx(rowLook(isSelected), 'flex h-16 gap-3 pr-1 pl-3')}
    >
      {isSelecting && (
        <div role="gridcell" className="flex">
          <SelectBox name={document.name} isSelected={isSelected} isTabStop={isActive} />
        </div>
      )}
      <div role="gridcell" className="flex min-w-0 flex-1 items-center gap-3">
        <KindTile mimeType={document.mimeType} name={document.name} size="md" />
        <div className="min-w-0 flex-1">
          {isRenaming ? (
            <RenameField name={document.name} kind="document" />
          ) : (
            <ItemName name={document.name} className="text-base font-medium text-text" />
          )}
          <div className="mt-1 flex min-w-0 items-center gap-2 text-caption text-text-subtle tabular-nums">
            <OwnMarks document={document} />
            <AccessBadge level={document.accessLevel} />
            {document.approval && <ApprovalMark approval={document.approval} isBrief />}
            <span className="truncate" title={kindAndSize(document)}>
              {folderName !== null && `in ${folderName} · `}
              {`v${document.version} · ${documentAge(document.updatedAt)}`}
            </span>
          </div>
        </div>
      </div>
      <div role="gridcell">
        <RowMenuButton name={document.name} item={itemOf(document)} isTabStop={isActive} isVertical />
      </div>
    </div>
  );
});
