import { messages, reasoned, type WordsByOperation } from './messages.ts';

export const securityWords = {
  updateSecurityPolicy: {
    ...messages('Security policy updated successfully', 'Failed to update the security policy'),
    hasServerMessage: true,
  },
  publishTerms: reasoned('Terms published', 'Failed to publish the terms'),
  withdrawTerms: { ...messages('Terms withdrawn', 'Failed to withdraw the terms'), hasServerMessage: true },
} as const satisfies WordsByOperation;
