import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { TrayBody, type TrayBodyProps } from './tray-body.tsx';
import { headline, progressInFiles } from './tray-view.ts';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';

export interface TrayProps extends TrayBodyProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

const size = { width: 420, maxHeight: 'calc(100dvh - 6rem)' };

/** The tray on wide screens: a card at the lower right that can be folded. It never takes the focus. */
export function TrayCard({ view, targets, isOpen, onToggle, actions }: TrayProps) {
  const toggle = useRef<HTMLButtonElement>(null);
  const foldByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    onToggle(false);
    toggle.current?.focus();
  };
  return (
    <section
      aria-label="Uploads"
      onKeyDown={foldByEscape}
      style={size}
      className="animate-rise fixed right-4 bottom-0 z-30 flex flex-col overflow-hidden rounded-t-xl border border-b-0 border-border-strong bg-surface-raised text-text shadow-overlay"
    >
      <header className="flex h-14 flex-none items-center gap-3 px-4">
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-base font-label">{headline(view)}</h2>
          {!isOpen && (
            <div className="mt-1.5 flex items-center gap-3">
              <ProgressBar value={view.percent} label="All uploads" />
              <span className="flex-none text-caption text-text-muted tabular-nums">{progressInFiles(view)}</span>
            </div>
          )}
        </div>
        <IconButton
          ref={toggle}
          size="md"
          label={isOpen ? 'Fold uploads' : 'Show uploads'}
          aria-expanded={isOpen}
          icon={isOpen ? ChevronDown : ChevronUp}
          onClick={() => onToggle(!isOpen)}
        />
      </header>
      {isOpen && (
        <div className="min-h-0 overflow-y-auto border-t border-border px-4 py-3">
          <TrayBody view={view} targets={targets} actions={actions} />
        </div>
      )}
    </section>
  );
}
