import type { Logger } from 'pino';
import type { Limit } from '#server/http/limits/rate-limit.ts';
import type { IdentityProvider } from '../client/identity-provider.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import type { LoginTransactions } from './login-transactions.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface NavigationParts {
  publicUrl: string;
  gatekeeper: Gatekeeper;
  provider: IdentityProvider;
  transactions: LoginTransactions;
  failedSignIns: SignInLimits;
  /** Counts the sign-ins that one address begins. */
  begun: Limit;
  log: Logger;
}
