import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { useDeclineAccess, useListMyTasks } from '#contract/hooks/tasks.ts';
import type { Task } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { folderHref } from '#web/domain/folders/folder-link.ts';
import { taskWords } from '#web/domain/words/task-words.ts';
import { momentText } from '#web/format/date-time.ts';
import { atVersions } from '#web/ui/browser/preview-at.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { buttonClass } from '#web/ui/form/button-class.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

const GiveAccessDialog = loadedLater('GiveAccessDialog', () => import('./give-access-dialog.tsx'));

export function TasksDialog({ onClose }: { onClose: () => void }) {
  const [granting, setGranting] = useState<Task | null>(null);
  const tasks = (
    <Dialog onClose={onClose} title="What waits for you" closeLabel="Close">
      <Tasks onLeave={onClose} onGrant={setGranting} />
    </Dialog>
  );
  if (granting === null) return tasks;
  const { documentId, folderId, userId } = granting;
  return <GiveAccessDialog {...{ documentId, folderId, userId }} meanwhile={tasks} onClose={() => setGranting(null)} />;
}

function Tasks({ onLeave, onGrant }: { onLeave: () => void; onGrant: (task: Task) => void }) {
  const query = useListMyTasks();
  const { data: tasks } = query;
  const decline = useChange(useDeclineAccess, taskWords.declineAccess);
  if (tasks === undefined) return <NotLoaded what="what waits" query={query} widths={['w-52']} further={['w-40']} />;
  if (tasks.length === 0) return <EmptyState icon={CircleCheck} title="Nothing waits for you" />;
  return (
    <ul aria-label="What waits for you" className="divide-y divide-border rounded-xl border border-border">
      {tasks.map((task) => {
        const { title, href, label } = sayings[task.kind](task);
        return (
          <li key={task.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5 max-md:px-3">
            <div className="min-w-0 flex-1 basis-56">
              <p className="text-base font-medium break-words">{title}</p>
              {task.note !== null && <p className="text-cell break-words text-text-muted">{`“${task.note}”`}</p>}
              <p className="text-caption text-text-subtle">
                {`${task.kind === 'ending' ? 'Ends' : 'Since'} ${momentText(new Date(task.at))}`}
              </p>
            </div>
            {task.kind === 'request' && (
              <>
                <Button
                  size="sm"
                  aria-label={`Decline: ${title}`}
                  isBusy={decline.isPending && decline.variables?.id === task.id}
                  disabled={decline.isPending}
                  onClick={() => void decline.run({ id: task.id })}
                >
                  Decline
                </Button>
                {task.what !== null && (
                  <Button size="sm" aria-label={`Give Access: ${title}`} onClick={() => onGrant(task)}>
                    Give Access
                  </Button>
                )}
              </>
            )}
            {href !== null && (
              <Link
                href={href}
                {...(task.kind === 'approval' && { state: atVersions })}
                onClick={onLeave}
                className={buttonClass('secondary', 'sm')}
                aria-label={`${label}: ${title}`}
              >
                {label}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface Saying {
  title: string;
  /** Null for tasks that only end by time. */
  href: string | null;
  label: string;
}

const sayings: Readonly<Record<Task['kind'], (task: Task) => Saying>> = {
  approval: (task) => ({
    title: `${task.who} asks for the approval of ${task.what}`,
    href: itemOf(task),
    label: 'Open',
  }),
  request: (task) => ({
    title: `${task.who} asks to see ${task.what ?? 'something that is not there'}`,
    // Access is given without opening the item.
    href: null,
    label: 'Open',
  }),
  invitation: ({ who }) => ({ title: `The invitation of ${who} has ended`, href: '/users', label: 'Users' }),
  ending: ({ who }) => ({
    title: who === null ? 'Some or all of your access ends' : `The access of ${who} ends`,
    href: who === null ? null : '/users',
    label: 'Users',
  }),
  undelivered: () => ({ title: 'Mails could not be delivered', href: '/security', label: 'Security' }),
};

function itemOf({ documentId, folderId }: Task): string | null {
  if (documentId !== null) return `/documents?document=${encodeURIComponent(documentId)}`;
  return folderId === null ? null : folderHref(folderId);
}
