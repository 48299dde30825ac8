import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const taskWords = {
  requestAccess: {
    done: success('You have asked. If it is there, those who can give access decide'),
    failed: failure('Failed to ask for access'),
  },
  declineAccess: { done: success('Request declined'), failed: failure('Failed to decline the request'), saysWhy: true },
} as const satisfies WordsByOperation;
