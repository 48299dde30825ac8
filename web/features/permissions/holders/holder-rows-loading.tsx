import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function HolderRowsLoading() {
  return (
    <div role="status" className="divide-y divide-border rounded-xl border border-border">
      <span className="sr-only">Loading permissions</span>
      {[1, 2].map((row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-3">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="ml-auto h-5 w-20" />
        </div>
      ))}
    </div>
  );
}
