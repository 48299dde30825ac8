import { ChevronDown, ChevronRight, Ellipsis, Folder, FolderOpen, FolderPlus } from 'lucide-react';
import { cx } from '#web/ui/theme/cx.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { Drawn } from '../drawn.tsx';
import { sampleTree } from './sample-room.ts';

export function PictureTree() {
  return (
    <div className="w-[197px] flex-none border-r border-border px-1.5">
      <div className="flex h-[42px] items-center justify-between px-3 text-micro font-semibold text-text">
        <Drawn words="Folders" />
        <FolderPlus size={14} className="text-text-subtle" />
      </div>
      {sampleTree.map(({ name, depth, isOpen = false, isCurrent = false, isDocument = false }) => {
        const Chevron = isOpen ? ChevronDown : ChevronRight;
        const Icon = isOpen ? FolderOpen : Folder;
        return (
          <div
            key={name}
            style={{ paddingLeft: 6 + depth * 10 }}
            className={cx(
              'flex h-[27px] items-center gap-1.5 rounded-md pr-2 text-micro',
              isCurrent ? 'bg-accent-soft font-semibold text-accent-text' : 'text-text',
            )}
          >
            {isDocument ? <span className="w-3" /> : <Chevron size={12} className="text-text-subtle" />}
            {isDocument ? (
              <KindTile mimeType={null} name={name} size="xs" />
            ) : (
              <Icon size={14} className="text-text-muted" />
            )}
            <Drawn words={name} className={cx('flex-1 truncate', isDocument && 'text-text-muted')} />
            <Ellipsis size={13} className="text-text-subtle" />
          </div>
        );
      })}
    </div>
  );
}
