// The first screen after a sign-in without a requested page: the dashboard for users who may see it, otherwise the
// documents. It decides nothing about access.
import { contractOperations } from '#contract/operations.ts';
import type { Role } from '../../records/records.ts';

const overview: readonly string[] = contractOperations.getDashboardMetrics.roles;

export function firstScreen(role: Role): '/' | '/documents' {
  return overview.includes(role) ? '/' : '/documents';
}
