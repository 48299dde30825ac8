import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const securityWords = {
  updateSecurityPolicy: {
    done: success('Security policy updated successfully'),
    failed: failure('Failed to update the security policy'),
    asServerSays: true,
  },
} as const satisfies WordsByOperation;
