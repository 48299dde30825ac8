import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

const nameWidths = ['w-40', 'w-52', 'w-36', 'w-48', 'w-44'];

export function AccessSkeleton() {
  return (
    <div role="status" className="divide-y divide-border rounded-xl border border-border">
      <span className="sr-only">Loading what they can see...</span>
      {nameWidths.map((width) => (
        <div key={width} className="flex items-start gap-3 px-4 py-3">
          <Skeleton className="size-4 rounded-sm" />
          <div className="grid gap-1.5">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3 w-56 max-w-full" />
          </div>
          <Skeleton className="ml-auto h-5 w-20" />
        </div>
      ))}
    </div>
  );
}
