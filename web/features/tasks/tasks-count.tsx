import { useGetCurrentUser } from '#contract/hooks/session.ts';
import { useListMyTasks } from '#contract/hooks/tasks.ts';
import { counted } from '#web/format/counted.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { tasksShown } from '#web/domain/tasks/tasks-shown.ts';
import { cx } from '#web/ui/theme/cx.ts';

/** The number of tasks, which opens their list; nothing without tasks. */
export function TasksCount({ className, onOpen }: { className: string; onOpen?: () => void }) {
  const { tasks = 0 } = useCurrentUser();
  // Of the list and the count, the one that was read last; both are read elsewhere.
  const list = useListMyTasks({ query: { enabled: false } });
  const { dataUpdatedAt } = useGetCurrentUser({ query: { enabled: false } });
  const count = list.data && list.dataUpdatedAt > dataUpdatedAt ? list.data.length : tasks;
  if (count === 0) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${counted(count, 'thing waits', 'things wait')} for you`}
      onClick={() => {
        onOpen?.();
        tasksShown.set(true);
      }}
      className={cx('absolute rounded-full p-1 max-md:before:absolute max-md:before:-inset-2.5', className)}
    >
      <span className="grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[11px] font-label text-on-accent tabular-nums">
        {count > 99 ? '99+' : count}
      </span>
    </button>
  );
}
