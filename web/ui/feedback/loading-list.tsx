import { Skeleton } from './skeleton.tsx';

interface LoadingListProps {
  /** Read to screen readers. */
  label: string;
  /** The width of each row's first line. */
  widths: readonly string[];
  /** The shape before the lines. */
  lead?: string;
  /** The widths of the lines below the first. */
  further?: readonly string[];
  /** The width of a badge at the end. */
  badge?: string;
}

/** A placeholder for a list in a frame, in the shape of its rows. */
export function LoadingList({ label, widths, lead, further = [], badge }: LoadingListProps) {
  return (
    <div role="status" className="divide-y divide-border rounded-xl border border-border">
      <span className="sr-only">{label}</span>
      {widths.map((width) => (
        <div key={width} className="flex items-center gap-3 px-4 py-3">
          {lead !== undefined && <Skeleton className={lead} />}
          <div className="grid gap-1.5">
            {[`h-4 ${width}`, ...further.map((line) => `h-3 ${line}`)].map((line) => (
              <Skeleton key={line} className={line} />
            ))}
          </div>
          {badge !== undefined && <Skeleton className={`ml-auto h-5 ${badge}`} />}
        </div>
      ))}
    </div>
  );
}
