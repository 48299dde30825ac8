import { CircleMinus, Download, Eye } from 'lucide-react';

import type { DocumentPermission, User } from '#contract/types.ts';
import { displayName } from '#web/domain/people/person.ts';
import { Avatar } from '#web/domain/people/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { RoleBadge } from '#web/domain/people/role-badge.tsx';

interface GrantRowProps {
  grant: DocumentPermission;
  /** Whose it is, where the list of users knows. */
  user: User | undefined;
  isBusy: boolean;
  onRevoke: () => void;
}

/** One person's grant. Somebody who is not in the list of users is shown by their id. */
export function GrantRow({ grant, user, isBusy, onRevoke }: GrantRowProps) {
  const name = user === undefined ? (grant.userId ?? '') : displayName(user);
  return (
    <li className="flex items-center gap-3 px-4 py-2.5 max-md:flex-wrap max-md:px-3">
      <Avatar user={user ?? {}} />
      <div className="min-w-0 flex-1">
        <p className="flex min-w-0 items-center gap-2">
          <span className="truncate font-medium" title={name}>
            {name}
          </span>
          {user !== undefined && <RoleBadge role={user.role} />}
        </p>
        {user !== undefined && user.email !== name && (
          <p className="truncate text-caption text-text-subtle">{user.email}</p>
        )}
      </div>
      <div className="flex flex-none items-center gap-2 max-md:order-last max-md:basis-full max-md:pl-11">
        {grant.canRead && (
          <Badge tone="neutral" icon={Eye}>
            Can View
          </Badge>
        )}
        {grant.canDownload && (
          <Badge tone="neutral" icon={Download}>
            Can Download
          </Badge>
        )}
        {!grant.canRead && (
          <Badge tone="outline" icon={CircleMinus}>
            No access
          </Badge>
        )}
      </div>
      <Button variant="danger-quiet" size="sm" isBusy={isBusy} aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}
