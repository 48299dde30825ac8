import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function LoadingRows({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-5 p-4">
      <span className="sr-only">{label}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-3 w-44" />
        </div>
      ))}
    </div>
  );
}
