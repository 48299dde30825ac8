import type { Group, User } from '#contract/types.ts';
import { ExpiryBadge } from '#web/domain/expiry/expiry-badge.tsx';
import { displayName } from '#web/domain/people/person.ts';
import { lastLogin } from '#web/format/age.ts';
import { Badge } from '#web/ui/data/badge.tsx';

export function PartyMembers({ group, users }: { group: Group; users: readonly User[] }) {
  const members = users.filter(({ id }) => group.memberIds.includes(id));
  if (members.length === 0) return <p className="text-cell text-text-subtle">Nobody yet</p>;
  return (
    <ul aria-label="Members" className="divide-y divide-border rounded-xl border border-border">
      {members.map((user) => (
        <li key={user.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 max-md:px-3">
          <div className="min-w-0 flex-1 basis-40">
            <p className="truncate text-base font-medium">{displayName(user)}</p>
            <p className="truncate text-caption text-text-subtle">
              {user.email}
              {user.lastLoginAt !== null && `, last login ${lastLogin(user.lastLoginAt)}`}
            </p>
          </div>
          <ExpiryBadge expiresAt={user.expiresAt} />
          {stateOf(user, group)}
        </li>
      ))}
    </ul>
  );
}

/** Suspending a group does not affect administrators and managers. */
function stateOf({ role, lastLoginAt }: User, { suspendedAt }: Group) {
  const isBound = role === 'analyst' || role === 'viewer';
  if (suspendedAt !== null && isBound) return <Badge tone="warning">Suspended</Badge>;
  return lastLoginAt === null ? <Badge tone="outline">Invited</Badge> : <Badge tone="success">Active</Badge>;
}
