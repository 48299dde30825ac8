import type { Logger } from 'pino';
import type { Ports } from '#core/ports/ports.ts';
import { createDemoAccounts } from '../../demonstration/demo-people.ts';
import type { Listener } from '../../http/listener.ts';
import type { Settings } from '../../settings/env.ts';
import { openBundledProvider, type BundledProviderOptions } from './bundled-provider.ts';
import type { UserRecord } from '#core/records/records.ts';
import { change, evenWhenFull } from '#core/store/change.ts';
import type { Accounts } from './accounts.ts';
import { BOUND_AS } from './place.ts';

interface ProviderParts {
  settings: Settings;
  listener: Listener;
  log: Logger;
  ports: Ports;
  isDemo: boolean;
  openState: BundledProviderOptions['openState'];
  notices: string[];
}

/**
 * Opens the bundled provider if no other is set; before administrators are invited, who may have lost their account.
 */
export async function openProvider({ settings, ports, isDemo, openState, listener, notices, log }: ProviderParts) {
  if (settings.externalProvider) return null;
  const warn = (message: string) => {
    log.warn(message);
    notices.push(message);
  };
  const bundled = await openBundledProvider({
    openState,
    publicUrl: ports.origin,
    ownAddress: listener.ownAddress,
    onFault: (error) => ports.reportFault(error, 'identity provider'),
    warn,
  });
  if (isDemo && settings.openedBy === null) await createDemoAccounts(bundled.accounts);
  const lost = await letGoOfLost(ports, bundled.accounts, settings);
  if (lost !== null) warn(lost);
  return bundled;
}

/** The number of users named in the start's message; the audit log names all. */
const MOST_NAMED = 5;

/** Unbinds users without an account, so that they can be invited again. @returns a message; null if there are none */
async function letGoOfLost(ports: Ports, accounts: Accounts, { databaseUrl }: Settings): Promise<string | null> {
  const people = await ports.store.read((tx) => tx.users.list());
  // Accounts are read after users: an account exists before a user is bound to it, on every server.
  const subjects = people.flatMap((user) => (user.deactivatedAt === null ? (subjectOf(user) ?? []) : []));
  const known = await accounts.among(subjects);
  const gone = new Set(subjects.filter((subject) => !known.has(subject)));
  if (gone.size === 0) return null;
  const isLost = (user: UserRecord) => user.deactivatedAt === null && gone.has(subjectOf(user) ?? '');
  const start = { ports, actor: null, client: { ipAddress: null, userAgent: null }, now: ports.clock.now() };
  const lost = await change(evenWhenFull(start), async (tx, audit) => {
    const found = (await tx.users.list()).filter(isLost);
    for (const user of found) {
      await tx.users.put({ ...user, identity: null, lastLoginAt: null });
      const description = `The account of ${user.email} at the bundled provider is gone: a new invitation brings it back`;
      audit({ type: 'user_updated', description, resource: { type: 'user', id: user.id } });
    }
    return found.map((user) => user.email);
  });
  const named = lost.slice(0, MOST_NAMED).join(', ') + (lost.length > MOST_NAMED ? ', …' : '');
  return (
    `The accounts of ${lost.length} ${lost.length === 1 ? 'person' : 'people'} are gone (${named}). What they may see is ` +
    `kept: ${databaseUrl === undefined ? 'put oidc/accounts.json back from a backup, or ' : ''}invite them again under Users.`
  );
}

function subjectOf({ identity }: UserRecord): string | null {
  return identity?.issuer === BOUND_AS ? identity.subject : null;
}
