import { Plus, Pencil, Trash2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { Group, User } from '#contract/types.ts';
import { useDeleteGroup, useListGroups } from '#contract/hooks/groups.ts';
import { useListTerms } from '#contract/hooks/security.ts';
import { useChange } from '#web/api/use-change.ts';
import { UnavailableDialog } from '#web/domain/product/unavailable-dialog.tsx';
import { groupWords } from '#web/domain/words/group-words.ts';
import { counted } from '#web/format/counted.ts';
import * as roles from '#contract/roles.ts';
import { useMayCall } from '#web/session/may-call.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { GroupFormDialog } from './group-form-dialog.tsx';
import { PartyDialog, type PartyPart } from './party-dialog.tsx';
import { PartyTermsDialog } from './party-terms-dialog.tsx';
import { ExpiryBadge } from '#web/domain/expiry/expiry-badge.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { searchTerm, searchText } from '#web/domain/names/search-text.ts';
import { displayName } from '#web/domain/people/person.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { LoadQuery } from '#web/ui/feedback/error-state.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { IconButton } from '#web/ui/form/icon-button.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';

/** The dialog over the list, with the group as it was when editing began. */
type Open = { kind: 'new' } | { kind: 'party' | PartyPart | 'edit' | 'delete'; group: Group; from?: string } | null;

/** Groups: managers can look; administrators create, change and delete. */
export function GroupsDialog({ users, onClose }: { users: readonly User[]; onClose: () => void }) {
  const groups = useListGroups();
  const mayChange = useMayCall(roles.createGroup);
  const [open, setOpen] = useState<Open>(null);
  const [pressed, setPressed] = useState('');
  const [search, setSearch] = useState('');
  const remove = useChange(useDeleteGroup, groupWords.deleteGroup);
  const back = () => setOpen(null);
  if (open?.kind === 'new') return <GroupFormDialog group={null} users={users} onClose={back} />;
  if (open?.kind === 'edit') return <GroupFormDialog group={open.group} users={users} onClose={back} />;
  if (open && open.kind !== 'delete') {
    const group = groups.data === undefined ? open.group : groups.data.find(({ id }) => id === open.group.id);
    if (group === undefined) return <UnavailableDialog kind="group" onClose={back} />;
    const toParty = () => setOpen({ kind: 'party', group, from: open.kind });
    if (open.kind === 'terms') return <PartyTermsDialog group={group} onClose={toParty} />;
    if (open.kind === 'members') return <GroupFormDialog group={group} users={users} onClose={toParty} />;
    return (
      <PartyDialog
        group={group}
        users={users}
        mayChange={mayChange}
        from={open.from}
        onChange={(kind) => setOpen({ kind, group })}
        onClose={back}
      />
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title="Groups"
      description="People who are given access together."
      footer={
        mayChange && (
          <Button icon={Plus} className="mr-auto" onClick={() => setOpen({ kind: 'new' })}>
            New Group
          </Button>
        )
      }
      closeLabel="Close"
    >
      <GroupList
        query={groups}
        users={users}
        mayChange={mayChange}
        {...{ search, onSearch: setSearch, pressed }}
        onOpen={(kind, group) => {
          setPressed(`${kind} ${group.id}`);
          setOpen({ kind, group });
        }}
      />
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title="Delete Group"
          isBusy={remove.isPending}
          onConfirm={() => void remove.run({ id: open.group.id }, { done: back, failed: back })}
          onCancel={back}
        >
          <p className="font-medium text-text">{open.group.name}</p>
          <p className="text-caption">{counted(open.group.memberIds.length, 'member')}</p>
          <p className="mt-3">
            The documents and folders that were given to this group are taken back with it, at once. Its members keep
            what they were given themselves.
          </p>
          <TermsOfGroup groupId={open.group.id} />
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Terms that hold for the group end with it. */
function TermsOfGroup({ groupId }: { groupId: string }) {
  const { data: terms = [] } = useListTerms();
  const titles = terms.flatMap(({ title, groupIds, withdrawnAt }) =>
    withdrawnAt === null && groupIds?.includes(groupId) ? [`“${title}”`] : [],
  );
  return (
    titles.length > 0 && <p className="mt-3">{`They no longer have to accept ${titles.join(', ')} as its members.`}</p>
  );
}

interface GroupListProps {
  query: LoadQuery<readonly Group[]>;
  users: readonly User[];
  mayChange: boolean;
  search: string;
  onSearch: (search: string) => void;
  /** The kind and group of the last button; where the user comes back from it, it gets the focus. */
  pressed: string;
  onOpen: (kind: 'party' | 'edit' | 'delete', group: Group) => void;
}

/** By name; the search matches names of groups and members. */
function GroupList({ query, users, mayChange, search, onSearch, pressed, onOpen }: GroupListProps) {
  const { data: groups } = query;
  if (groups === undefined) {
    const rows = { widths: ['w-40', 'w-32', 'w-48'], further: ['w-52'] };
    return <NotLoaded what="the groups" query={query} {...rows} />;
  }
  if (groups.length === 0) {
    const message = mayChange ? 'Make one, and give it documents and folders as you give them to people' : '';
    return <EmptyState icon={UsersRound} title="No groups yet" message={message} />;
  }
  const names = new Map(users.map((user) => [user.id, displayName(user)]));
  const rows = groups.map((group) => ({ group, members: namesOf(group, names) }));
  const wanted = searchTerm(search);
  const shown = rows.filter(({ group, members }) => searchText(group.name, ...members).includes(wanted));
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchField label="Search groups and people" value={search} onChange={onSearch} />
      {shown.length === 0 && <p className="py-6 text-center text-cell text-text-subtle">No group matches</p>}
      {shown.length > 0 && (
        <ul aria-label="Groups" className="divide-y divide-border rounded-xl border border-border">
          {shown.map(({ group, members }) => (
            <li key={group.id} className="flex items-center gap-3 px-4 py-2.5 max-md:px-3">
              <div className="min-w-0 flex-1">
                <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <button
                    type="button"
                    className="rounded text-left text-base font-medium wrap-anywhere hover:underline"
                    data-autofocus={pressed === `party ${group.id}` || undefined}
                    onClick={() => onOpen('party', group)}
                  >
                    {group.name}
                  </button>
                  {group.suspendedAt !== null && <Badge tone="warning">Suspended</Badge>}
                  <ExpiryBadge expiresAt={group.expiresAt} subject="What it gives" />
                </div>
                <p className="truncate text-caption text-text-subtle" title={members.join(', ')}>
                  {members.length === 0
                    ? 'Nobody yet'
                    : `${counted(members.length, 'person', 'people')}: ${members.join(', ')}`}
                </p>
              </div>
              {mayChange && (
                <span className="-mr-1.5 flex flex-none">
                  <IconButton
                    label={`Edit the group ${group.name}`}
                    icon={Pencil}
                    data-autofocus={pressed === `edit ${group.id}` || undefined}
                    onClick={() => onOpen('edit', group)}
                  />
                  <IconButton
                    label={`Delete the group ${group.name}`}
                    icon={Trash2}
                    tone="danger"
                    onClick={() => onOpen('delete', group)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function namesOf({ memberIds }: Group, names: ReadonlyMap<string, string>): string[] {
  return memberIds.map((id) => names.get(id) ?? 'A new user').sort((one, other) => one.localeCompare(other));
}
