import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { isBusy } from './retry-while-busy.ts';

/** Too many previews are being prepared, or the server was not reached. */
export function PreviewFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <div className="grid size-full place-items-center">
      <ErrorState
        title="Failed to load preview"
        message={
          isBusy(error)
            ? 'Many previews are being prepared right now. Try again in a moment.'
            : 'The server could not be reached. Check your connection and try again.'
        }
        query={{ refetch: onRetry }}
      />
    </div>
  );
}
