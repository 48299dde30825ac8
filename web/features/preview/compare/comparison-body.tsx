import { FileX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { isGone } from '#web/api/api-error.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ComparedContent, type ComparedContentProps } from './compared-content.tsx';
import type { ComparisonState, Pair } from './use-comparison.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

interface ComparingNowProps {
  pair: Pair;
  isWaiting: boolean;
  onCancel: () => void;
}

const widths = ['w-3/5', 'w-11/12', 'w-4/5', 'w-2/3', 'w-full', 'w-3/4', 'w-5/6', 'w-1/2'];

interface ComparisonBodyProps extends Omit<ComparedContentProps, 'comparison'> {
  pair: Pair;
  comparison: ComparisonState;
  onRetry: () => void;
  onCancel: () => void;
  onClose: () => void;
}

/** The result of a comparison: the changes, its progress, or why there are none. */
export function ComparisonBody({ comparison, onRetry, onCancel, onClose, ...rest }: ComparisonBodyProps) {
  const { pair } = rest;
  switch (comparison.state) {
    case 'loading':
    case 'waiting':
      return <ComparingNow pair={pair} isWaiting={comparison.state === 'waiting'} onCancel={onCancel} />;
    case 'compared':
      return <ComparedContent comparison={comparison.comparison} {...rest} />;
    case 'busy':
      return (
        <Centred>
          <ErrorState
            title="Failed to compare"
            message="Many documents are being prepared right now. Try again in a moment."
            query={{ refetch: onRetry }}
          />
        </Centred>
      );
    case 'failed':
      return (
        <Centred>
          {isGone(comparison.error) ? (
            <EmptyState
              icon={FileX2}
              title="Version not found"
              message="One of these versions is no longer there, or you may no longer see it."
              action={<Button onClick={onClose}>Back to Version History</Button>}
            />
          ) : (
            <ErrorState title="Failed to compare" query={{ error: comparison.error, refetch: onRetry }} />
          )}
        </Centred>
      );
    case 'cancelled':
      return (
        <Centred>
          <EmptyState
            icon={FileX2}
            title="Not compared"
            message={`You stopped the comparison of versions ${pair.from} and ${pair.to}.`}
            action={<Button onClick={onRetry}>Compare Again</Button>}
          />
        </Centred>
      );
  }
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="grid size-full place-items-center overflow-auto">{children}</div>;
}

/** Large files take seconds: shows the progress and allows cancelling. */
function ComparingNow({ pair: { from, to }, isWaiting, onCancel }: ComparingNowProps) {
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
