import { FolderOpen } from 'lucide-react';
import { KindTile } from '#web/domain/files/kind-tile.tsx';
import { Drawn } from '../drawn.tsx';
import { DrawnAccess } from '../drawn-access.tsx';
import { sampleDocuments } from './sample-room.ts';

/** The picture where there is no room for the whole window: one folder, running off the edge. */
export function PhonePicture() {
  return (
    <div
      aria-hidden
      className="-mr-4 overflow-hidden rounded-l-xl border-y border-l border-border-strong bg-surface shadow-overlay select-none"
    >
      <div className="flex h-11 items-center gap-2 px-4">
        <FolderOpen size={16} className="text-accent-text" />
        <Drawn words="02 Financials" className="text-cell font-semibold text-text" />
      </div>
      {sampleDocuments.slice(1).map(({ name, level }) => (
        <div key={name} className="flex h-13 items-center gap-3 border-t border-border px-4">
          <KindTile mimeType={null} name={name} />
          <Drawn words={name} className="min-w-0 flex-1 truncate text-cell font-label text-text" />
          <DrawnAccess level={level} />
        </div>
      ))}
    </div>
  );
}
