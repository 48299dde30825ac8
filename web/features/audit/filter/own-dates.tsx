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
    change({ range: null, ...dates });
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      <TextField
        type="date"
        label="From"
        max="9999-12-31"
        isLabelHidden={isLabelHidden}
        value={dayOf(from)}
        onChange={({ target }) => choose({ from: startOf(target.value) })}
      />
      <TextField
        type="date"
        label="To"
        max="9999-12-31"
        min={dayOf(from)}
        isLabelHidden={isLabelHidden}
        value={lastDayBefore(to)}
        onChange={({ target }) => choose({ to: startOf(target.value, 1) })}
      />
    </div>
  );
}
