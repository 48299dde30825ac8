import { ShieldCheck } from 'lucide-react';

import { limitInWords } from '#web/domain/access/reasons-in-words.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { displayName } from '#web/domain/people/person.ts';
import type { AccessOf } from './access-table.tsx';
import type { PersonWithAccess } from './people-with-access.ts';

/** Users who see everything by their role, apart from the others. */
export function PrivilegedPeople({ people, of }: { people: readonly PersonWithAccess[]; of: AccessOf }) {
  if (people.length === 0) return null;
  return (
    <section
      aria-label="Administrators and managers see everything"
      className="rounded-xl border border-border bg-surface-sunken px-4 py-3"
    >
      <h3 className="flex items-center gap-2 text-cell font-label text-text">
        <ShieldCheck size={16} className="text-text-subtle" aria-hidden />
        Administrators and managers see everything
      </h3>
      <ul className="mt-2 flex max-h-32 flex-wrap gap-x-4 gap-y-2 overflow-y-auto text-cell text-text-muted">
        {people.map(({ user, but }) => (
          <li key={user.id} className="flex min-w-0 items-center gap-2">
            <Avatar user={user} size="sm" />
            <span className="min-w-0 break-words">
              {displayName(user)}
              {but.length > 0 && (
                <span className="text-caption text-text-subtle">
                  {' '}
                  ({but.map((limit) => limitInWords(limit, of.names)).join('; ')})
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
