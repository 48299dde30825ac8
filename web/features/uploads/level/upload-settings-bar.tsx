import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { AccessLevelSelect } from '#web/domain/access/access-level-select.tsx';
import type { useUploadSettings } from './use-upload-settings.ts';

interface UploadSettingsBarProps {
  fields: ReturnType<typeof useUploadSettings>['fields'];
  isDisabled: boolean;
}

/** Stays visible under the dialog's title while the files scroll, if there is enough height. */
export function UploadSettingsBar({ fields, isDisabled }: UploadSettingsBarProps) {
  return (
    <div className="z-10 -mx-6 flex flex-wrap items-end gap-x-6 gap-y-3 border-b border-border bg-surface-raised px-6 pb-4 max-md:-mx-4 max-md:px-4 [@media(min-height:30rem)]:sticky [@media(min-height:30rem)]:top-0">
      <div className="w-60 max-md:w-full">
        <AccessLevelSelect disabled={isDisabled} {...fields.accessLevel} />
      </div>
      <Checkbox label="Restrict downloads" disabled={isDisabled} className="pb-1.5" {...fields.downloadRestricted} />
    </div>
  );
}
