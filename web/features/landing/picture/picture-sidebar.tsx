import { ChartColumn, FolderOpen, LayoutDashboard, ScrollText, ShieldCheck, Users } from 'lucide-react';
import { cx } from '#web/ui/theme/cx.ts';
import { productName } from '#web/domain/product/product-name.ts';
import { VaultMark } from '#web/domain/product/vault-mark.tsx';
import { Drawn } from '../drawn.tsx';

const entries = [
  { words: 'Dashboard', icon: LayoutDashboard },
  { words: 'Document Management', icon: FolderOpen },
  { words: 'User Management', icon: Users },
  { words: 'Security Settings', icon: ShieldCheck },
  { words: 'Audit Trail', icon: ScrollText },
  { words: 'Analytics', icon: ChartColumn },
];

export function PictureSidebar() {
  return (
    <div className="w-[198px] flex-none border-r border-border bg-canvas px-3">
      <div className="flex h-16 items-center gap-2.5 px-1.5">
        <VaultMark size={24} />
        <div className="flex flex-col leading-[15px]">
          <Drawn words={productName} className="text-cell font-semibold text-text leading-4" />
          <Drawn words="Admin Portal" className="text-micro text-text-subtle leading-[15px]" />
        </div>
      </div>
      {entries.map(({ words, icon: Icon }, index) => (
        <div
          key={words}
          className={cx(
            'mb-px flex h-8 items-center gap-2 rounded-lg px-2 text-caption font-label whitespace-nowrap',
            index === 1 ? 'bg-accent-soft text-accent-text' : 'text-text-muted',
          )}
        >
          <Icon size={15} />
          <Drawn words={words} />
        </div>
      ))}
    </div>
  );
}
