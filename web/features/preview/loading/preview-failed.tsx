import { ErrorState } from '#web/ui/feedback/error-state.tsx';

/** @param isBusy whether too many previews are being prepared; otherwise the server was not reached */
export function PreviewFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  return (
    <div className="grid size-full place-items-center">
      <ErrorState
        title="Failed to load preview"
        message={
          isBusy
            ? 'Many previews are being prepared right now. Try again in a moment.'
            : 'The server could not be reached. Check your connection and try again.'
        }
        query={{ refetch: onRetry }}
      />
    </div>
  );
}
