import { ArrowUp, ChevronRight } from 'lucide-react';
import { cx } from '#web/ui/theme/cx.ts';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { Drawn } from '../drawn.tsx';
import { DrawnAccess } from '../drawn-access.tsx';
import { sampleDocuments, sampleRecent } from './sample-room.ts';

const columns = 'grid grid-cols-[minmax(0,1fr)_54px_108px_192px_44px] items-center justify-items-start';

export function PictureDocuments() {
  return (
    <div className="min-w-0 flex-1 px-3.5">
      <div className="flex h-[42px] items-center gap-2 text-micro text-text-muted">
        <Drawn words="Home" />
        <ChevronRight size={12} className="text-text-subtle" />
        <Drawn words="Project Aurora" />
        <ChevronRight size={12} className="text-text-subtle" />
        <Drawn words="02 Financials" className="font-semibold text-text" />
      </div>
      <Drawn words="Recent Documents" className="block pt-0.5 pb-2 text-micro font-semibold text-text" />
      <div className="grid grid-cols-3 gap-2">
        {sampleRecent.map(({ name, meta }) => (
          <div key={name} className="flex h-11 min-w-0 items-center gap-2 rounded-lg border border-border px-2">
            <KindTile mimeType={null} name={name} />
            <div className="flex min-w-0 flex-col leading-[15px]">
              <Drawn words={name} className="truncate text-micro font-label text-text leading-[15px]" />
              <Drawn words={meta} className="truncate text-[0.625rem] text-text-subtle leading-[14px]" />
            </div>
          </div>
        ))}
      </div>
      <div className="flex h-[46px] items-end justify-between pb-2 text-micro">
        <Drawn words="Documents" className="font-semibold text-text" />
        <Drawn words="11 documents" className="text-[0.625rem] text-text-subtle" />
      </div>
      <div className={cx(columns, 'h-8 border-b border-border px-2.5 text-[0.625rem] font-label text-text-subtle')}>
        <span className="flex items-center gap-1 text-text">
          <Drawn words="Document" />
          <ArrowUp size={11} />
        </span>
        <Drawn words="Version" />
        <Drawn words="Access Level" />
        <Drawn words="Last Modified" />
        <Drawn words="Actions" />
      </div>
      {sampleDocuments.map(({ name, meta, version, level, age }, index) => (
        <div
          key={name}
          className={cx(
            columns,
            'h-[37px] border-b border-border px-2.5 text-micro text-text-muted',
            index === 1 && 'bg-surface-hover',
            index === 3 && 'rounded-md bg-accent-soft outline-2 outline-focus -outline-offset-2',
          )}
        >
          <div className="flex w-full min-w-0 items-center gap-2.5 pr-3">
            <KindTile mimeType={null} name={name} />
            <div className="flex min-w-0 flex-col">
              <Drawn words={name} className="truncate text-caption font-medium text-text leading-[15px]" />
              <Drawn words={meta} className="truncate text-[0.625rem] text-text-subtle leading-[13px]" />
            </div>
          </div>
          <Drawn words={version} className="w-fit rounded-md border border-border bg-surface px-1.5 font-label" />
          <DrawnAccess level={level} />
          <Drawn words={age} />
        </div>
      ))}
    </div>
  );
}
