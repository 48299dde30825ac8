import { failure } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const reportWords = {
  createComplianceReport: { failed: failure('Failed to create the report') },
} as const satisfies WordsByOperation;
