// The four demonstration accounts: users in every scenario, with published passwords.
import { displayName } from '#core/records/shapes.ts';
import { ada, ingrid, marcus, priya } from '#server/scenarios/users-by-role.ts';
import type { DemoChoice } from '../auth/pages/sign-in-page.ts';
import type { Accounts } from '../auth/provider/accounts.ts';

export const demoPeople: readonly DemoChoice[] = [ada, marcus, priya, ingrid].map((person) => ({
  name: displayName(person),
  email: person.email,
  password: `demo-${person.role}-password`,
  role: person.role,
}));

/** The reserved id of a demonstration account at the provider. */
export const demoId = ({ role }: DemoChoice): string => `demo-${role}`;

export async function createDemoAccounts(accounts: Pick<Accounts, 'create'>): Promise<void> {
  await Promise.all(
    demoPeople.map((choice) => {
      const [givenName = null, familyName = null] = choice.name.split(' ');
      const { email, password } = choice;
      return accounts.create({ id: demoId(choice), email, isEmailVerified: true, givenName, familyName, password });
    }),
  );
}

export const demoIds: ReadonlySet<string> = new Set(demoPeople.map(demoId));

const comparable = (password: string) => password.normalize('NFC').trim().toLowerCase();
const published: ReadonlySet<string> = new Set(demoPeople.map(({ password }) => comparable(password)));

export const isPublished = (password: string): boolean => published.has(comparable(password));
