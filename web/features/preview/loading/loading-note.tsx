/** Announces loading; visible once the server has asked to wait. */
export function LoadingNote({ isWaiting }: { isWaiting: boolean }) {
  if (!isWaiting) return <span className="sr-only">Loading preview</span>;
  return (
    <p className="mb-3 text-cell text-text-muted">
      Loading preview. This takes longer than usual, as many are being prepared.
    </p>
  );
}
