import { ErrorState } from '#web/ui/feedback/error-state.tsx';

export function PreviewBusy({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid size-full place-items-center">
      <ErrorState
        title="Failed to load preview"
        message="Many previews are being prepared right now. Try again in a moment."
        onRetry={onRetry}
      />
    </div>
  );
}
