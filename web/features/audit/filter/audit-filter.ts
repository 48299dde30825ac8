// The filter of the log, stored in the address, so that links, Back and reloading keep it.
import type { SearchAuditLogsParams } from '#contract/types.ts';
import { serverNow } from '#web/api/server-time.ts';

export const ranges = ['24h', '7d', '30d'] as const;
export type Range = (typeof ranges)[number];

const HOUR = 3_600_000;
const lengths: Record<Range, number> = { '24h': 24 * HOUR, '7d': 7 * 24 * HOUR, '30d': 30 * 24 * HOUR };

export interface AuditFilter {
  text: string;
  /** A user's id, or NOBODY. */
  person: string;
  types: readonly string[];
  resourceType: string;
  resourceId: string;
  /** A period up to now, instead of `from` and `to`. */
  range: Range | null;
  /** ISO 8601, inclusive. */
  from: string;
  /** ISO 8601, exclusive. */
  to: string;
  alerts: boolean;
}

export const NOBODY = 'nobody';

export const noFilter: AuditFilter = {
  ...{ text: '', person: '', types: [], resourceType: '', resourceId: '' },
  ...{ range: null, from: '', to: '', alerts: false },
};

export const isFiltered = (filter: AuditFilter): boolean => searchOf(filter) !== '';

/** Invalid parts of an address are ignored. */
export function filterIn(search: string): AuditFilter {
  const params = new URLSearchParams(search);
  const text = (name: string, longest: number) => (params.get(name) ?? '').slice(0, longest);
  const range = ranges.find((value) => value === params.get('range')) ?? null;
  const [from, to] = range === null ? [momentIn(params.get('from')), momentIn(params.get('to'))] : ['', ''];
  return {
    text: text('text', 200).trim() === '' ? '' : text('text', 200),
    person: text('person', 64),
    types: [...new Set(text('types', 2000).split(','))].filter((type) => type !== ''),
    resourceType: text('resourceType', 64),
    resourceId: text('resourceId', 64),
    range,
    from,
    to: from !== '' && to !== '' && to <= from ? '' : to,
    alerts: params.get('alerts') === 'true',
  };
}

function momentIn(text: string | null): string {
  const moment = Date.parse(text ?? '');
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString();
}

/** With a leading question mark; empty without a filter. */
export function searchOf({ text, types, range, alerts, ...rest }: AuditFilter): string {
  const params = new URLSearchParams();
  const values = {
    ...{ text: text.trim() === '' ? '' : text, person: rest.person, types: types.join(',') },
    ...{ resourceType: rest.resourceType, resourceId: rest.resourceId, range: range ?? '' },
    ...{ from: rest.from, to: rest.to, alerts: alerts ? 'true' : '' },
  };
  for (const [name, value] of Object.entries(values)) if (value !== '') params.set(name, value);
  const search = params.toString();
  return search === '' ? '' : `?${search}`;
}

/** The parameters of the search. @param now the end of a range, rounded to minutes */
export function paramsOf(
  { text, types, range, alerts, ...rest }: AuditFilter,
  now = serverNow(),
): SearchAuditLogsParams {
  const from = range === null ? rest.from : new Date(Math.floor(now / 60_000) * 60_000 - lengths[range]).toISOString();
  return {
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(rest.person !== '' && { person: rest.person }),
    ...(types.length > 0 && { types: types.join(',') }),
    ...(rest.resourceType !== '' && { resourceType: rest.resourceType }),
    ...(rest.resourceId !== '' && { resourceId: rest.resourceId }),
    ...(from !== '' && { from }),
    ...(range === null && rest.to !== '' && { to: rest.to }),
    ...(alerts && { alerts: 'true' as const }),
  };
}
