import { createPortal } from 'react-dom';
import { useListMyTasks } from '#contract/hooks/tasks.ts';
import { counted } from '#web/format/counted.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { tasksShown } from '#web/domain/tasks/tasks-shown.ts';

/**
 * The number of tasks, on the icon of the sidebar's first entry; added after the first load. On phones, Your Account
 * leads to the list.
 */
export function TasksButton() {
  const { tasks = 0 } = useCurrentUser();
  // After the list was opened, its data is newer than the count.
  const { data } = useListMyTasks({ query: { enabled: false } });
  const count = data?.length ?? tasks;
  const place = document.querySelector('aside nav li');
  if (count === 0 || place === null) return null;
  return createPortal(
    <span className="relative block h-0">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${counted(count, 'thing waits', 'things wait')} for you`}
        onClick={() => tasksShown.show(true)}
        className="absolute -top-[35px] left-4 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[11px] font-label text-on-accent tabular-nums before:absolute before:-inset-1"
      >
        {count > 99 ? '99+' : count}
      </button>
    </span>,
    place,
  );
}
