import { useState } from 'react';
import type { User, SecondFactorKinds } from '#contract/types.ts';
import { loadedLater } from '#web/ui/browser/loaded-later.tsx';
import { useMediaQuery } from '#web/ui/browser/use-media-query.ts';
import { Printed } from '#web/ui/print/printed.tsx';
import { VirtualTable } from '#web/ui/data/virtual-table.tsx';
import { type UserAction, isSelf, moreUserActions, userActions } from './user-actions.ts';
import { CircleDashed, ShieldCheck } from 'lucide-react';
import { dayInWords } from '#web/domain/expiry/expiry.ts';
import { ExpiryBadge } from '#web/domain/expiry/expiry-badge.tsx';
import { lastLogin } from '#web/format/age.ts';
import { displayName } from '#web/domain/people/person.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { RoleBadge } from '#web/domain/people/role-badge.tsx';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
import { factorWords } from '../sign-in/factor-words.ts';
import { IconButton } from '#web/ui/form/icon-button.tsx';

const UsersSheet = loadedLater('UsersSheet', () => import('./users-sheet.tsx'));

interface UsersTableProps {
  users: readonly User[];
  groups: ReadonlyMap<string, readonly string[]>;
  onAction: (kind: UserAction['kind'], user: User) => void;
}

/** Shared by head and rows, so that columns align. Narrow rows have no columns. */
const userColumns =
  'grid items-center px-5 max-md:px-4 lg:grid-cols-[minmax(0,1fr)_120px_208px_minmax(0,0.5fr)_128px] lg:gap-x-4 max-lg:grid-cols-[auto_minmax(0,1fr)_auto] max-lg:gap-x-3';

const heads = ['User', 'Role', 'Last Login', 'Groups', 'Actions'];

/** All users in the server's order; only visible rows are rendered. */
export function UsersTable({ users, groups, onAction }: UsersTableProps) {
  // Phones and small tablets, where four columns leave no room for names.
  const isNarrow = useMediaQuery('(max-width: 1023.98px)');
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  return (
    <div
      ref={setScroller}
      className="min-h-0 flex-1 overflow-y-auto border-border p-6 max-md:mt-3 max-md:border-t max-md:p-0"
    >
      <VirtualTable
        label="Users"
        items={users}
        keyOf={({ id }) => id}
        rowHeight={isNarrow ? 88 : 57}
        scroller={scroller}
        heads={heads}
        columns={userColumns}
        headClass="max-lg:sr-only [&_[role=columnheader]:last-child]:text-right"
        rowClass={(index) => (index < users.length - 1 ? 'border-b' : 'max-md:border-b')}
        className="overflow-clip border-border md:rounded-xl md:border"
      >
        {(user) => <UserRow user={user} groups={groups.get(user.id) ?? []} isNarrow={isNarrow} onAction={onAction} />}
      </VirtualTable>
      <Printed sheet={UsersSheet} data={{ users }} />
    </div>
  );
}

const Menu = loadedLater('Menu', () => import('#web/ui/overlay/menu.tsx'), <span className="size-7 max-md:size-10" />);

interface UserRowProps {
  user: User;
  groups: readonly string[];
  isNarrow: boolean;
  onAction: (kind: UserAction['kind'], user: User) => void;
}

function UserRow({ user, groups, isNarrow, onAction }: UserRowProps) {
  const me = useCurrentUser();
  const self = isSelf(user, me);
  const name = displayName(user);
  const seen = lastLogin(user.lastLoginAt);
  return (
    <div className={`${userColumns} min-h-14 py-2 max-lg:min-h-16`}>
      <div role="cell" className="flex min-w-0 items-center gap-3 max-lg:col-span-2">
        <Avatar user={user} isSelf={self} />
        <div className="min-w-0">
          <p className="truncate text-base font-medium max-lg:break-words max-lg:whitespace-normal" title={name}>
            <span>{name}</span>
            {self && <span className="font-normal text-text-subtle"> (you)</span>}
          </p>
          {name !== user.email && (
            <p className="truncate text-caption text-text-subtle" title={user.email}>
              {user.email}
            </p>
          )}
        </div>
      </div>
      <div role="cell" className="flex items-center gap-1.5 max-lg:row-start-2 max-lg:mt-1.5 max-lg:pl-11">
        <RoleBadge role={user.role} />
        <FactorMark kinds={user.secondFactor} />
      </div>
      <div
        role="cell"
        className="flex flex-wrap items-center gap-x-1.5 text-cell whitespace-nowrap text-text-muted tabular-nums max-lg:row-start-2 max-lg:mt-1.5"
      >
        {seen === 'Never' && <CircleDashed size={14} className="text-text-subtle" aria-hidden />}
        {seen}
        {user.deactivatedAt === undefined ? (
          <ExpiryBadge expiresAt={user.expiresAt} />
        ) : (
          <Badge tone="neutral">Deactivated {dayInWords(user.deactivatedAt)}</Badge>
        )}
      </div>
      <div role="cell" className="truncate text-cell text-text-muted max-lg:sr-only" title={groups.join(', ')}>
        {groups.join(', ')}
      </div>
      <div role="cell" className="flex items-center justify-end -mr-1.5 max-lg:col-start-3 max-lg:row-start-1">
        {user.deactivatedAt === undefined && <UserRowActions user={user} isNarrow={isNarrow} onAction={onAction} />}
      </div>
    </div>
  );
}

function FactorMark({ kinds = 'none' }: { kinds?: SecondFactorKinds | undefined }) {
  if (kinds === 'none') return null;
  const words = `Second factor: ${factorWords(kinds).toLowerCase()}`;
  return (
    <Tooltip label={words} className="text-text-subtle">
      <ShieldCheck size={14} aria-hidden />
      <span className="sr-only">{words}</span>
    </Tooltip>
  );
}

function UserRowActions({ user, isNarrow, onAction }: Omit<UserRowProps, 'groups'>) {
  const me = useCurrentUser();
  const actions = userActions(user, me);
  const more = moreUserActions(user, me);
  const items = (some: readonly UserAction[]) =>
    some.map(({ kind, ...item }) => ({ ...item, onSelect: () => onAction(kind, user) }));
  if (isNarrow) return <Menu label={`Actions for ${displayName(user)}`} items={items([...actions, ...more])} />;
  return (
    <>
      {actions.map(({ kind, ...button }) => (
        <IconButton key={kind} {...button} onClick={() => onAction(kind, user)} />
      ))}
      {more.length > 0 && <Menu label={`More actions for ${displayName(user)}`} items={items(more)} />}
    </>
  );
}
