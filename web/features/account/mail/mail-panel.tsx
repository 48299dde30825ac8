import { useForm } from 'react-hook-form';
import { useGetMyMailSettings, useUpdateMyMailSettings } from '#contract/hooks/mail.ts';
import type { MailSettings } from '#contract/types.ts';
import { useChange } from '#web/api/use-change.ts';
import { DigestSelect } from '#web/domain/digest/digest-select.tsx';
import { accountWords } from '#web/domain/words/account-words.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { Switch } from '#web/ui/form/switch.tsx';

import { PanelLoading } from '../panel-loading.tsx';

export function MailPanel() {
  const { data: settings, error, refetch } = useGetMyMailSettings();
  if (settings) return <MailForm settings={settings} />;
  if (error === null) return <PanelLoading label="Loading your mail settings" />;
  return <ErrorState title="Failed to load your mail settings" error={error} onRetry={() => void refetch()} />;
}

function MailForm({ settings }: { settings: MailSettings }) {
  const { register, handleSubmit, formState } = useForm<MailSettings>({ values: settings });
  const update = useChange(useUpdateMyMailSettings, accountWords.updateMyMailSettings);
  return (
    <form className="grid gap-4" onSubmit={(event) => void handleSubmit((data) => update.run({ data }))(event)}>
      <DigestSelect label="New documents" hint="Never a document itself" {...register('digest')} />
      <Switch label="What waits for me" hint="Approvals, and access that ends within a week" {...register('tasks')} />
      <Switch
        label="How people come in"
        hint="Second factors, sign-ins from new devices, many failed sign-ins"
        {...register('alerts')}
      />
      <div className="flex justify-end">
        <Button type="submit" variant="primary" disabled={!formState.isDirty} isBusy={update.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
