import { CirclePause, CirclePlay } from 'lucide-react';
import { type ReactNode, useReducer } from 'react';
import type { Group, User, FolderPermissionEntry } from '#contract/types.ts';
import { useUpdateGroup, useListGroupPermissions } from '#contract/hooks/groups.ts';
import { useChange } from '#web/api/use-change.ts';
import { digests } from '#web/domain/digest/digests.ts';
import { ExpiryBadge } from '#web/domain/expiry/expiry-badge.tsx';
import { useAtEnd } from '#web/domain/expiry/use-at-end.ts';
import { dayInWords, hasEnded } from '#web/domain/expiry/expiry.ts';
import { partyWords } from '#web/domain/words/group-words.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { displayName } from '#web/domain/people/person.ts';
import { lastLogin } from '#web/format/age.ts';
import { useListFolders } from '#contract/hooks/folders.ts';
import { counted } from '#web/format/counted.ts';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

/** What opens in the place of the dialog. */
export type PartyPart = 'terms' | 'members';

interface PartyDialogProps {
  group: Group;
  users: readonly User[];
  mayChange: boolean;
  /** Where the user comes back from; its button gets the focus. */
  from: string | undefined;
  onChange: (part: PartyPart) => void;
  onClose: () => void;
}

/** A group as a party of the deal: members, access, end, networks, and suspension. */
export function PartyDialog({ group, users, mayChange, from, onChange, onClose }: PartyDialogProps) {
  const isSuspended = group.suspendedAt !== null;
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useAtEnd(group.expiresAt, drawAgain);
  const change = (part: PartyPart, label: string) =>
    mayChange && { label, run: () => onChange(part), isNext: from === part };
  const update = useChange(useUpdateGroup, isSuspended ? partyWords.resume : partyWords.suspend);
  return (
    <Dialog
      onClose={onClose}
      title={group.name}
      description={
        hasEnded(group.expiresAt)
          ? 'It has ended: nothing that it was given counts any more.'
          : 'All its members have the access that it was given.'
      }
      footer={
        mayChange && (
          <Button
            icon={isSuspended ? CirclePlay : CirclePause}
            variant={isSuspended ? 'secondary' : 'danger'}
            className="mr-auto"
            isBusy={update.isPending}
            onClick={() => void update.run({ id: group.id, data: { suspended: !isSuspended } })}
          >
            {isSuspended ? 'Resume' : 'Suspend'}
          </Button>
        )
      }
      closeLabel="Back"
    >
      <div className="grid grid-cols-1 gap-5">
        {group.suspendedAt !== null && (
          <Notice icon={CirclePause} tone="warning">
            Suspended since {dayInWords(group.suspendedAt)}: nothing that it gives counts, and analysts and viewers who
            were given nothing else cannot sign in.
          </Notice>
        )}
        <Part title="End, networks and mail" action={change('terms', 'Change end, networks and mail')}>
          <div className="flex flex-wrap items-center gap-2 text-cell text-text-muted">
            {group.expiresAt === null && 'No end, '}
            <ExpiryBadge expiresAt={group.expiresAt} subject="What it gives" />
            {group.networks.length === 0
              ? 'from any network'
              : group.networks.map(({ cidr, note }) => (
                  <span key={cidr} className="rounded-md border border-border-strong px-2 text-caption wrap-anywhere">
                    {note === '' ? cidr : `${cidr} (${note})`}
                  </span>
                ))}
          </div>
          <p className="mt-1 text-caption text-text-subtle">
            {`Mail on new documents: ${digests[group.digest ?? 'daily'].toLowerCase()}, where a member has chosen nothing else`}
          </p>
        </Part>
        <Part title="Members" action={change('members', 'Change members')}>
          <PartyMembers group={group} users={users} />
        </Part>
        <Part title="What it can see">
          <PartyAccess groupId={group.id} />
        </Part>
      </div>
    </Dialog>
  );
}

interface PartProps {
  title: string;
  action?: false | { label: string; run: () => void; isNext: boolean };
  children: ReactNode;
}

function Part({ title, action, children }: PartProps) {
  return (
    <section aria-label={title}>
      <div className="mb-2 flex min-h-8 items-center justify-between gap-3">
        <h3 className="text-group">{title}</h3>
        {action && (
          <Button size="sm" aria-label={action.label} data-autofocus={action.isNext || undefined} onClick={action.run}>
            Change
          </Button>
        )}
      </div>
      {children}
    </section>
  );
}

function PartyMembers({ group, users }: { group: Group; users: readonly User[] }) {
  const members = users.filter(({ id }) => group.memberIds.includes(id));
  if (members.length === 0) return <p className="text-cell text-text-subtle">Nobody yet</p>;
  const latest = members
    .flatMap(({ lastLoginAt }) => lastLoginAt ?? [])
    .sort()
    .at(-1);
  return (
    <>
      <p className="mb-2 text-caption text-text-subtle">{`Last login of a member: ${lastLogin(latest)}`}</p>
      <ul aria-label="Members" className="divide-y divide-border rounded-xl border border-border">
        {members.map((user) => (
          <li key={user.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 max-md:px-3">
            <div className="min-w-0 flex-1 basis-40">
              <p className="truncate text-base font-medium">{displayName(user)}</p>
              <p className="text-caption break-words text-text-subtle">
                {user.email}
                {user.lastLoginAt !== null && `, last login ${lastLogin(user.lastLoginAt)}`}
              </p>
            </div>
            <ExpiryBadge expiresAt={user.expiresAt} />
            {stateOf(user, group)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Suspending a group does not affect administrators and managers. */
function stateOf({ role, lastLoginAt, expiresAt }: User, { suspendedAt }: Group) {
  // `ExpiryBadge` shows it.
  if (hasEnded(expiresAt)) return null;
  const isBound = role === 'analyst' || role === 'viewer';
  if (suspendedAt !== null && isBound) return <Badge tone="warning">Suspended</Badge>;
  return lastLoginAt === null ? <Badge tone="outline">Invited</Badge> : <Badge tone="success">Active</Badge>;
}

function PartyAccess({ groupId }: { groupId: string }) {
  const given = useListGroupPermissions(groupId);
  const folders = useListFolders();
  if (given.data === undefined) {
    return (
      <NotLoaded what="what it was given" query={given}>
        <Skeleton className="h-4 w-52" />
      </NotLoaded>
    );
  }
  const { documents } = given.data;
  const readable = given.data.folders.filter(({ canRead }) => canRead);
  const names = new Map(folders.data?.map(({ id, name }) => [id, name]));
  if (readable.length + documents.length === 0)
    return <p className="text-cell text-text-subtle">It was given nothing. Everybody sees public documents.</p>;
  return (
    <ul aria-label="What it can see" className="divide-y divide-border rounded-xl border border-border">
      {readable.map((entry) => (
        <li key={entry.folderId} className="flex flex-wrap items-center gap-2 px-4 py-2 max-md:px-3">
          <span className="min-w-0 flex-1 basis-32 truncate text-base">{names.get(entry.folderId) ?? 'A folder'}</span>
          <Badge tone="neutral">{rightInWords(entry)}</Badge>
          <ExpiryBadge expiresAt={entry.expiresAt} />
        </li>
      ))}
      {documents.length > 0 && (
        <li className="px-4 py-2 text-base max-md:px-3">{counted(documents.length, 'single document')}</li>
      )}
    </ul>
  );
}

function rightInWords({ canDownload }: FolderPermissionEntry): string {
  if (canDownload === null) return 'Can view';
  return canDownload ? 'Can view and download' : 'Can view, no downloads';
}
