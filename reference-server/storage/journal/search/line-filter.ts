import type { AuditFilter } from '#core/ports/audit-log.ts';
import { folded, soughtText } from '#core/store/log/audit-filter.ts';

/** False only if the line, JSON written by this program, cannot contain a matching entry. */
export function lineFilter(filter: AuditFilter): (line: Buffer) => boolean {
  const { resourceId, userId, types } = filter;
  const properties: string[] = [];
  if (resourceId !== undefined) properties.push(`"resourceId":${JSON.stringify(resourceId)}`);
  if (userId !== undefined) properties.push(`"userId":${JSON.stringify(userId)}`);
  if (types?.length === 1) properties.push(`"activityType":${JSON.stringify(types[0])}`);
  const needles = properties.map((property) => Buffer.from(property));
  const text = JSON.stringify(soughtText(filter)).slice(1, -1);
  const named = (filter.textUserIds ?? []).map((id) => Buffer.from(`"userId":${JSON.stringify(id)}`));
  const hasText = (line: Buffer) =>
    text === '' || folded(line.toString('utf8')).includes(text) || named.some((needle) => line.includes(needle));
  return (line) => needles.every((needle) => line.includes(needle)) && hasText(line);
}
