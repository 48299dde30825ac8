import { LoaderCircle, type LucideIcon, ChevronRight } from 'lucide-react';
import { useId } from 'react';

interface AddRowProps {
  icon: LucideIcon;
  title: string;
  about: string;
  /** Why it cannot be added: disables it and replaces the description. */
  disabledReason?: string | undefined;
  isBusy?: boolean;
  onAdd: () => void;
}

export function AddRow({ icon: Icon, title, about, disabledReason, isBusy = false, onAdd }: AddRowProps) {
  const id = useId();
  const Sign = isBusy ? LoaderCircle : ChevronRight;
  return (
    <button
      type="button"
      onClick={onAdd}
      disabled={disabledReason !== undefined || isBusy}
      aria-busy={isBusy || undefined}
      aria-labelledby={id}
      aria-describedby={`${id}-about`}
      className="flex items-center gap-3 rounded-xl border border-border px-4 py-3 text-left transition-colors hover:bg-surface-hover disabled:bg-surface-sunken"
    >
      <span className="grid size-8 flex-none place-items-center rounded-lg bg-accent-soft text-accent-text">
        <Icon size={16} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span id={id} className="block text-base font-medium text-text">
          {title}
        </span>
        <span id={`${id}-about`} className="block text-caption text-text-subtle">
          {disabledReason ?? about}
        </span>
      </span>
      <Sign size={16} className={isBusy ? 'animate-spin' : 'text-text-subtle'} aria-hidden />
    </button>
  );
}
