import { failure, messages, reasoned, type WordsByOperation } from './messages.ts';

export const accountWords = {
  beginTotpEnrolment: { failed: failure('Failed to begin adding an authenticator app') },
  finishTotpEnrolment: messages('Authenticator app added', 'Failed to add the authenticator app'),
  finishPasskeyEnrolment: messages('Passkey added', 'Failed to add the passkey'),
  renameSecondFactor: reasoned('Renamed successfully', 'Failed to rename'),
  removeSecondFactor: reasoned('Second factor removed', 'Failed to remove the second factor'),
  renewRecoveryCodes: { failed: failure('Failed to make new recovery codes') },
  updateMyMailSettings: messages('Mails changed', 'Failed to change your mails'),
  endMySession: messages('Session ended', 'Failed to end the session'),
  endMyOtherSessions: messages('You are signed out everywhere else', 'Failed to end the other sessions'),
} as const satisfies WordsByOperation;
