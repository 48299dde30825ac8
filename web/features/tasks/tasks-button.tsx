import { createPortal } from 'react-dom';
import { TasksCount } from './tasks-count.tsx';

/** The number of tasks, on the icon of the sidebar's first entry; added after the first load. */
export function TasksButton() {
  const place = document.querySelector('aside nav li');
  if (place === null) return null;
  return createPortal(
    <span className="relative block h-0">
      <TasksCount className="-top-[35px] left-4" />
    </span>,
    place,
  );
}
