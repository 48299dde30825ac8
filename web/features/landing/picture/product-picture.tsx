import { cx } from '#web/ui/theme/cx.ts';
import phoneDark from './phone-dark.webp';
import phoneLight from './phone-light.webp';
import wideDark from './wide-dark.webp';
import wideLight from './wide-light.webp';
import { Eye, Stamp } from 'lucide-react';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { Drawn } from '../drawn.tsx';
import { DrawnPage } from '../drawn-page.tsx';
import { DrawnWatermark } from '../drawn-watermark.tsx';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { accessLook } from '#web/domain/access/access-look.ts';
import { Badge } from '#web/ui/data/badge.tsx';

/** Pictures of the demonstration room, twice as large as shown; the hidden theme's are not loaded. */
export function ProductPicture() {
  return (
    <div aria-hidden className="relative select-none max-md:-mr-4">
      <Screen wide={wideLight} phone={phoneLight} className="dark:hidden" />
      <Screen wide={wideDark} phone={phoneDark} className="hidden dark:block" />
      <div className="absolute -right-4 -bottom-11 max-md:hidden xl:-right-16">
        <PicturePreview />
      </div>
    </div>
  );
}

function Screen({ wide, phone, className }: { wide: string; phone: string; className: string }) {
  return (
    <picture>
      <source media="(max-width: 767px)" srcSet={phone} />
      <img
        src={wide}
        alt=""
        loading="lazy"
        className={cx(
          'h-[592px] w-full rounded-xl border border-border-strong object-cover object-left-top shadow-overlay max-md:h-[420px] max-md:rounded-r-none max-md:border-r-0',
          className,
        )}
      />
    </picture>
  );
}

const reader = 'p.raman@northgate.example';

function PicturePreview() {
  return (
    <div className="flex w-80 flex-col overflow-hidden rounded-xl border border-border-strong bg-surface-raised shadow-overlay">
      <div className="flex h-12 items-center gap-2.5 px-3">
        <KindTile mimeType="application/pdf" name="QoE Report.pdf" />
        <Drawn words="QoE Report.pdf" className="flex-1 truncate text-cell font-semibold text-text" />
        <Drawn words="v6" className="rounded-md border border-border px-1.5 text-caption font-label text-text-muted" />
        <Badge {...accessLook('confidential')}>
          <Drawn words={accessLabel('confidential')} />
        </Badge>
      </div>
      <div className="h-[196px] overflow-hidden border-y border-border bg-surface-sunken px-8 pt-4">
        <DrawnPage className="h-60 px-6">
          <DrawnWatermark reader={reader} className="top-7 left-8" />
          <DrawnWatermark reader={reader} className="top-[106px] left-8" />
        </DrawnPage>
      </div>
      <div className="flex h-9 items-center gap-4 px-3 text-caption text-text-muted">
        <span className="flex items-center gap-1.5">
          <Eye size={14} />
          <Drawn words="View-only mode" />
        </span>
        <span className="flex items-center gap-1.5">
          <Stamp size={14} />
          <Drawn words="Watermarked" />
        </span>
      </div>
    </div>
  );
}
