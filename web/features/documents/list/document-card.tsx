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
import type { DocumentRowProps } from './document-row.tsx';
import { documentKey } from '../model/item-key.ts';
import { RenameField } from '../rename/rename-field-later.ts';
import { RowMenuButton } from '../menu/row-menu-button.tsx';
import { SelectBox } from '../selection/select-box.tsx';
import { type FileKind, fileKind } from '#web/domain/files/file-kind.ts';

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
            <RenameField item={itemOf(document)} />
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

const lineWidths = ['w-3/5', 'w-full', 'w-full', 'w-11/12', 'w-full', 'w-3/4', 'w-full'];
const bars = ['h-2/5', 'h-3/5', 'h-1/2', 'h-4/5', 'h-full'];

/** A drawing by kind of file. It does not load the document, so no view is audited. */
function KindGlyph({ mimeType, name }: { mimeType: string | null; name: string }) {
  const kind = fileKind(mimeType, name);
  const isWide = kind === 'slide' || kind === 'image';
  return (
    <div aria-hidden className="flex h-full items-end justify-center overflow-hidden pt-4">
      <div
        className={`flex h-full flex-col gap-1.5 rounded-t-sm border border-b-0 border-border-strong bg-surface p-2.5 shadow-1 ${isWide ? 'w-36' : 'w-29'}`}
      >
        <Drawing kind={kind} />
      </div>
    </div>
  );
}

function Drawing({ kind }: { kind: FileKind }) {
  if (kind === 'sheet') return <Sheet />;
  if (kind === 'slide') return <Slide />;
  if (kind === 'image') return <Picture />;
  return lineWidths.map((width, at) => (
    <span
      key={at}
      className={`${width} flex-none rounded-full ${at === 0 ? 'mb-1 h-1 bg-border-control' : 'h-[3px] bg-border-strong'}`}
    />
  ));
}

function Sheet() {
  return [0, 1, 2, 3, 4, 5, 6].map((row) => (
    <span key={row} className="flex flex-none gap-1.5 border-b border-border pb-1.5">
      <span className="h-[3px] flex-2 rounded-full bg-border-control" />
      {[0, 1, 2].map((cell) => (
        <span key={cell} className="h-[3px] flex-1 rounded-full bg-border-strong" />
      ))}
    </span>
  ));
}

function Slide() {
  return (
    <>
      <span className="h-1 w-1/2 flex-none rounded-full bg-border-control" />
      <span className="h-[3px] w-4/5 flex-none rounded-full bg-border-strong" />
      <span className="flex min-h-0 flex-1 items-end gap-1.5 pt-1">
        {bars.map((height) => (
          <span key={height} className={`${height} flex-1 rounded-t-sm bg-chart-2`} />
        ))}
      </span>
    </>
  );
}

function Picture() {
  return (
    <svg viewBox="0 0 120 72" className="size-full text-kind-image" preserveAspectRatio="xMidYMax slice">
      <circle cx="90" cy="20" r="9" fill="currentColor" opacity="0.35" />
      <path d="M0 72 38 28l26 30 16-16 40 30z" fill="currentColor" opacity="0.3" />
    </svg>
  );
}
