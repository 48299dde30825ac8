// The filter in words, for chips, printing and screen readers.
import type { User } from '#contract/types.ts';
import { activityLook, auditTypes } from '#web/domain/activity/activity-types.ts';
import { nameInTrail } from '#web/domain/people/person.ts';
import { capitalised } from '#web/format/capitalised.ts';
import { dateAndTime, dateText } from '#web/format/date-time.ts';
import { shortId } from '#web/format/short-id.ts';
import { type AuditFilter, NOBODY, noFilter, type Range } from './audit-filter.ts';

export const rangeLabels: Record<Range, string> = {
  '24h': 'Last 24 hours',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
};

export const resourceTypes = ['document', 'folder', 'user', 'group', 'session', 'report', 'terms'];

export const typeChoices: readonly { value: string; label: string }[] = [
  { value: 'document_view,document_download', label: 'Viewed or downloaded' },
  ...auditTypes.map((value) => ({ value, label: activityLook(value).label })),
];

export interface FilterWord {
  /** The name of the criterion, such as "Person". */
  name: string;
  value: string;
  /** The change that removes it. */
  without: Partial<AuditFilter>;
}

export function personInWords(person: string, users: readonly User[]): string {
  if (person === NOBODY) return 'Nobody signed in';
  const user = users.find(({ id }) => id === person);
  return user ? nameInTrail(user) : shortId(person);
}

/** @param resourceName the resource's name in the entries, if any */
export function filterWords(
  filter: AuditFilter,
  { users, resourceName }: { users: readonly User[]; resourceName: string | null },
): FilterWord[] {
  const { text, person, types, resourceType, resourceId, range, from, to, alerts } = filter;
  const words: FilterWord[] = [];
  if (text !== '') words.push({ name: 'Text', value: text, without: { text: '' } });
  for (const type of types) {
    const without = { types: types.filter((other) => other !== type) };
    words.push({ name: 'Type', value: activityLook(type).label, without });
  }
  if (person !== '') words.push({ name: 'Person', value: personInWords(person, users), without: { person: '' } });
  if (resourceType !== '' || resourceId !== '') {
    const name = resourceType === '' ? 'Resource' : capitalised(resourceType);
    const value = resourceId === '' ? 'all' : (resourceName ?? shortId(resourceId));
    words.push({ name, value, without: { resourceType: '', resourceId: '' } });
  }
  if (range !== null) words.push({ name: 'Period', value: rangeLabels[range], without: noPeriod });
  if (from !== '') words.push({ name: 'From', value: momentInWords(from), without: { from: '' } });
  if (to !== '') words.push({ name: 'Before', value: momentInWords(to), without: { to: '' } });
  if (alerts) words.push({ name: 'Alerts', value: 'only', without: { alerts: false } });
  return words;
}

export const noPeriod = { range: noFilter.range, from: '', to: '' };

function momentInWords(iso: string): string {
  const { date, time } = dateAndTime(iso);
  return new Date(iso).getHours() + new Date(iso).getMinutes() === 0 ? dateText(iso) : `${date}, ${time}`;
}
