import { Eye, Stamp } from 'lucide-react';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { Drawn } from '../drawn.tsx';
import { DrawnAccess } from '../drawn-access.tsx';
import { DrawnPage } from '../drawn-page.tsx';
import { DrawnWatermark } from '../drawn-watermark.tsx';

const reader = 'p.raman@northgate.example';

export function PicturePreview() {
  return (
    <div className="flex w-80 flex-col overflow-hidden rounded-xl border border-border-strong bg-surface-raised shadow-overlay">
      <div className="flex h-12 items-center gap-2.5 px-3">
        <KindTile mimeType="application/pdf" name="QoE Report.pdf" />
        <Drawn words="QoE Report.pdf" className="flex-1 truncate text-cell font-semibold text-text" />
        <Drawn words="v6" className="rounded-md border border-border px-1.5 text-caption font-label text-text-muted" />
        <DrawnAccess level="confidential" />
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
