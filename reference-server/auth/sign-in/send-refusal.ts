// The page for users whom the provider confirms but who may not sign in.
import type { SignIn } from '#core/identity/sign-in/sign-in.ts';
import type { SignInRefusal } from '#core/identity/sign-in/admission.ts';
import type { AppContext } from '#server/http/request-state.ts';
import type { NoticeName } from '../pages/notice-page.ts';
import { seenAddress, sendNotice } from '../pages/send-notice.ts';

type Refused = Omit<Extract<SignIn, { state: 'refused' }>, 'state'>;

const notices: Readonly<Record<SignInRefusal, NoticeName>> = {
  'not-invited': 'notInvited',
  'email-not-verified': 'emailNotVerified',
  'other-subject': 'otherSubject',
  // Only the audit log distinguishes these.
  deactivated: 'notInvited',
  'access-ended': 'accessEnded',
  'party-suspended': 'partySuspended',
  'network-not-allowed': 'networkNotAllowed',
};

export function sendRefusal(ctx: AppContext, { reason, endedAt }: Refused): void {
  const address = reason === 'network-not-allowed' ? seenAddress(ctx) : null;
  sendNotice(ctx, 403, notices[reason], endedAt === undefined ? address : endInWords(endedAt));
}

/** In UTC, since the reader's time zone is unknown. */
function endInWords(time: string): string {
  const at = new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return `Your access ended on ${at} (UTC).`;
}
