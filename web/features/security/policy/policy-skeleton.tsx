import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function PolicySkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the security policy...</span>
      <div className="flex h-9 items-center gap-4 border-b border-border">
        {['w-16', 'w-20', 'w-18', 'w-20'].map((width, index) => (
          <Skeleton key={index} className={`h-4 ${width}`} />
        ))}
      </div>
      <Skeleton className="mt-4 h-4 w-56" />
      <div className="mt-2 divide-y divide-border rounded-lg border border-border">
        {['w-12', 'w-48', 'w-20'].map((width) => (
          <div key={width} className="flex items-start gap-3 px-3 py-3">
            <Skeleton className="size-4 rounded-full" />
            <div className="grid flex-1 gap-1.5">
              <Skeleton className={`h-4 ${width}`} />
              <Skeleton className="h-3 w-4/5" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="mt-2 h-10 rounded-lg" />
      <Skeleton className="mt-6 h-16 rounded-lg" />
    </div>
  );
}
