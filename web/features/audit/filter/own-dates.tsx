import { type ComponentProps, useState } from 'react';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { AuditFilter } from './audit-filter.ts';
import { dayOf, lastDayBefore, startOf } from '#web/format/days.ts';
import type { AuditFiltering } from './use-audit-filter.ts';

interface OwnDatesProps extends Pick<AuditFilter, 'from' | 'to'> {
  change: AuditFiltering['change'];
  setIsOwn: AuditFiltering['setIsOwn'];
  isLabelHidden?: boolean;
}

/** From the first moment of one day to the last moment of another, in local time. */
export function OwnDates({ from, to, change, setIsOwn, isLabelHidden = false }: OwnDatesProps) {
  const choose = (dates: Partial<AuditFilter>) => {
    // Without this, clearing the only date of a link would hide both fields.
    setIsOwn(true);
    change({ range: null, ...dates }, true);
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      <Day
        label="From"
        isLabelHidden={isLabelHidden}
        value={dayOf(from)}
        onDay={(day) => choose({ from: startOf(day) })}
      />
      <Day
        label="To"
        min={dayOf(from)}
        isLabelHidden={isLabelHidden}
        value={lastDayBefore(to)}
        onDay={(day) => choose({ to: startOf(day, 1) })}
      />
    </div>
  );
}

interface DayProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'isLabelHidden' | 'min'> {
  value: string;
  onDay: (day: string) => void;
}

/** Keeps what is typed until the field is left: "0002" is on the way to a year. */
function Day({ value, onDay, min = '', ...field }: DayProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      type="date"
      min={min || '1970-01-01'}
      max="9999-12-31"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.validity.valid) onDay(target.value);
      }}
      onBlur={() => setTyped(undefined)}
      {...field}
    />
  );
}
