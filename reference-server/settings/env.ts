// The server's settings, read once; an invalid value stops the start, with its variable's name and place.
import type { PolicyByEnvironment } from '#core/ports/policy-by-environment.ts';
import { findMisspelt, isDecisive, type Misspelt } from './misspelt-settings.ts';
import { noticesOf, type BucketSettings } from './bucket-url.ts';
import { type ExternalProvider, externalProvider } from './external-provider.ts';
import { type MailChoice, mailSettings } from './mail-settings.ts';
import { SettingsError } from './settings-error.ts';
import { type Environment, type Gathered, withSecretFiles, withSettingsFile } from './settings-file.ts';
import { type Found, knownSettings, type PlainFound, plainSettings, secrets, variables } from './variables.ts';
import { isLoopback } from './addresses.ts';

export { SettingsError };

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}${Capitalize<CamelCase<Tail>>}`
  : Lowercase<Name>;

type PlainSettings = { [Name in keyof PlainFound as CamelCase<Name>]: PlainFound[Name] };

export interface Settings extends PlainSettings, MailChoice {
  /** The bucket of files; null for the data folder. */
  bucket: BucketSettings | null;
  /** The initial content of an empty data folder: the demonstration, its users only, or nothing. */
  seed: 'demo' | 'empty' | 'none';
  /** The variable that excludes a demonstration; null without one, or if SEED requests it. */
  ownUse: string | null;
  /** The variable that makes the server reachable from other machines; null without one. */
  openedBy: string | null;
  externalProvider: ExternalProvider | null;
  /** Values that override the security policy. */
  policy: PolicyByEnvironment;
  /** Whether words in scans and pictures are searched. */
  readsScans: boolean;
  trustedProxies: readonly string[];
  imageHosts: readonly string[];
  hstsSubdomains: boolean;
  /** The metrics port; 0 means any free port, null none. */
  metricsPort: number | null;
  /** The port for moving the clock in tests, on this machine only; 0 means any free port, null none. */
  testClockPort: number | null;
  /** Warnings for the log of the start. */
  notices: readonly string[];
}

/** @throws SettingsError that names the first wrong variable. */
export function readSettings(environment: Environment): Settings {
  refuseBlank({ ...nowhere, values: environment });
  const gathered = withSecretFiles(withSettingsFile(environment, secrets), secrets);
  refuseBlank(gathered);
  const { values, placeOf, inFile } = gathered;
  const parsed = variables.safeParse(values);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = issue?.path.join('.') ?? 'A setting';
    throw new SettingsError(`${name} ${issue?.message ?? 'is not valid'}${placeOf(name)}`);
  }
  const found = parsed.data;
  const misspelt = findMisspelt(
    Object.keys(values).filter((name) => values[name]),
    knownSettings,
  );
  const inWords = ({ name, meant }: Misspelt) => `${name} is no setting: did you mean ${meant}?${placeOf(name)}`;
  const decisive = misspelt.find(isDecisive);
  if (decisive) throw new SettingsError(inWords(decisive));
  // The environment contains variables of other programs; a settings file does not.
  const strange = inFile.filter((name) => !knownSettings.includes(name) && misspelt.every((one) => one.name !== name));
  return {
    ...plainOf(found),
    bucket: found.OBJECTS_URL ?? null,
    seed: found.SEED ?? (ownUse(found) === null && openedBy(found) === null ? 'demo' : 'none'),
    openedBy: openedBy(found),
    ownUse: found.SEED === undefined || found.SEED === 'none' ? ownUse(found) : null,
    externalProvider: externalProvider(found),
    ...mailSettings(found),
    policy: policyOf(found),
    readsScans: found.OCR === 'on',
    trustedProxies: found.TRUSTED_PROXY,
    imageHosts: found.IMG_SRC,
    hstsSubdomains: found.HSTS_SUBDOMAINS === 'yes',
    // At least the limit of one user.
    requestsPerMinute: Math.max(found.REQUESTS_PER_MINUTE, found.API_CALLS_PER_MINUTE),
    metricsPort: found.METRICS_PORT ?? null,
    testClockPort: testClockPort(found),
    notices: [
      ...gathered.notices,
      ...misspelt.map(inWords).concat(noticesOf(found.OBJECTS_URL, found.DATABASE_URL)),
      ...found.TRUSTED_PROXY.filter((one) => one.endsWith('/0')).map(trustsEverybody),
      ...strange.map(
        (name) =>
          `${name} is no setting of this server${placeOf(name)}. Variables of other programs belong in the environment`,
      ),
    ],
  };
}

function plainOf(found: Found): PlainSettings {
  const camel = (name: string) => name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  // The type spells the names in the same way.
  return Object.fromEntries(plainSettings.map((name) => [camel(name), found[name]])) as unknown as PlainSettings;
}

/** Read only one setting, for commands that need nothing else. */
export const dataDirOf = (environment: Environment): string => settingOf(environment, 'DATA_DIR') || './data';
export const objectsUrlOf = (environment: Environment): string => settingOf(environment, 'OBJECTS_URL');

function settingOf(environment: Environment, name: string): string {
  return withSettingsFile(environment, secrets).values[name] ?? '';
}

/** Reads only the database; undefined for a data folder. */
export function databaseUrlOf(environment: Environment): string | undefined {
  const alone = new Set(['DATABASE_URL']);
  const url = withSecretFiles(withSettingsFile(environment, secrets), alone).values['DATABASE_URL'] ?? '';
  return url === '' ? undefined : url;
}

const trustsEverybody = (network: string) =>
  `TRUSTED_PROXY names ${network}: everybody can claim any address, and limits and networks of roles keep nobody out.`;

const nowhere = { placeOf: () => '' };

/** Blank values are never meant, and an empty key would silently be replaced by another. */
function refuseBlank({ values, placeOf }: Pick<Gathered, 'values' | 'placeOf'>): void {
  for (const name of knownSettings) {
    const value = values[name];
    if (value?.trim() !== '') continue;
    const place = placeOf(name);
    if (value !== '') throw new SettingsError(`${name} is blank: give it a value, or leave it out${place}`);
    if (secrets.has(name)) throw new SettingsError(`${name} is empty: give it its value, or leave it out${place}`);
  }
}

/** Overrides the policy of administrators: 0 means no limit, undefined leaves it to the policy. */
function policyOf(found: Found): PolicyByEnvironment {
  const orNull = (minutes: number) => (minutes === 0 ? null : minutes);
  const { SECOND_FACTOR, STEP_UP_MINUTES, SESSION_IDLE_MINUTES, APPROVER_COUNT, NETWORK_RULES } = found;
  return {
    ...(SECOND_FACTOR === undefined ? {} : { secondFactor: SECOND_FACTOR }),
    ...(STEP_UP_MINUTES === undefined ? {} : { stepUpMinutes: orNull(STEP_UP_MINUTES) }),
    ...(SESSION_IDLE_MINUTES === undefined ? {} : { idleMinutes: orNull(SESSION_IDLE_MINUTES) }),
    ...(APPROVER_COUNT === undefined ? {} : { approverCount: APPROVER_COUNT }),
    areNetworksEnforced: NETWORK_RULES !== 'off',
  };
}

/** Demonstration passwords are public, so by default they exist only where no other machine reaches the server. */
function ownUse({ PUBLIC_URL, OIDC_ISSUER, FIRST_ADMIN_EMAIL }: Found): string | null {
  if (OIDC_ISSUER !== undefined) return 'OIDC_ISSUER';
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) return 'PUBLIC_URL';
  return FIRST_ADMIN_EMAIL === undefined ? null : 'FIRST_ADMIN_EMAIL';
}

function openedBy({ HOST, PUBLIC_URL, TRUSTED_PROXY }: Found): string | null {
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) return 'PUBLIC_URL';
  if (!isLoopback(HOST)) return 'HOST';
  return TRUSTED_PROXY.length > 0 ? 'TRUSTED_PROXY' : null;
}

/** @throws SettingsError if a server with a movable clock is reachable from other machines. */
function testClockPort(found: Found): number | null {
  const opened = openedBy(found);
  if (found.TEST_CLOCK_PORT === undefined) return null;
  if (opened === null) return found.TEST_CLOCK_PORT;
  throw new SettingsError(
    `TEST_CLOCK_PORT moves the clock of this server, and ${opened} lets others reach it: leave one of the two out`,
  );
}
