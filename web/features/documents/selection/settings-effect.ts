import { queryOptions } from '@tanstack/react-query';
import { getPreviewSettingsUrl, previewSettings } from '#contract/hooks/access.ts';
import type { ChosenSettings, SettingsChange } from './settings-plan.ts';

/** Fetches the effect of these settings on users' access. */
export function settingsEffect(
  changes: readonly SettingsChange[],
  { accessLevel, downloadRestricted }: ChosenSettings,
) {
  const asked = {
    documentIds: changes.map(({ document }) => document.id),
    ...(accessLevel !== undefined && { accessLevel }),
    ...(downloadRestricted !== undefined && { downloadRestricted }),
  };
  return queryOptions({
    queryKey: [getPreviewSettingsUrl(), asked],
    queryFn: ({ signal }) => previewSettings(asked, { signal }),
  });
}
