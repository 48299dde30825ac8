import { ClipboardPaste, SearchX, Table2, UserPlus, Users, UsersRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import * as roles from '#contract/roles.ts';
import { useMayCall } from '#web/session/may-call.ts';
import type { Group, User, Invitation } from '#contract/types.ts';
import { useListGroups } from '#contract/hooks/groups.ts';
import { useListUsers, useReissueInvitation } from '#contract/hooks/users.ts';
import { Button } from '#web/ui/form/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { LoadQuery } from '#web/ui/feedback/error-state.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { PageHeader } from '#web/domain/product/page-header.tsx';
import { Tooltip } from '#web/ui/overlay/tooltip.tsx';
import { useDialogs } from '#web/ui/overlay/use-dialogs.ts';
import type { UserAction } from './list/user-actions.ts';
import { type UserDialog, UserDialogs } from './user-dialogs.tsx';
import { groupNames, type UserState, usersFound, userStates } from './list/users-filter.ts';
import { UsersTable } from './list/users-table.tsx';
import { ApiError, problemCode } from '#web/api/api-error.ts';
import { useChange } from '#web/api/use-change.ts';
import { displayName } from '#web/domain/people/person.ts';
import { userWords } from '#web/domain/words/user-words.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { counted } from '#web/format/counted.ts';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { option, Select } from '#web/ui/form/select.tsx';

/** The list with its dialogs. Managers see everything and change nothing. */
export function UsersScreen() {
  const mayAdd = useMayCall(roles.createUser);
  const dialogs = useDialogs<UserDialog>();
  const [state, setState] = useState<UserState>('here');
  const users = useListUsers(state === 'deactivated' ? { deactivated: 'true' } : undefined);
  const reissue = useReissue((name, invitation) =>
    dialogs.showNext({ kind: 'invitation', name, invitation, isNewUser: false }),
  );
  const onAction = (kind: UserAction['kind'], user: User) => {
    if (kind === 'invite') reissue(user);
    else dialogs.show({ kind, userId: user.id });
  };
  const addUser = (
    <Button
      variant="primary"
      icon={UserPlus}
      className="max-md:gap-0"
      disabled={!mayAdd}
      onClick={() => dialogs.show({ kind: 'create' })}
    >
      <span className="max-md:sr-only">Add User</span>
    </Button>
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PageHeader
        title="User Management"
        subtitle="Invite people, set their role and remove access"
        actionsPlacement="below"
        actions={
          <>
            <Button icon={UsersRound} className="max-lg:gap-0" onClick={() => dialogs.show({ kind: 'groups' })}>
              <span className="max-lg:sr-only">Groups</span>
            </Button>
            <Button icon={Table2} className="max-xl:gap-0" onClick={() => dialogs.show({ kind: 'matrix' })}>
              <span className="max-xl:sr-only">Access Matrix</span>
            </Button>
            {mayAdd && (
              <Button icon={ClipboardPaste} className="max-lg:gap-0" onClick={() => dialogs.show({ kind: 'several' })}>
                <span className="max-lg:sr-only">Invite Several</span>
              </Button>
            )}
            {mayAdd ? addUser : <Tooltip label="Only administrators can add users">{addUser}</Tooltip>}
          </>
        }
      />
      <UsersContent query={users} onAction={onAction} state={state} onState={setState} />
      <UserDialogs dialogs={dialogs} users={users.data ?? []} />
    </div>
  );
}

const noGroups: readonly Group[] = [];

interface UsersContentProps {
  query: LoadQuery<readonly User[]>;
  onAction: (kind: UserAction['kind'], user: User) => void;
  state: UserState;
  onState: (state: UserState) => void;
}

function UsersContent({ query, onAction, state, onState }: UsersContentProps) {
  const { data: users } = query;
  const [search, setSearch] = useState('');
  const [wasShown, setWasShown] = useState(false);
  if (users && !wasShown) setWasShown(true);
  // A server without groups has none.
  const { data: groups = noGroups } = useListGroups();
  const names = useMemo(() => groupNames(groups), [groups]);
  const found = useMemo(() => usersFound(users ?? [], { state, search, groups: names }), [users, state, search, names]);
  if (users?.length === 0 && state === 'here')
    return <EmptyState icon={Users} title="No users found" message="Start by adding your first user" />;
  const list =
    users === undefined ? (
      <div className="p-6 max-md:p-4">
        <NotLoaded what="users" query={query} lead="size-8 rounded-full" widths={nameWidths} further={['w-44']} />
      </div>
    ) : found.length === 0 ? (
      <EmptyState icon={SearchX} title="Nobody found" message="Nobody fits what you search and show" />
    ) : (
      <UsersTable users={found} groups={names} onAction={onAction} />
    );
  if (!wasShown) return list;
  return (
    <>
      <UsersToolbar search={search} onSearch={setSearch} state={state} onState={onState} shown={found.length} />
      {list}
    </>
  );
}

const nameWidths = ['w-32', 'w-28', 'w-36', 'w-24', 'w-40', 'w-20', 'w-44'];

/** Creates a new invitation for a user who never signed in; the earlier link becomes invalid. */
function useReissue(onIssued: (name: string, invitation: Invitation) => void): (user: User) => void {
  const reissue = useChange(useReissueInvitation, userWords.reissueInvitation);
  return (user) => {
    const name = displayName(user);
    void reissue.run(
      { id: user.id },
      {
        done: (invitation) => onIssued(name, invitation),
        catches: (error) => {
          if (!(error instanceof ApiError && error.status === 409)) return false;
          const hasEnded = problemCode(error) === 'access-ended';
          const why = hasEnded ? `The access of ${name} has ended` : `${name} has signed in already`;
          toast({ title: 'Error', message: why, tone: 'destructive' });
          return true;
        },
      },
    );
  };
}

interface UsersToolbarProps {
  search: string;
  onSearch: (search: string) => void;
  state: UserState;
  onState: (state: UserState) => void;
  shown: number;
}

function UsersToolbar({ search, onSearch, state, onState, shown }: UsersToolbarProps) {
  return (
    <div className="flex flex-none flex-wrap items-center gap-3 px-6 pt-4 max-md:px-4 max-md:pt-3">
      <SearchField
        label="Search people"
        placeholder="Name, email, role or group"
        value={search}
        onChange={onSearch}
        className="flex-1 max-md:basis-full"
      />
      <div className="w-56 max-md:flex-1">
        <Select
          label="Show"
          isLabelHidden
          value={state}
          onChange={({ target }) => onState(userStates.find(({ value }) => value === target.value)?.value ?? 'here')}
        >
          {userStates.map(({ value, words }) => option({ value, label: words }))}
        </Select>
      </div>
      <p role="status" className="text-cell text-text-muted tabular-nums">
        {counted(shown, 'person', 'people')}
      </p>
    </div>
  );
}
