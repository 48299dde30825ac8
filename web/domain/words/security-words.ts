import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const securityWords = {
  updateSecurityPolicy: {
    done: success('Security policy updated successfully'),
    failed: failure('Failed to update the security policy'),
    asServerSays: true,
  },
  publishTerms: { done: success('Terms published'), failed: failure('Failed to publish the terms') },
  withdrawTerms: { done: success('Terms withdrawn'), failed: failure('Failed to withdraw the terms') },
} as const satisfies WordsByOperation;
