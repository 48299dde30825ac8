import { Controller } from 'react-hook-form';
import { ExpiryField } from '#web/domain/expiry/expiry-field.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { folderRights, type GrantValues } from './grant-values.ts';
import type { GrantFormApi } from './use-grant-form.ts';
import type { ComponentProps } from 'react';
import { option, Select } from '#web/ui/form/select.tsx';
import { groupOption, holderKey, type Holders, personOption, useHolders, without } from './holder.ts';

interface HolderSelectProps extends Omit<ComponentProps<typeof Select>, 'children' | 'label'> {
  candidates: Holders;
  placeholder: string;
}

interface GrantFormProps {
  api: GrantFormApi;
  holders: Holders;
  /** The keys of those who hold a permission already. */
  holding: ReadonlySet<string>;
  isLoading: boolean;
  /** Whether viewing and downloading are separate choices. */
  hasRights: boolean;
  isBusy: boolean;
  onGrant: (values: GrantValues) => Promise<void>;
}

/** Gives a user or group access, without an end or until a day. */
export function GrantForm({ api, holders, holding, isLoading, hasRights, isBusy, onGrant }: GrantFormProps) {
  const { form, chosen, round } = api;
  const candidates = without(holders, (key) => holding.has(key) && key !== chosen);
  const submit = form.handleSubmit((values) => {
    // The chosen user or group may be deleted by now: the select then shows its placeholder.
    const { users, groups } = without(candidates, (key) => key !== values.holder);
    if (users.length + groups.length > 0) return onGrant(values);
    const message = 'Please select a user to grant permissions to.';
    toast({ title: 'Select User', message, tone: 'destructive', isPassing: true });
    form.setFocus('holder');
    return undefined;
  });
  const beside = '[&>label]:flex-row-reverse [&>label]:justify-end [&>label]:gap-2';
  return (
    <form onSubmit={submit} noValidate aria-label="Grant access" className="grid gap-3 md:grid-cols-2">
      <Controller
        control={form.control}
        name="holder"
        render={({ field }) => (
          <HolderSelect
            data-autofocus
            candidates={candidates}
            placeholder={placeholderFor(holders, candidates, isLoading)}
            {...field}
          />
        )}
      />
      <Controller
        control={form.control}
        name="expiresAt"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <ExpiryField key={round} label="Access ends" value={value} onChange={onChange} error={error?.message} />
        )}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 md:col-span-2">
        {hasRights ? (
          <div className="flex flex-wrap gap-x-6">
            <Switch label="Can View" className={beside} {...form.register('canRead')} />
            <Switch label="Can Download" className={beside} {...form.register('canDownload')} />
          </div>
        ) : (
          <Controller
            control={form.control}
            name="canDownload"
            render={({ field: { value, onChange } }) => <FolderDownloads value={value} onChange={onChange} />}
          />
        )}
        <Button type="submit" variant="primary" isBusy={isBusy} className="ml-auto max-md:w-full">
          {holding.has(chosen) ? 'Change Permission' : 'Grant Permission'}
        </Button>
      </div>
    </form>
  );
}

function placeholderFor(all: Holders, candidates: Holders, isLoading: boolean): string {
  if (isLoading) return 'Loading users...';
  if (candidates.groups.length > 0) return 'Select a user or a group';
  if (candidates.users.length > 0) return 'Select a user';
  return all.users.length > 0 ? 'Everyone holds a permission already' : 'No users to choose from';
}

function HolderSelect({ candidates: { users, groups }, placeholder, ...props }: HolderSelectProps) {
  // A suspended group may hold a permission already, and be no candidate.
  const { holders: all } = useHolders();
  const people = users.map((user) =>
    option({ value: holderKey({ userId: user.id, groupId: null }), label: personOption(user, all.groups) }),
  );
  return (
    <Select label="User" {...props}>
      <option value="">{placeholder}</option>
      {groups.length === 0 ? (
        people
      ) : (
        <>
          {people.length > 0 && <optgroup label="People">{people}</optgroup>}
          <optgroup label="Groups">
            {groups.map((group) =>
              option({ value: holderKey({ userId: null, groupId: group.id }), label: groupOption(group) }),
            )}
          </optgroup>
        </>
      )}
    </Select>
  );
}

/** Download rights of a folder permission: each document's setting, none, or all except sealed ones. */
function FolderDownloads({ value, onChange }: { value: boolean | null; onChange: (value: boolean | null) => void }) {
  return (
    <div className="min-w-0 max-md:w-full">
      <Select
        label="Lets them"
        value={String(value)}
        onChange={({ target }) => onChange(target.value === 'null' ? null : target.value === 'true')}
      >
        {Object.entries(folderRights).map(([value, label]) => option({ value, label }))}
      </Select>
    </div>
  );
}
