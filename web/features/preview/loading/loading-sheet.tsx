import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LoadingNote } from './loading-note.tsx';

/** A placeholder in the shape of the page. */
export function LoadingSheet({ isWaiting }: { isWaiting: boolean }) {
  return (
    <div role="status" className="mx-auto size-full max-w-[50rem] p-4">
      <LoadingNote isWaiting={isWaiting} />
      <div className="grid h-full content-start gap-3 rounded-sm border border-border bg-paper p-16 max-md:p-6">
        <Skeleton className="mb-3 h-7 w-3/5 bg-paper-line!" />
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <Skeleton key={line} className="h-4 bg-paper-line!" />
        ))}
      </div>
    </div>
  );
}
