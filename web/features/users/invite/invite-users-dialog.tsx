import { TriangleAlert, Copy, Table2 } from 'lucide-react';
import { useDeferredValue, useMemo, useState, useRef } from 'react';
import type { InvitedPeople, Role } from '#contract/types.ts';
import { useListGroups } from '#contract/hooks/groups.ts';
import { useInviteUsers, useListUsers } from '#contract/hooks/users.ts';
import { ApiError } from '#web/api/api-error.ts';
import { serverNow } from '#web/api/server-time.ts';
import { useChange } from '#web/api/use-change.ts';
import { ExpiryField, useEnd } from '#web/domain/expiry/expiry-field.tsx';
import { searchText } from '#web/domain/names/search-text.ts';
import { userWords } from '#web/domain/words/user-words.ts';
import { counted } from '#web/format/counted.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { RoleField } from '../create/role-field.tsx';
import { invitationLines, isPerson, type Line } from './invitation-lines.ts';
import { LineTable } from './line-table.tsx';
import { markOf, outcomeOf } from './marks.tsx';
import { readAddresses } from './read-addresses.ts';
import { copyWithToast } from '#web/ui/browser/copy-with-toast.ts';
import { Button } from '#web/ui/form/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { useAskBeforeLeaving } from '#web/ui/browser/use-ask-before-leaving.ts';

const MOST = 200;
const nobody: readonly never[] = [];

export function InviteUsersDialog({ onClose, onMatrix }: { onClose: () => void; onMatrix: () => void }) {
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role>('viewer');
  const { end, isValid, field: endField } = useEnd(null);
  const [groupName, setGroupName] = useState('');
  const [renewLinks, setRenewLinks] = useState(false);
  const [failure, setFailure] = useState<'refused' | 'unsure'>();
  const [invited, setInvited] = useState<InvitedPeople>();
  const [now] = useState(serverNow);
  const { data: groups = nobody } = useListGroups();
  const { data: users = nobody, refetch } = useListUsers();
  const invite = useChange(useInviteUsers, userWords.inviteUsers);

  const read = useDeferredValue(text);
  const lines = useMemo(() => invitationLines(readAddresses(read), users, now), [read, users, now]);
  const people = lines.filter(isPerson);
  const name = groupName.trim();
  const group = groups.find((one) => searchText(one.name) === searchText(name));
  const waiting = people.filter(({ state }) => state === 'waiting').length;
  const left = lines.filter(({ state }) => state === 'fault').length;
  const isRenewing = renewLinks && waiting > 0;
  const coming = people.filter(
    ({ state, groupName: own }) => state === 'new' || (own ?? name) !== '' || (isRenewing && state === 'waiting'),
  );
  const headings = new Set(people.flatMap(({ groupName: own }) => (own === null ? [] : searchText(own)))).size;
  const isTooMany = people.length > MOST;

  const failed = (error: unknown) => {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    // A refusal does not tell whether an earlier, unanswered call succeeded.
    setFailure((before) => (isRefused && before !== 'unsure' ? 'refused' : 'unsure'));
    if (!isRefused) void refetch();
  };
  const submit = async () => {
    if (!isValid() || coming.length === 0 || isTooMany) return;
    const data = {
      people: people.map(({ email, firstName, lastName, groupName: own }) => ({
        ...{ email, firstName, lastName },
        ...(own === null ? {} : { groupName: own }),
      })),
      role,
      ...(end === null ? {} : { expiresAt: end }),
      ...(group ? { groupId: group.id } : name === '' ? {} : { groupName: name }),
      renewLinks: isRenewing,
    };
    await invite.run({ data }, { done: setInvited, failed });
  };
  if (invited) return <InvitedDialog lines={lines} invited={invited} onClose={onClose} onMatrix={onMatrix} />;
  const groupHint = headings
    ? `For addresses without a heading; ${counted(headings, 'heading')}`
    : group
      ? `Into a group of ${counted(group.memberIds.length, 'person', 'people')}`
      : name === ''
        ? 'None, one that is there, or the name of a new one'
        : 'A new group';
  return (
    <FormDialog
      // The links are shown once, in the answer.
      onClose={() => invite.isPending || onClose()}
      title="Invite Several People"
      description={`Up to ${MOST} at once, all of them or none. Each gets a link of their own.`}
      size="xl"
      action={coming.length === 0 ? 'Invite' : `Invite ${counted(coming.length, 'person', 'people')}`}
      isDisabled={coming.length === 0 || isTooMany}
      isBusy={invite.isPending}
      onSubmit={submit}
    >
      <TextArea
        label="Addresses"
        rows={5}
        value={text}
        maxLength={100_000}
        spellCheck={false}
        hint="Pasted as you have them: commas, semicolons, lines, columns, names and brackets; a line such as “Bidder A:” names a group"
        error={isTooMany ? `${counted(people.length, 'person', 'people')}: at most ${MOST} at a time` : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Group"
          list="groups-to-invite-into"
          autoComplete="off"
          maxLength={100}
          value={groupName}
          hint={groupHint}
          onChange={(event) => setGroupName(event.target.value)}
        />
        <RoleField value={role} onChange={(event) => setRole(event.target.value as Role)} />
      </div>
      <datalist id="groups-to-invite-into">
        {groups.map((one) => (
          <option key={one.id} value={one.name} />
        ))}
      </datalist>
      <ExpiryField label="Access ends" {...endField} />
      {waiting > 0 && (
        <Checkbox
          label={`New links for ${counted(waiting, 'person', 'people')} invited before and never signed in`}
          hint="The links that they have been sent stop working."
          checked={renewLinks}
          onChange={(event) => setRenewLinks(event.target.checked)}
        />
      )}
      {left > 0 && (
        <Notice icon={TriangleAlert} tone="warning">
          {counted(left, 'line is', 'lines are')} no address, and left out
        </Notice>
      )}
      {lines.length > 0 && (
        <LineTable
          label="Addresses that were read"
          lines={lines.map((line) => ({ ...line, mark: markOf(line, name !== '') }))}
        />
      )}
      {failure && (
        <Notice icon={TriangleAlert} tone="warning" isAlert>
          {failure === 'refused'
            ? 'Nobody was invited.'
            : 'Nobody was invited, or everybody was and the answer was lost. You can send it again: nobody is invited twice. People shown as invited already get a link by “New links”, as the first ones were lost.'}
        </Notice>
      )}
    </FormDialog>
  );
}

interface InvitedDialogProps {
  lines: readonly Line[];
  invited: InvitedPeople;
  onClose: () => void;
  onMatrix: () => void;
}

/** The result of each line. Links are shown only once: until they are copied, all ways out but Done ask first. */
function InvitedDialog({ lines, invited, onClose, onMatrix }: InvitedDialogProps) {
  const copyAll = useRef<HTMLButtonElement>(null);
  const [isCopied, setCopied] = useState(false);
  const [leaving, setLeaving] = useState<{ to: () => void }>();
  const links = invited.people.flatMap(({ email, link }) => (link === null ? [] : [`${email}\t${link}`]));
  const isIntoGroups = invited.groupId !== null || lines.some(({ groupName }) => groupName !== null);
  const isLoss = links.length > 0 && !isCopied;
  useAskBeforeLeaving(() => isLoss);
  const leave = (to: () => void) => (isLoss ? setLeaving({ to }) : to());
  const byEmail = new Map(invited.people.map((person) => [person.email, person]));
  // The lines before the invitation; all users exist now.
  const shown = lines.map((line) => ({ ...line, mark: outcomeOf(line, byEmail.get(line.email)) }));
  return (
    <Dialog
      onClose={() => leave(onClose)}
      size="xl"
      title={links.length === 0 ? 'Nobody New' : `${counted(links.length, 'Invitation')} Made`}
      description={
        links.length === 0
          ? 'All of them were here already. “New links” makes a link for people who have never signed in.'
          : 'Each gets their own link by mail, if this room sends mails; else send it yourself. The links are shown this once, and are good for 7 days.'
      }
      initialFocus={copyAll}
      footer={
        <>
          {links.length > 0 && (
            <Button icon={Copy} ref={copyAll} onClick={() => void copyWithToast(links.join('\n')).then(setCopied)}>
              Copy all links
            </Button>
          )}
          {isIntoGroups && (
            <Button icon={Table2} onClick={() => leave(onMatrix)}>
              Access Matrix
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <LineTable label="Result of each line" lines={shown} />
      {leaving && (
        <ConfirmDialog
          title="Close the links?"
          confirmLabel="Close"
          cancelLabel="Keep them open"
          onCancel={() => setLeaving(undefined)}
          onConfirm={leaving.to}
        >
          They have not been copied, and are not shown again. Without a mail, each person needs a new link.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}
