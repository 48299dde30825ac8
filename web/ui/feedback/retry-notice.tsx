import { CircleAlert } from 'lucide-react';
import { Button } from '../form/button.tsx';
import { Notice } from './notice.tsx';

/** A failed load of something that is not needed to go on, with Retry. */
export function RetryNotice({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <Notice icon={CircleAlert} tone="warning">
      <div className="flex flex-wrap items-center justify-between gap-2">
        {children}
        <Button size="sm" onClick={onRetry}>
          Retry
        </Button>
      </div>
    </Notice>
  );
}
