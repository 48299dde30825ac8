import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Choices } from '#web/ui/form/choices.tsx';
import { option, Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { periodInWords, presetLabels, presets } from './period.ts';
import { formats, periodOf, type ReportForm } from './report-form.ts';

const formatChoices: Record<(typeof formats)[number], { label: string; hint: string }> = {
  pdf: { label: 'PDF', hint: 'To read, to print and to hand on' },
  csv: { label: 'CSV', hint: 'To work with in a spreadsheet' },
  json: { label: 'JSON', hint: 'To process with a program' },
};

export function ReportFields({ form }: { form: UseFormReturn<ReportForm> }) {
  const { register, control, formState } = form;
  const { errors, isSubmitted } = formState;
  const [preset, first, last] = useWatch({ control, name: ['preset', 'first', 'last'] });
  const period = periodOf({ preset, first, last });
  const again = { onChange: () => isSubmitted && void form.trigger(['first', 'last']) };
  return (
    <>
      <div className="grid gap-3">
        <Select
          label="Period"
          hint={period === null ? 'Whole days, where you are' : periodInWords(period)}
          {...register('preset')}
        >
          {presets.map((value) => option({ value, label: presetLabels[value] }))}
        </Select>
        {preset === 'own' && (
          <div className="grid gap-3 md:grid-cols-2">
            {(['first', 'last'] as const).map((day) => (
              <TextField
                key={day}
                type="date"
                label={day === 'first' ? 'First day' : 'Last day'}
                max="9999-12-31"
                error={errors[day]?.message}
                {...register(day, again)}
              />
            ))}
          </div>
        )}
      </div>
      <Choices
        label="Format"
        choices={formats.map((value) => ({ value, ...formatChoices[value] }))}
        {...register('format')}
      />
    </>
  );
}
