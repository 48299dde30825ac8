// Codes of authenticator apps with the usual parameters: SHA-1, six digits, thirty seconds.
import type { Totp } from '#core/ports/totp.ts';
import { library } from './library.ts';

const PERIOD_SECONDS = 30;
const ISSUER = 'Strongroom';

export const totp: Totp = {
  newSecret: async () => (await library.totp()).generateSecret(),
  uri: async (secret, account) => (await library.totp()).generateURI({ issuer: ISSUER, label: account, secret }),
  async stepOf(secret, code, now) {
    if (!/^\d{6}$/.test(code)) return null;
    const { verify } = await library.totp();
    const epoch = Math.floor(now.getTime() / 1000);
    const found = await verify({ secret, token: code, epoch, period: PERIOD_SECONDS, epochTolerance: PERIOD_SECONDS });
    // Only counter-based codes have no time step.
    return found.valid && 'timeStep' in found ? found.timeStep : null;
  },
};
