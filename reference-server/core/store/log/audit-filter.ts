// Decides which audit entries match a filter.
import type { AuditFilter } from '../../ports/audit-log.ts';
import type { AuditEntry } from '../../records/records.ts';

/** Equal for texts that differ only in case. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ς', 'σ');

/** The search text, normalised like stored names. */
export function soughtText({ text = '' }: Pick<AuditFilter, 'text'>): string {
  return folded(text.normalize('NFC').trim());
}

export function matcherOf(filter: AuditFilter): (entry: AuditEntry) => boolean {
  const { userId, types, resourceType, resourceId, from, to } = filter;
  const text = soughtText(filter);
  const named = new Set<string | null>(filter.textUserIds);
  return (entry) =>
    (userId === undefined || entry.userId === userId) &&
    (types === undefined || types.includes(entry.activityType)) &&
    (resourceType === undefined || entry.resourceType === resourceType) &&
    (resourceId === undefined || entry.resourceId === resourceId) &&
    (from === undefined || entry.createdAt >= from) &&
    (to === undefined || entry.createdAt < to) &&
    (text === '' ||
      folded(entry.description).includes(text) ||
      folded(entry.ipAddress ?? '').includes(text) ||
      named.has(entry.userId));
}
