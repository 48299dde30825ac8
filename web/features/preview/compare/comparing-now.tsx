import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Button } from '#web/ui/form/button.tsx';
import type { Pair } from './use-comparison.ts';

interface ComparingNowProps {
  pair: Pair;
  isWaiting: boolean;
  onCancel: () => void;
}

/** Large files take seconds: it is said what is going on, and it can be left. */
export function ComparingNow({ pair: { from, to }, isWaiting, onCancel }: ComparingNowProps) {
  return (
    <div className="grid content-start gap-5 p-5 max-md:p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-cell text-text-muted">
          Comparing versions {from} and {to}.
          {isWaiting && ' This takes longer than usual, as many documents are being prepared.'}
        </p>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
      <div aria-hidden className="grid gap-3">
        {widths.map((width, line) => (
          <Skeleton key={line} className={`h-4 ${width}`} />
        ))}
      </div>
    </div>
  );
}

const widths = ['w-3/5', 'w-11/12', 'w-4/5', 'w-2/3', 'w-full', 'w-3/4', 'w-5/6', 'w-1/2'];
