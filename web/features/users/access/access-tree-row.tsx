import { ChevronDown, ChevronRight, Folder, FolderOpen } from 'lucide-react';
import type { Ref } from 'react';

import { AccessBadge } from '#web/domain/access/access-badge.tsx';
import { AccessReasons } from '#web/domain/access/access-reasons.tsx';
import { AccessRightsBadge } from '#web/domain/access/access-rights-badge.tsx';
import type { AccessNames } from '#web/domain/access/reasons-in-words.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { cx } from '#web/ui/theme/cx.ts';

import { isOverall } from './access-items.ts';
import type { AccessRow } from './access-rows.ts';

/** The deepest indent; deeper names would have no room, and the order still shows the parent. */
const DEEPEST_INDENT = 8;

interface AccessTreeRowProps {
  row: AccessRow;
  domId: string;
  index: number;
  count: number;
  top: number;
  isActive: boolean;
  names: AccessNames;
  ref: Ref<HTMLDivElement>;
  onPress: () => void;
  onToggle: () => void;
}

export function AccessTreeRow(props: AccessTreeRowProps) {
  const { row, domId, index, count, top, isActive, names, ref, onPress, onToggle } = props;
  const { item, depth, place, isExpandable, isExpanded } = row;
  const Chevron = isExpanded ? ChevronDown : ChevronRight;
  const FolderIcon = isExpanded ? FolderOpen : Folder;
  return (
    <div
      ref={ref}
      id={domId}
      data-index={index}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={index + 1}
      aria-setsize={count}
      aria-expanded={isExpandable ? isExpanded : undefined}
      aria-selected={isActive}
      onClick={onPress}
      style={{
        transform: `translateY(${top}px)`,
        paddingLeft: `calc(0.75rem + ${Math.min(depth, DEEPEST_INDENT)} * var(--indent))`,
      }}
      className={cx(
        'absolute inset-x-0 top-0 flex gap-2 border-b border-border py-2 pr-3 hover:bg-surface-hover',
        isActive &&
          'group-focus-visible:outline-2 group-focus-visible:-outline-offset-2 group-focus-visible:outline-accent',
      )}
    >
      <span
        className="-ml-1 grid size-5 flex-none place-items-center rounded-md text-text-subtle"
        onClick={(event) => {
          if (!isExpandable) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {isExpandable && <Chevron size={14} aria-hidden />}
      </span>
      <span className="grid h-5 flex-none place-items-center">
        {item.kind === 'folder' ? (
          <FolderIcon size={16} className="text-text-subtle" aria-hidden />
        ) : (
          <KindTile mimeType={item.mimeType} name={item.name} size="xs" />
        )}
      </span>
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex min-w-0 flex-wrap items-start gap-x-2 gap-y-1">
          <span className="min-w-32 flex-1 text-cell break-words">
            {item.name}
            {place !== '' && <span className="block text-caption text-text-subtle">in {place}</span>}
          </span>
          <span className="flex max-w-full flex-wrap gap-1.5">
            <AccessBadge level={item.level} />
            {item.kind === 'document' && <AccessRightsBadge gives={item.gives} />}
          </span>
        </span>
        <AccessReasons
          because={item.because}
          but={item.but.filter((limit) => !isOverall(limit))}
          homeId={item.homeId}
          names={names}
          isFolder={item.kind === 'folder'}
        />
      </span>
    </div>
  );
}
