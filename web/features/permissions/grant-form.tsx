import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';

import { GrantDocumentPermissionBody } from '#contract/zod/permissions.ts';
import type { GrantDocumentPermissionRequest, User } from '#contract/types.ts';
import { displayName } from '#web/domain/people/person.ts';
import { Button } from '#web/ui/form/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

interface GrantFormProps {
  documentId: string;
  candidates: readonly User[];
  /** What the select says while nobody is chosen. */
  placeholder: string;
  isBusy: boolean;
  onGrant: (request: GrantDocumentPermissionRequest, done: () => void) => Promise<void>;
}

const GrantToPerson = GrantDocumentPermissionBody.required({ userId: true });

/** Gives one person access of their own. View is on and download off until somebody says otherwise. */
export function GrantForm({ documentId, candidates, placeholder, isBusy, onGrant }: GrantFormProps) {
  const defaultValues: z.input<typeof GrantToPerson> = {
    documentId,
    userId: '',
    canRead: true,
    canDownload: false,
  };
  const form = useForm({
    resolver: zodResolver(GrantToPerson),
    defaultValues,
  });
  const submit = form.handleSubmit(
    ({ userId, canRead, canDownload }) =>
      onGrant({ documentId, userId, canRead, canDownload }, () => {
        // Somebody else may have been chosen while the call was on its way.
        if (form.getValues('userId') === userId) form.reset(defaultValues);
      }),
    () =>
      toast({ title: 'Select User', message: 'Please select a user to grant permissions to.', tone: 'destructive' }),
  );
  const beside = '[&>label]:flex-row-reverse [&>label]:justify-end [&>label]:gap-2';
  return (
    <form onSubmit={submit} noValidate aria-label="Grant access">
      <div className="flex items-end gap-3 max-md:flex-wrap">
        <div className="min-w-0 flex-1 max-md:basis-full">
          <Select label="User" data-autofocus {...form.register('userId')}>
            <option value="">{placeholder}</option>
            {candidates.map((user) => (
              <option key={user.id} value={user.id}>
                {optionLabel(user)}
              </option>
            ))}
          </Select>
        </div>
        <Button type="submit" variant="primary" isBusy={isBusy} className="max-md:w-full">
          Grant Permission
        </Button>
      </div>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Switch label="Can View" className={beside} {...form.register('canRead')} />
        <Switch label="Can Download" className={beside} {...form.register('canDownload')} />
      </div>
    </form>
  );
}

function optionLabel(user: User): string {
  const name = displayName(user);
  return name === user.email ? name : `${name} (${user.email})`;
}
