import { generate } from 'otplib/functional';

/** What an authenticator app shows at this time. */
export function codeAt(secret: string, now: Date): Promise<string> {
  return generate({ secret, epoch: Math.floor(now.getTime() / 1000) });
}
