import { memo, useId } from 'react';
import type { Document } from '#contract/types.ts';
import { documentAge } from '#web/format/age.ts';
import { formatSize } from '#web/format/format-size.ts';
import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { cx } from '#web/ui/theme/cx.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { VersionBadge } from '#web/domain/files/version-badge.tsx';
import { itemOf } from '../actions/action.ts';
import { ItemButtons } from '../actions/item-buttons.tsx';
import { ApprovalMark } from './marks/approval-mark.tsx';
import { OwnMarks } from './marks/own-marks.tsx';
import { ItemName } from './item-name.tsx';
import { KindGlyph } from './marks/kind-glyph.tsx';
import type { DocumentRowProps } from './document-row.tsx';
import { documentKey } from '../model/item-key.ts';
import { RenameField } from '../rename/rename-field-later.ts';
import { RowMenuButton } from '../menu/row-menu-button.tsx';
import { SelectBox } from '../selection/select-box.tsx';

export const DocumentCard = memo(function DocumentCard(props: Omit<DocumentRowProps, 'index' | 'top'>) {
  const { document, folderName, isActive, isSelecting, isSelected, isRenaming } = props;
  const { name, mimeType } = document;
  const nameId = useId();
  return (
    <div
      role="gridcell"
      data-key={documentKey(document)}
      aria-selected={isSelected}
      tabIndex={isActive ? 0 : -1}
      className={cx(
        'group relative flex h-51 min-w-0 cursor-default flex-col overflow-hidden rounded-xl border select-none focus-visible:outline-offset-1',
        isSelected
          ? 'border-accent bg-accent-soft'
          : 'border-border bg-surface hover:border-border-strong hover:bg-surface-hover',
      )}
    >
      <div className="h-26 flex-none border-b border-border bg-surface-sunken">
        <KindGlyph mimeType={mimeType} name={name} />
      </div>
      {document.approval && <ApprovalMark approval={document.approval} className="absolute top-2 right-2" />}
      {isSelecting && (
        <div className="absolute top-3 left-3 rounded-md bg-surface p-1">
          <SelectBox name={name} isSelected={isSelected} isTabStop={isActive} />
        </div>
      )}
      <div className="flex min-w-0 items-center gap-2 px-3 pt-2.5">
        <KindTile mimeType={mimeType} name={name} />
        <div className="min-w-0 flex-1">
          {isRenaming ? (
            <RenameField name={name} kind="document" />
          ) : (
            <>
              <ItemName id={nameId} name={name} className="text-base leading-[18px] font-medium text-text" />
              <span className="block truncate text-caption text-text-subtle tabular-nums">
                <span>{formatSize(document.size)}</span> · <span>{documentAge(document.updatedAt)}</span>
                {folderName !== null && ` · in ${folderName}`}
              </span>
            </>
          )}
        </div>
        <OwnMarks document={document} />
      </div>
      <div className="mt-auto flex items-center gap-2 px-3 pb-2.5">
        <AccessBadge level={document.accessLevel} />
        <VersionBadge version={document.version} />
        <CardActions document={document} isTabStop={isActive} nameId={nameId} />
      </div>
    </div>
  );
});

function CardActions({ document, isTabStop, nameId }: { document: Document; isTabStop: boolean; nameId: string }) {
  const item = itemOf(document);
  return (
    <span
      data-action
      className="ml-auto flex group-hover:[&_button]:text-text group-focus-visible:[&_button]:text-text"
    >
      <ItemButtons item={item} of="card" isTabStop={isTabStop} nameId={nameId} />
      <RowMenuButton name={document.name} item={item} isTabStop={isTabStop} />
    </span>
  );
}
