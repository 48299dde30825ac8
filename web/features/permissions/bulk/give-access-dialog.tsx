import { Folder as Passes, TriangleAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ExpiryField } from '#web/domain/expiry/expiry-field.tsx';
import { expiryFault } from '#web/domain/expiry/chosen-end.ts';
import { CheckList } from '#web/domain/people/check-list.tsx';
import { displayName } from '#web/domain/people/person.ts';
import { HeldItems } from '#web/domain/bulk/held-items.tsx';
import type { Job } from '#web/domain/bulk/job.ts';
import { counted } from '#web/format/counted.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { groupOption, type Holder, holderKey, type Holders, personOption, useHolders } from '../holders/holder.ts';
import { bulkGrantsJob, readHeld } from './bulk-grants-job.ts';
import { planBulkGrants, type Target, type Plan } from './bulk-grants.ts';
import { useQuery } from '@tanstack/react-query';

interface GiveAccessDialogProps {
  targets: readonly Target[];
  /** Runs the job and closes the dialog. */
  onGive: (job: Job) => void;
  onClose: () => void;
}

/** Gives several users and groups access to several items; existing rights are reduced only on request. */
export function GiveAccessDialog({ targets, onGive, onClose }: GiveAccessDialogProps) {
  const people = useHolders();
  const held = useQuery({
    queryKey: ['held before', targets.map(({ kind, id }) => `${kind}:${id}`)],
    queryFn: ({ signal }) => readHeld(targets, { signal }),
    // One call for each target, once while the dialog is open.
    ...{ staleTime: Infinity, refetchOnWindowFocus: false },
  });
  const options = useMemo(() => optionsOf(people.holders), [people.holders]);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [canDownload, setCanDownload] = useState(false);
  const [expiresAt, setExpiresAt] = useState<string | null>(null);
  const [mayLower, setMayLower] = useState(false);
  const fault = expiryFault(expiresAt);
  const receivers = useMemo(
    () => options.filter(({ key }) => chosen.has(key)).map(({ holder }) => holder),
    [options, chosen],
  );
  const plan = useMemo(
    () => held.data && planBulkGrants(targets, receivers, { canDownload, expiresAt }, held.data, mayLower),
    [targets, receivers, canDownload, expiresAt, held.data, mayLower],
  );
  const hasFolders = targets.some(({ kind }) => kind === 'folder');
  const hasDocuments = targets.some(({ kind }) => kind === 'document');
  const [only] = targets;
  const nameOf = (holder: Holder) => options.find(({ key }) => key === holderKey(holder))?.name ?? '';
  const give = () => {
    if (plan && plan.bulkGrants.length > 0 && fault === null) onGive(bulkGrantsJob(plan.bulkGrants, nameOf));
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Give access"
      {...(targets.length === 1 && only && { description: only.name })}
      action="Give Access"
      isDisabled={!plan || plan.bulkGrants.length === 0 || fault !== null}
      onSubmit={give}
      {...(chosen.size > 0 && { isDirty: true })}
    >
      {people.isError ? (
        <ErrorState title="Failed to load people and groups" query={people} />
      ) : (
        <>
          {targets.length > 1 && <HeldItems items={targets} />}
          <CheckList
            label="People and groups"
            of="people and groups"
            options={options}
            chosen={chosen}
            onChange={setChosen}
          />
          <div className="grid gap-3 md:grid-cols-2">
            {hasDocuments && (
              <Select
                label="They may"
                value={canDownload ? 'download' : 'view'}
                onChange={({ target }) => setCanDownload(target.value === 'download')}
              >
                <option value="view">View</option>
                <option value="download">View and download</option>
              </Select>
            )}
            <ExpiryField label="Access ends" value={expiresAt} onChange={setExpiresAt} error={fault ?? undefined} />
          </div>
          {hasFolders && (
            <Notice icon={Passes}>
              A permission on a folder passes down to the folders inside, as far as none of them is confidential. It
              opens no confidential documents: those need a permission of their own.
            </Notice>
          )}
          {plan && plan.higher > 0 && (
            <Notice icon={TriangleAlert} tone="warning" isAlert>
              <p>{`${counted(plan.higher, 'permission goes', 'permissions go')} further than this already. ${mayLower ? 'They are lowered to it.' : 'They keep what they have.'}`}</p>
              <Switch label="Lower them" checked={mayLower} onChange={({ target }) => setMayLower(target.checked)} />
            </Notice>
          )}
          {held.error ? (
            <ErrorState title="What they hold already could not be read" query={held} />
          ) : (
            <BulkGrantsSummary plan={plan} isAnybodyChosen={receivers.length > 0} />
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Administrators and managers see everything already. */
function optionsOf({ users, groups }: Holders) {
  const readers = users.filter(({ role }) => role !== 'admin' && role !== 'manager');
  const options = [
    ...groups.map((one) => ({ holder: { userId: null, groupId: one.id }, name: one.name, label: groupOption(one) })),
    ...readers.map((one) => ({
      ...{ holder: { userId: one.id, groupId: null }, name: displayName(one) },
      label: personOption(one, groups),
    })),
  ];
  return options.map((option) => ({ ...option, key: holderKey(option.holder) }));
}

interface BulkGrantsSummaryProps {
  /** Undefined until existing permissions are loaded. */
  plan: Plan | undefined;
  isAnybodyChosen: boolean;
}

function BulkGrantsSummary({ plan, isAnybodyChosen }: BulkGrantsSummaryProps) {
  return (
    <div role="status" className="text-cell text-text-muted">
      {!isAnybodyChosen
        ? 'Choose who gets access.'
        : plan === undefined
          ? 'Looking at what they hold already…'
          : sentencesOf(plan).map((sentence) => <p key={sentence}>{sentence}</p>)}
    </div>
  );
}

function sentencesOf({ bulkGrants, kept }: Plan): string[] {
  const anew = bulkGrants.filter(({ before }) => before === null).length;
  const changed = bulkGrants.length - anew;
  return [
    anew > 0 && `${counted(anew, 'permission is', 'permissions are')} given anew.`,
    changed > 0 &&
      `${counted(changed, 'permission', 'permissions')} that they hold already ${changed === 1 ? 'changes' : 'change'}.`,
    kept > 0 &&
      `${counted(kept, 'permission')} that they hold already ${kept === 1 ? 'stays as it is' : 'stay as they are'}.`,
    bulkGrants.length === 0 && 'Nothing would change.',
  ].filter((sentence) => sentence !== false);
}
