// Tells a data room that was filled with the demonstration from one of somebody's own: its accounts have published
// passwords, and its documents are made up.
import type { Ports } from '#core/ports.ts';
import { ids } from '#core/scenarios/people.ts';
import { type Settings, SettingsError } from './env.ts';

export async function isDemonstration({ store }: Pick<Ports, 'store'>): Promise<boolean> {
  const people = await store.read((tx) => Promise.all(Object.values(ids).map((id) => tx.users.get(id))));
  return people.some((person) => person !== undefined);
}

/** @throws SettingsError when settings for real use meet the demonstration, with the ways out. */
export async function refuseDemonstration(ports: Pick<Ports, 'store'>, settings: Settings): Promise<void> {
  const { ownUse, dataDir } = settings;
  if (ownUse === null || !(await isDemonstration(ports))) return;
  throw new SettingsError(
    `${ownUse} is set, but the data folder ${dataDir} holds the demonstration, with people and documents that are made up\n` +
      'and passwords that everybody knows. Nobody of your own could sign in there. One of these mends it:\n' +
      '  npm start -- --reset                    empties the folder\n' +
      '  DATA_DIR=./data-of-our-own npm start    takes another folder\n' +
      '  SEED=demo npm start                     keeps the demonstration, knowingly',
  );
}
