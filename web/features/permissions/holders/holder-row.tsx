import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Group, User } from '#contract/types.ts';
import { hasEnded } from '#web/domain/expiry/expiry.ts';
import { ExpiryBadge } from '#web/domain/expiry/expiry-badge.tsx';
import { displayName } from '#web/domain/people/person.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { RoleBadge } from '#web/domain/people/role-badge.tsx';
import { type Holder, type Holders, membersOf } from './holder.ts';

interface HolderRowProps {
  holder: Holder;
  known: Holders;
  /** The rights, as badges. */
  children: ReactNode;
  actions?: (name: string) => ReactNode;
}

/** The holder of a right. Unknown holders are shown by id. */
export function HolderRow({ holder: { userId, groupId }, known, children, actions }: HolderRowProps) {
  const user = known.users.find(({ id }) => id === userId);
  const group = known.groups.find(({ id }) => id === groupId);
  const name = group?.name ?? (user && displayName(user)) ?? groupId ?? userId ?? '';
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 max-md:flex-wrap max-md:px-3">
      {groupId === null ? <Avatar user={user ?? {}} /> : <GroupMark />}
      <div className="min-w-0 flex-1 md:basis-40">
        <p className="truncate font-medium" title={name}>
          <span>{name}</span>
        </p>
        {captionOf(user, group, name)}
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 max-md:order-last max-md:basis-full max-md:pl-11 md:max-w-60 md:justify-end">
        {children}
      </div>
      {actions?.(name)}
    </li>
  );
}

function captionOf(user: User | undefined, group: Group | undefined, name: string): ReactNode {
  const caption = group ? `Group, ${membersOf(group)}` : user?.email;
  // An address breaks at its @.
  const parts = caption?.split(/(?=@)/).flatMap((part) => [<wbr key={part} />, part]);
  return (
    <p className="flex min-w-0 items-center gap-x-2 text-caption text-text-subtle max-md:flex-wrap">
      {user !== undefined && <RoleBadge role={user.role} />}
      {user !== undefined && hasEnded(user.expiresAt) && <ExpiryBadge expiresAt={user.expiresAt} />}
      {caption !== undefined && caption !== name && <span className="min-w-0 break-words md:truncate">{parts}</span>}
    </p>
  );
}

function GroupMark() {
  return (
    <span aria-hidden className="grid size-8 flex-none place-items-center rounded-lg bg-surface-active text-text-muted">
      <Users size={16} />
    </span>
  );
}
