import { CircleDashed } from 'lucide-react';

import type { User } from '#contract/types.ts';
import { dayInWords } from '#web/domain/expiry/expiry.ts';
import { ExpiryBadge } from '#web/domain/expiry/expiry-badge.tsx';
import { lastLogin } from '#web/format/age.ts';
import { displayName } from '#web/domain/people/person.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { RoleBadge } from '#web/domain/people/role-badge.tsx';

import { FactorMark } from '../sign-in/factor-mark.tsx';
import { isSelf, moreUserActions, type UserAction, userActions } from './user-actions.ts';
import { userColumns } from './user-columns.ts';
import { UserRowActions } from './user-row-actions.tsx';

interface UserRowProps {
  user: User;
  groups: readonly string[];
  isNarrow: boolean;
  onAction: (kind: UserAction['kind'], user: User) => void;
}

/** Who it is, the role, the last login, and what may be done. */
export function UserRow({ user, groups, isNarrow, onAction }: UserRowProps) {
  const me = useCurrentUser();
  const self = isSelf(user, me);
  const name = displayName(user);
  const isGone = user.deactivatedAt !== undefined;
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
        className="flex items-center gap-1.5 text-cell text-text-muted tabular-nums max-lg:row-start-2 max-lg:mt-1.5"
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
        <UserRowActions
          user={user}
          actions={isGone ? [] : userActions(user, me)}
          more={isGone ? [] : moreUserActions(user, me)}
          isNarrow={isNarrow}
          onAction={onAction}
        />
      </div>
    </div>
  );
}
