// The audit entries listed in each section.
import type { History } from '../ports/history.ts';
import type { AuditEntry } from '../records/records.ts';
import type { Past } from './past.ts';
import type { Cover, EventRow } from './report.ts';

type Type = AuditEntry['activityType'];

export const listed = {
  policyChanges: ['policy_updated'],
  grants: ['permission_granted', 'permission_revoked', 'group_created', 'group_updated', 'group_deleted'],
  terms: ['terms_published', 'terms_withdrawn', 'terms_accepted', 'terms_refused'],
  refusals: ['blocked_download', 'failed_login', 'failed_download', 'failed_view'],
  approvals: [
    'approval_requested',
    'approval_approved',
    'approval_rejected',
    'approval_withdrawn',
    'approval_superseded',
  ],
} as const satisfies Record<string, readonly Type[]>;

export async function* eventRows(
  history: Pick<History, 'told'>,
  { from, to }: Cover,
  { chain, names }: Past,
  types: readonly Type[],
): AsyncGenerator<EventRow> {
  for await (const entry of history.told({ upTo: chain.head, types, from, to })) {
    const { id, createdAt, activityType, userId, description, resourceType, resourceId, ipAddress } = entry;
    const person = names.person(userId);
    const what = { type: activityType, personId: userId, person, description };
    yield { id, at: createdAt, ...what, resourceType, resourceId, ipAddress };
  }
}
