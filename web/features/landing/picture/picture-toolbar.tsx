import {
  ArrowUpDown,
  FolderPlus,
  LayoutGrid,
  List,
  ListChecks,
  type LucideIcon,
  Search,
  SlidersHorizontal,
  Upload,
} from 'lucide-react';
import { cx } from '#web/ui/theme/cx.ts';
import { Drawn } from '../drawn.tsx';

function DrawnButton({
  icon: Icon,
  words,
  isPrimary = false,
}: {
  icon: LucideIcon;
  words: string;
  isPrimary?: boolean;
}) {
  return (
    <span
      className={cx(
        'flex h-[31px] items-center gap-1.5 rounded-lg px-2.5 text-caption font-label',
        isPrimary ? 'bg-accent text-on-accent' : 'border border-border-strong bg-surface text-text',
      )}
    >
      <Icon size={14} />
      <Drawn words={words} />
    </span>
  );
}

export function PictureToolbar() {
  return (
    <>
      <div className="flex h-[62px] items-center gap-2.5 border-b border-border px-5">
        <div className="flex flex-1 flex-col">
          <Drawn words="Document Management" className="text-title-sm leading-5 text-text" />
          <Drawn words="Store, share and control documents in folders" className="text-micro text-text-subtle" />
        </div>
        <DrawnButton icon={FolderPlus} words="New Folder" />
        <DrawnButton icon={Upload} words="Upload Document" isPrimary />
      </div>
      <div className="flex h-[52px] items-center gap-2 border-b border-border px-5">
        <span className="flex h-[31px] w-[340px] items-center gap-2 rounded-lg border border-border-control px-2.5 text-caption text-text-subtle">
          <Search size={14} />
          <Drawn words="Search documents and folders" className="flex-1" />
          <Drawn words="/" className="rounded-sm border border-border-strong px-1 text-[0.625rem] leading-[14px]" />
        </span>
        <span className="flex-1" />
        <DrawnButton icon={SlidersHorizontal} words="Filters" />
        <DrawnButton icon={ArrowUpDown} words="Name A–Z" />
        <DrawnButton icon={ListChecks} words="Select" />
        <span className="flex h-[31px] items-center rounded-lg border border-border bg-surface-active p-0.5 text-text">
          <span className="grid h-full w-7 place-items-center rounded-md bg-surface">
            <List size={14} />
          </span>
          <span className="grid h-full w-7 place-items-center text-text-muted">
            <LayoutGrid size={14} />
          </span>
        </span>
      </div>
    </>
  );
}
