import { counted } from '#web/format/counted.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

interface FoundStatusProps {
  /** Null if not all were counted. */
  matched: number | null;
  /** The number on screen. */
  shown: number;
  isSearching: boolean;
}

export function FoundStatus({ matched, shown, isSearching }: FoundStatusProps) {
  return (
    <p role="status" className="flex min-h-6 flex-none items-center gap-2 text-cell text-text-muted tabular-nums">
      {isSearching ? <Spinner label="Searching..." size={16} /> : found(matched, shown)}
    </p>
  );
}

export function found(matched: number | null, shown: number): string {
  if (matched === null) return `More than ${counted(shown, 'entry', 'entries')} match`;
  return matched === 1 ? '1 entry matches' : `${counted(matched, 'entry', 'entries')} match`;
}
