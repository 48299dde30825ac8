import { failure, type WordsByOperation } from './messages.ts';

export const reportWords = {
  createComplianceReport: { failed: failure('Failed to create the report'), hasReason: true },
} as const satisfies WordsByOperation;
