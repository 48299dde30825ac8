import { Plus } from 'lucide-react';
import { useState } from 'react';

import type { Group, User } from '#contract/types.ts';
import { useDeleteGroup, useListGroups } from '#contract/hooks/groups.ts';
import { useChange } from '#web/api/use-change.ts';
import { groupWords } from '#web/domain/words/group-words.ts';
import { counted } from '#web/format/counted.ts';
import { useCurrentUser } from '#web/session/current-user.ts';
import * as roles from '#contract/roles.ts';
import { mayCall } from '#web/session/may-call.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';

import { GroupFormDialog } from './group-form-dialog.tsx';
import { GroupList } from './group-list.tsx';
import { PartyDialog } from './party-dialog.tsx';
import { PartyTermsDialog } from './party-terms-dialog.tsx';

/** The dialog over the list, with the group as it was when editing began. */
type Open = { kind: 'new' } | { kind: 'party' | 'terms' | 'members' | 'edit' | 'delete'; group: Group } | null;

/** Groups: managers can look; administrators create, change and delete. */
export function GroupsDialog({ users, onClose }: { users: readonly User[]; onClose: () => void }) {
  const groups = useListGroups();
  const mayChange = mayCall(roles.createGroup, useCurrentUser().role);
  const [open, setOpen] = useState<Open>(null);
  const remove = useChange(useDeleteGroup, groupWords.deleteGroup);
  const back = () => setOpen(null);
  if (open?.kind === 'new') return <GroupFormDialog group={null} users={users} onClose={back} />;
  if (open?.kind === 'edit') return <GroupFormDialog group={open.group} users={users} onClose={back} />;
  if (open && open.kind !== 'delete') {
    // The present group in the list; a deleted one stays as it was.
    const group = groups.data?.find(({ id }) => id === open.group.id) ?? open.group;
    const to = (kind: 'party' | 'terms' | 'members') => () => setOpen({ kind, group });
    if (open.kind === 'terms') return <PartyTermsDialog group={group} onClose={to('party')} />;
    if (open.kind === 'members') return <GroupFormDialog group={group} users={users} onClose={to('party')} />;
    return (
      <PartyDialog
        group={group}
        users={users}
        mayChange={mayChange}
        onTerms={to('terms')}
        onMembers={to('members')}
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
        <>
          {mayChange && (
            <Button icon={Plus} className="mr-auto" onClick={() => setOpen({ kind: 'new' })}>
              New Group
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <GroupList
        groups={groups.data}
        users={users}
        error={groups.error}
        onRetry={() => void groups.refetch()}
        mayChange={mayChange}
        onOpen={(group) => setOpen({ kind: 'party', group })}
        onEdit={(group) => setOpen({ kind: 'edit', group })}
        onDelete={(group) => setOpen({ kind: 'delete', group })}
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
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
