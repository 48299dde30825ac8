// Where somebody belongs who has just signed in and asked for no page: on the dashboard, if they may see it, else at their
// documents. It decides nothing about access.
import { contractOperations } from '#contract/operations.ts';
import type { Role } from '../../records/records.ts';

const overview: readonly string[] = contractOperations.getDashboardMetrics.roles;

export function firstScreen(role: Role): '/' | '/documents' {
  return overview.includes(role) ? '/' : '/documents';
}
