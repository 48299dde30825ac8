// Where others can reach the server, users of the demonstration, whose passwords are published, are locked out.
import type { Ports } from '#core/ports/ports.ts';
import { ids } from '#server/scenarios/users-by-role.ts';
import { isHere } from '#core/records/presence.ts';
import { signOutByProvider } from '#core/identity/sessions/sessions.ts';
import { demoIds } from './demo-people.ts';
import { isInvented } from './invented.ts';
import { canComeAgain } from '../admin/who-can-sign-in.ts';
import { BOUND_AS } from '../auth/provider/place.ts';
import { type Settings, SettingsError } from '../settings/env.ts';

export async function isDemonstration({ store }: Pick<Ports, 'store'>): Promise<boolean> {
  const people = await store.read((tx) => Promise.all(Object.values(ids).map((id) => tx.users.get(id))));
  return people.some((person) => person !== undefined);
}

/** Whether the room holds the demonstration's content, or is about to be filled with it. */
export async function isSample({ store }: Pick<Ports, 'store'>, { seed }: Pick<Settings, 'seed'>): Promise<boolean> {
  if (seed !== 'demo') return false;
  return (await store.read((tx) => tx.users.list())).length === 0 || isDemonstration({ store });
}

/** @throws SettingsError if settings for real use meet the demonstration, with possible solutions. */
export async function refuseDemonstration(ports: Pick<Ports, 'store' | 'clock'>, settings: Settings): Promise<void> {
  const { ownUse, dataDir, databaseUrl } = settings;
  if (ownUse === null || !(await isDemonstration(ports)) || (await hasPeopleOfItsOwn(ports, settings))) return;
  const inFolder =
    '  npm start -- --reset                    empties the folder\n' +
    '  DATA_DIR=./data-of-our-own npm start    takes another folder\n';
  const inDatabase = '  DATABASE_URL=postgres://… npm start     takes another database, which is empty\n';
  throw new SettingsError(
    `${ownUse} is set, but the ${databaseUrl === undefined ? `data folder ${dataDir}` : 'database'} holds the demonstration, with people and documents that are made up\n` +
      'and passwords that everybody knows. Nobody of your own could sign in there. One of these mends it:\n' +
      (databaseUrl === undefined ? inFolder : inDatabase) +
      '  SEED=demo npm start                     keeps the demonstration, knowingly',
  );
}

/** Whether an invited user of the demonstration has signed in and can sign in again. */
async function hasPeopleOfItsOwn(
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  settings: Settings,
): Promise<boolean> {
  const people = await store.read((tx) => tx.users.list());
  return people.some((user) => !isInvented(user) && isHere(user, clock.now()) && canComeAgain(user, settings));
}

/** Ends the sessions of the demonstration's users. @returns the message for the start's log */
export async function shutDemonstration(ports: Ports, openedBy: string): Promise<string> {
  const client = { ipAddress: null, userAgent: null };
  for (const subject of demoIds)
    await signOutByProvider(ports, { issuer: BOUND_AS, subject, providerSessionId: null }, client);
  return (
    `The demonstration accounts are off: ${openedBy} lets others reach this server, and everybody knows their passwords. ` +
    'People who were invited sign in as before.'
  );
}
