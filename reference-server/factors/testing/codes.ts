import { generate } from 'otplib/functional';

/** The code of an authenticator app at this time. */
export function codeAt(secret: string, now: Date): Promise<string> {
  return generate({ secret, epoch: Math.floor(now.getTime() / 1000) });
}
