import { useQuery, useQueryClient, queryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useListDocuments } from '#contract/hooks/documents.ts';
import { accessLevelValues } from '#contract/types.ts';
import { isGone } from '#web/api/api-error.ts';
import { HeldItems } from '#web/domain/bulk/held-items.tsx';
import { accessLabel } from '#web/domain/access/access-level.ts';
import { FormDialog } from '#web/ui/form/form-dialog.tsx';
import { option, Select } from '#web/ui/form/select.tsx';
import { heldItem, type Item } from '../actions/action.ts';
import type { PageDialog } from '../dialogs/page-dialog.tsx';
import { MoveEffect } from '../move/move-effect.tsx';
import { bulkChange } from './bulk-change.ts';
import {
  changesLine,
  type ChosenSettings,
  levelsAsTheyAre,
  restrictionAsItIs,
  settingsChanges,
  settingsJob,
  type SettingsChange,
} from './settings-plan.ts';
import { getPreviewSettingsUrl, previewSettings } from '#contract/hooks/access.ts';

interface BulkSettingsDialogProps {
  items: readonly Item[];
  show: (dialog: PageDialog) => void;
  onClose: () => void;
}

/** Access level and restrictions of several documents; shows who gains and loses access before the change. */
export function BulkSettingsDialog({ items, show, onClose }: BulkSettingsDialogProps) {
  const queryClient = useQueryClient();
  // Settings that are not chosen stay as stored, and others may have changed them since the page was loaded.
  const { data } = useListDocuments();
  const documents = useMemo(() => {
    const fresh = new Map(data?.map((row) => [row.id, row]));
    return items.flatMap((item) => (item.kind === 'document' ? (fresh.get(item.document.id) ?? item.document) : []));
  }, [items, data]);
  const [chosen, setChosen] = useState<ChosenSettings>({});
  const changes = useMemo(() => settingsChanges(documents, chosen), [documents, chosen]);
  const isAny = changes.length > 0;
  const effect = useQuery({ ...settingsEffect(changes, chosen), enabled: isAny });
  const [only] = documents;
  const save = () => {
    const keys = items.map(({ key }) => key);
    void bulkChange({ queryClient, show }, keys, settingsJob(changes));
    onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      size="sm"
      title="Access level and restrictions"
      {...(documents.length === 1 && only && { description: only.name })}
      action="Save Settings"
      isDisabled={!isAny || (effect.data === undefined && !isGone(effect.error))}
      onSubmit={save}
    >
      {documents.length > 1 && <HeldItems items={items.map(heldItem)} />}
      <Select
        label="Access Level"
        value={chosen.accessLevel ?? ''}
        onChange={({ target }) =>
          setChosen({ ...chosen, accessLevel: accessLevelValues.find((level) => level === target.value) })
        }
      >
        <option value="">{levelsAsTheyAre(documents)}</option>
        {accessLevelValues.map((level) => option({ value: level, label: accessLabel(level) }))}
      </Select>
      <Restriction
        label="Downloads"
        asItIs={restrictionAsItIs(documents, 'downloadRestricted')}
        value={chosen.downloadRestricted}
        onChange={(downloadRestricted) => setChosen({ ...chosen, downloadRestricted })}
      />
      <Restriction
        label="Printing"
        asItIs={restrictionAsItIs(documents, 'printingRestricted')}
        value={chosen.printingRestricted}
        onChange={(printingRestricted) => setChosen({ ...chosen, printingRestricted })}
      />
      {isAny ? (
        <div className="grid gap-2">
          <p className="text-cell text-text">{changesLine(changes.length, documents.length)}</p>
          <MoveEffect query={effect} />
        </div>
      ) : (
        <p className="text-cell text-text-subtle">
          Choose what should change. What is left as it is stays so with each document.
        </p>
      )}
    </FormDialog>
  );
}

interface RestrictionProps {
  label: string;
  asItIs: string;
  value: boolean | undefined;
  onChange: (isRestricted: boolean | undefined) => void;
}

function Restriction({ label, asItIs, value, onChange }: RestrictionProps) {
  return (
    <Select
      label={label}
      value={value === undefined ? '' : value ? 'restricted' : 'allowed'}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'restricted')}
    >
      <option value="">{asItIs}</option>
      <option value="allowed">Allowed</option>
      <option value="restricted">Restricted</option>
    </Select>
  );
}

function settingsEffect(changes: readonly SettingsChange[], { accessLevel, downloadRestricted }: ChosenSettings) {
  const request = {
    documentIds: changes.map(({ document }) => document.id),
    ...(accessLevel !== undefined && { accessLevel }),
    ...(downloadRestricted !== undefined && { downloadRestricted }),
  };
  return queryOptions({
    queryKey: [getPreviewSettingsUrl(), request],
    queryFn: ({ signal }) => previewSettings(request, { signal }),
  });
}
