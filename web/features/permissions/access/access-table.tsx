import { useState } from 'react';
import { type AccessOf, AccessReasons } from '#web/domain/access/access-reasons.tsx';
import { givesInWords } from '#web/domain/access/reasons-in-words.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { displayName } from '#web/domain/people/person.ts';
import { RoleBadge } from '#web/domain/people/role-badge.tsx';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { VirtualTable } from '#web/ui/data/virtual-table.tsx';
import type { PersonWithAccess } from './people-with-access.ts';

const tones: Record<NonNullable<PersonWithAccess['gives']>, BadgeTone> = {
  see: 'neutral',
  view: 'info',
  download: 'success',
};

const columns =
  'grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5 px-3 md:grid-cols-[minmax(0,1.2fr)_148px_minmax(0,1.1fr)]';

/** All users in the server's order; only visible rows are rendered. */
export function AccessTable({ people, of }: { people: readonly PersonWithAccess[]; of: AccessOf }) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  return (
    <div
      ref={setScroller}
      role="region"
      aria-label="People"
      // Must be focusable for scrolling by keyboard, since it contains no control.
      tabIndex={0}
      className="max-h-[min(26rem,45dvh)] overflow-y-auto rounded-xl border border-border outline-offset-[-2px]"
    >
      <VirtualTable
        label="Who has access"
        items={people}
        keyOf={({ user }) => user.id}
        rowHeight={61}
        scroller={scroller}
        heads={['Person', 'Access', 'Why']}
        columns={columns}
        headClass="sticky top-0 z-10 bg-surface-raised max-md:sr-only [&>[role=row]]:items-center"
        rowClass={(index) => (index < people.length - 1 ? 'border-b' : '')}
      >
        {(person) => <AccessRow person={person} of={of} />}
      </VirtualTable>
    </div>
  );
}

function AccessRow({ person: { user, gives, because, but }, of }: { person: PersonWithAccess; of: AccessOf }) {
  const name = displayName(user);
  return (
    <div className={`${columns} py-2.5`}>
      <div role="cell" className="flex min-w-0 items-center gap-2.5">
        <Avatar user={user} />
        <span className="min-w-0">
          <span className="block text-cell font-medium wrap-anywhere">{name}</span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2">
            <RoleBadge role={user.role} />
            {name !== user.email && (
              <span className="min-w-0 text-caption wrap-anywhere text-text-subtle">{user.email}</span>
            )}
          </span>
        </span>
      </div>
      <div role="cell" className="flex min-h-8 items-center max-md:justify-end">
        <Badge tone={toneOf(gives, of.isFolder)}>
          {of.isFolder && gives !== null ? 'Can see it' : givesInWords(gives)}
        </Badge>
      </div>
      <div role="cell" className="min-w-0 max-md:col-span-2 max-md:pl-10.5 md:flex md:min-h-8 md:items-center">
        {because.length + but.length === 0 ? (
          <span className="text-caption text-text-subtle">Nothing gives them access</span>
        ) : (
          <AccessReasons because={because} but={but} {...of} />
        )}
      </div>
    </div>
  );
}

/** A folder is seen or not; documents have several rights. */
function toneOf(gives: PersonWithAccess['gives'], isFolder: boolean): BadgeTone {
  if (gives === null) return 'outline';
  return isFolder ? 'success' : tones[gives];
}
