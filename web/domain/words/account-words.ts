import { failure, success } from './said.ts';
import type { WordsByOperation } from './words-by-operation.ts';

export const accountWords = {
  beginTotpEnrolment: { failed: failure('Failed to begin adding an authenticator app') },
  finishTotpEnrolment: {
    done: success('Authenticator app added'),
    failed: failure('Failed to add the authenticator app'),
  },
  finishPasskeyEnrolment: { done: success('Passkey added'), failed: failure('Failed to add the passkey') },
  renameSecondFactor: { done: success('Renamed successfully'), failed: failure('Failed to rename'), saysWhy: true },
  removeSecondFactor: {
    done: success('Second factor removed'),
    failed: failure('Failed to remove the second factor'),
    saysWhy: true,
  },
  renewRecoveryCodes: { failed: failure('Failed to make new recovery codes') },
  updateMyMailSettings: { done: success('Mails changed'), failed: failure('Failed to change your mails') },
  endMySession: { done: success('Session ended'), failed: failure('Failed to end the session') },
  endMyOtherSessions: {
    done: success('You are signed out everywhere else'),
    failed: failure('Failed to end the other sessions'),
  },
} as const satisfies WordsByOperation;
