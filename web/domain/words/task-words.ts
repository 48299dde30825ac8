import { messages, reasoned, type WordsByOperation } from './messages.ts';

export const taskWords = {
  requestAccess: messages(
    'You have asked. If it is there, those who can give access decide',
    'Failed to ask for access',
  ),
  declineAccess: reasoned('Request declined', 'Failed to decline the request'),
} as const satisfies WordsByOperation;
