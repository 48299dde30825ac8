import { LoadingList } from '#web/ui/feedback/loading-list.tsx';

const widths = ['w-80', 'w-60', 'w-72', 'w-52', 'w-64', 'w-56', 'w-48', 'w-44'];

export const AuditSkeleton = () => (
  <div className="p-6 max-md:p-4">
    <LoadingList label="Loading the audit log..." lead="size-7" widths={widths} badge="w-20" />
  </div>
);
