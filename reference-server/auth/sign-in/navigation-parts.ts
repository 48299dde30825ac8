import type { Logger } from 'pino';
import type { Limit } from '#server/http/limits/rate-limit.ts';
import type { SessionCookie } from '#server/http/session-cookie.ts';
import type { IdentityProvider } from '../client/identity-provider.ts';
import type { HalfCookie } from '../second-factor/half-cookie.ts';
import type { SignedOutMark } from '../sign-out/signed-out-mark.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import type { LoginTransactions } from './login-transactions.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface NavigationParts {
  publicUrl: string;
  gatekeeper: Gatekeeper;
  provider: IdentityProvider;
  transactions: LoginTransactions;
  session: SessionCookie;
  half: HalfCookie;
  signedOut: SignedOutMark;
  failedSignIns: SignInLimits;
  /** Counts the sign-ins that one address begins. */
  begun: Limit;
  log: Logger;
}
