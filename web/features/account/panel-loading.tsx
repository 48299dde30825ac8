import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function PanelLoading({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-5 p-4">
      <span className="sr-only">{label}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-8" />
          <div className="grid gap-2">
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-3 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
