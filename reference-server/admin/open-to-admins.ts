import type { Ports } from '#core/ports/ports.ts';
import type { Settings } from '../settings/env.ts';
import { issuerOf } from './who-can-sign-in.ts';
import { canAnAdminSignIn, inviteFirstAdmin } from './first-admin.ts';

/** Makes sure that an administrator can sign in, and logs a warning where none can. */
export async function openToAdmins(ports: Ports, settings: Settings) {
  const { firstAdminEmail: email, externalProvider } = settings;
  const first = email === undefined ? null : await inviteFirstAdmin(ports, email, settings);
  const warnings: string[] = [];
  if (first?.state === 'settled' && !first.isNamed)
    warnings.push(`FIRST_ADMIN_EMAIL ${email} is not used: an administrator has signed in, and invites all others.`);
  if (!(await canAnAdminSignIn(ports, settings))) {
    const where = externalProvider ? ` at ${issuerOf(settings)}` : '';
    warnings.push(
      `Nobody can sign in${where} as administrator: set FIRST_ADMIN_EMAIL to your own e-mail address and start again.`,
    );
  }
  return { invitationLink: first?.state === 'invited' ? first.link : null, warnings };
}
