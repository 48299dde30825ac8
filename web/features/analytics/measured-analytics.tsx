import { Download } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useSearchParams } from 'wouter';
import { useGetMeasures } from '#contract/hooks/dashboard.ts';
import { useListGroups } from '#contract/hooks/groups.ts';
import { serverNow } from '#web/api/server-time.ts';
import { csvFileName } from '#web/format/csv.ts';
import { saveCsv } from '#web/ui/browser/save-csv.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Button } from '#web/ui/form/button.tsx';
import { option, Select } from '#web/ui/form/select.tsx';
import { AnalyticsCards } from './analytics-cards.tsx';
import { measuredCsv, measuredFigures, weekdays } from './measured.ts';
import { NewToGroup } from './new-to-group.tsx';

const everybody = 'Everybody';

function periods() {
  const today = new Date(serverNow()).getUTCDay();
  const since = (['1', '2', '3', '4', '5', '6'] as const).map((value) => {
    const label = value === '1' ? 'Today' : `Since ${weekdays[(today + 8 - Number(value)) % 7]}`;
    return { value, label };
  });
  return [...since, ...(['7', '30', '90'] as const).map((value) => ({ value, label: `Last ${value} days` }))];
}

/** Period and group are in the address. Unknown values are ignored. */
export function MeasuredAnalytics() {
  const [query, setQuery] = useSearchParams();
  const { data: groups = [], isFetched } = useListGroups();
  const [wantedDays, wantedGroup] = [query.get('days'), query.get('group')];
  const days = periods().find(({ value }) => value === wantedDays)?.value ?? '30';
  const group = groups.find(({ id }) => id === wantedGroup);
  const groupId = group?.id ?? '';
  const { data, error, refetch } = useGetMeasures(
    { days, ...(groupId !== '' && { groupId }) },
    { query: { enabled: wantedGroup === null || isFetched } },
  );
  const choose = (name: string) => (event: ChangeEvent<HTMLSelectElement>) => {
    const { value } = event.target;
    setQuery((before) => [...before].filter(([other]) => other !== name).concat(value === '' ? [] : [[name, value]]));
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-3 px-6 pt-6 max-md:px-4 max-md:pt-4">
        <Select label="Period" value={days} onChange={choose('days')}>
          {periods().map(option)}
        </Select>
        <Select label="People" value={groupId} onChange={choose('group')}>
          <option value="">{everybody}</option>
          {groups.map(({ id, name }) => option({ value: id, label: name }))}
        </Select>
        <Button
          icon={Download}
          disabled={!data}
          onClick={() => data && saveCsv(measuredCsv(data, group?.name ?? everybody), csvFileName('analytics'))}
        >
          Export CSV
        </Button>
      </div>
      <p className="px-6 pt-3 text-caption text-text-subtle max-md:px-4">
        A view is one opening of a document. The Audit Trail has the pages read in it as entries of their own. Minutes
        are those in which a document is in view and its reader is active; pages are those of PDFs.
      </p>
      {data?.newToGroup && group && <NewToGroup group={group.name} {...data.newToGroup} />}
      {data && <AnalyticsCards figures={measuredFigures(data)} />}
      {!data && error && <ErrorState title="Failed to load the figures" query={{ error, refetch }} />}
      {!data && !error && (
        <div aria-busy className="p-6">
          <span className="sr-only">Loading...</span>
          <Skeleton className="h-60 w-full" />
        </div>
      )}
    </>
  );
}
