import { useState } from 'react';
import { serverNow } from '#web/api/server-time.ts';
import { option, Select } from '#web/ui/form/select.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { dayOf } from '#web/format/days.ts';
import { endInDays, endOfDay, expiryFault, NO_DAY_YET } from './chosen-end.ts';
import { dayInWords } from './expiry.ts';

interface ExpiryFieldProps {
  label: string;
  /** A time; null for no end; `NO_DAY_YET` until a day is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | undefined;
}

const presets = [7, 30, 90];

/** "No end", a near day, or any day; access lasts to the end of that day in local time. */
export function ExpiryField({ label, value, onChange, error }: ExpiryFieldProps) {
  const [now] = useState(serverNow);
  const [isOnDay, setIsOnDay] = useState(false);
  const soon = presets.map((days) => ({ days, end: endInDays(days, now) }));
  const known = soon.find(({ end }) => end === value);
  const choice = value === null ? 'none' : known && !isOnDay ? String(known.days) : 'day';
  const choose = (next: string) => {
    setIsOnDay(next === 'day');
    if (next === 'none') onChange(null);
    // Starts with the previous choice.
    else if (next === 'day') onChange(value ?? NO_DAY_YET);
    else onChange(endInDays(Number(next), now));
  };
  return (
    <div className="flex min-w-0 items-start gap-3 max-md:flex-wrap">
      <div className="min-w-0 flex-1 max-md:basis-full">
        <Select
          label={label}
          value={choice}
          error={choice === 'day' ? undefined : error}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="none">No end</option>
          {soon.map(({ days, end }) => option({ value: days, label: `In ${days} days (${dayInWords(end, now)})` }))}
          <option value="day">On a day…</option>
        </Select>
      </div>
      {choice === 'day' && (
        <div className="min-w-0 flex-1 max-md:basis-full">
          <TextField
            type="date"
            label="Last day"
            min={dayOf(now)}
            max="9999-12-31"
            defaultValue={value === null ? '' : dayOf(value)}
            error={error}
            onChange={(event) => onChange(endOfDay(event.target.value))}
          />
        </div>
      )}
    </div>
  );
}

/** The end that a form asks for: the props of its field, and a check before sending, which shows the fault. */
export function useEnd(before: string | null) {
  const [end, setEnd] = useState(before);
  const [error, setError] = useState<string>();
  const onChange = (next: string | null) => {
    setEnd(next);
    setError(undefined);
  };
  const isValid = (): boolean => {
    const fault = expiryFault(end);
    setError(fault ?? undefined);
    return fault === null;
  };
  return { end, isValid, setError, field: { value: end, onChange, error } };
}
