import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

import { userColumns } from './user-columns.ts';

const nameWidths = ['w-32', 'w-28', 'w-36', 'w-24', 'w-32', 'w-28', 'w-36'];

export function UsersSkeleton() {
  return (
    <div role="status" className="border-border p-6 max-md:mt-3 max-md:border-t max-md:p-0">
      <span className="sr-only">Loading users...</span>
      <div className="border-border md:rounded-xl md:border">
        {nameWidths.map((width, index) => (
          <div key={index} className={`${userColumns} h-14 border-b border-border last:border-b-0 max-lg:h-22`}>
            <div className="flex items-center gap-3 max-lg:col-span-2">
              <Skeleton className="size-8 rounded-full" />
              <div className="grid gap-1.5">
                <Skeleton className={`h-3.5 ${width}`} />
                <Skeleton className="h-3 w-44" />
              </div>
            </div>
            <Skeleton className="h-5 w-16 max-lg:hidden" />
            <Skeleton className="h-3.5 w-20 max-lg:hidden" />
            <Skeleton className="h-3.5 w-20 max-lg:hidden" />
            <Skeleton className="ml-auto h-5 w-14" />
          </div>
        ))}
      </div>
    </div>
  );
}
