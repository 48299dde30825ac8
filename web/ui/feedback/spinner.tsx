import { LoaderCircle } from 'lucide-react';

/** A loading indicator, announced once. */
export function Spinner({ label = 'Loading...', size = 24 }: { label?: string; size?: number }) {
  return (
    <span role="status" className="inline-grid place-items-center text-accent-text">
      <LoaderCircle size={size} className="animate-spin" aria-hidden />
      <span className="sr-only">{label}</span>
    </span>
  );
}
