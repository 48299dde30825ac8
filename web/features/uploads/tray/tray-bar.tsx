import { ChevronUp } from 'lucide-react';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { TrayBody } from './tray-body.tsx';
import type { TrayProps } from './tray-card.tsx';
import { headline, progressInFiles } from './tray-view.ts';

/** The tray on phones: a bar that opens into a sheet. */
export function TrayBar({ view, targets, isOpen, onToggle, actions }: TrayProps) {
  return (
    <section
      aria-label="Uploads"
      className="fixed inset-x-0 bottom-0 z-30 h-14 border-t border-border-strong bg-surface-raised"
    >
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => onToggle(true)}
        className="flex h-full w-full items-center gap-3 px-4 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-3">
            <span className="min-w-0 flex-1 truncate text-base font-label text-text">{headline(view)}</span>
            <span className="flex-none text-caption text-text-muted tabular-nums">{progressInFiles(view)}</span>
          </span>
          <span className="mt-1.5 block">
            <ProgressBar value={view.percent} label="All uploads" />
          </span>
        </span>
        <ChevronUp size={18} aria-hidden className="flex-none text-text-subtle" />
        <span className="sr-only">Show uploads</span>
      </button>
      <Dialog isOpen={isOpen} onClose={() => onToggle(false)} title={headline(view)}>
        <TrayBody view={view} targets={targets} actions={actions} />
      </Dialog>
    </section>
  );
}
