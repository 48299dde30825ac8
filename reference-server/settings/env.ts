// The server's settings, read once; an invalid value stops the start, with its variable's name and place.
import type { PolicyByEnvironment } from '#core/ports/policy-by-environment.ts';
import { findMisspelt, isDecisive, type Misspelt } from './misspelt-settings.ts';
import { noticesOf, type BucketSettings } from './bucket-url.ts';
import { type ExternalProvider, externalProvider } from './external-provider.ts';
import { type MailChoice, mailSettings } from './mail-settings.ts';
import { policyOf } from './policy-settings.ts';
import { openedBy, ownUse, testClockPort } from './reach.ts';
import { SettingsError } from './settings-error.ts';
import { type Environment, type Gathered, withSecretFiles, withSettingsFile } from './settings-file.ts';
import { knownSettings, secrets, variables } from './variables.ts';

export { SettingsError };

export interface Settings extends MailChoice {
  /** 0 means any free port. */
  port: number;
  host: string;
  /** Undefined means `http://localhost:<port>`. */
  publicUrl: string | undefined;
  dataDir: string;
  /** The bucket of files; null for the data folder. */
  bucket: BucketSettings | null;
  webDir: string;
  /** The database of rows; undefined for the data folder. Contains a password. */
  databaseUrl: string | undefined;
  roomName: string | undefined;
  /** A file. */
  roomLogo: string | undefined;
  /** The initial content of an empty data folder: the demonstration, its users only, or nothing. */
  seed: 'demo' | 'empty' | 'none';
  /** The variable that excludes a demonstration; null without one, or if SEED requests it. */
  ownUse: string | null;
  /** The variable that makes the server reachable from other machines; null without one. */
  openedBy: string | null;
  externalProvider: ExternalProvider | null;
  firstAdminEmail: string | undefined;
  /** Undefined uses the one in the data folder. */
  signingKey: string | undefined;
  /** Values that override the security policy. */
  policy: PolicyByEnvironment;
  /** 0 means no limit. */
  sessionMaxDays: number;
  /** How many days deleted items can be put back; with 0 they are purged at once. */
  retentionDays: number;
  /** Whether words in scans and pictures are searched. */
  readsScans: boolean;
  trustedProxies: readonly string[];
  imageHosts: readonly string[];
  /** Whether HSTS covers subdomains. */
  hstsSubdomains: boolean;
  failedSignInsPerMinute: number;
  /** Per minute and address, for any account. */
  failedSignInsOfAddress: number;
  /** Per hour and account, from browsers that have never signed in to it. */
  failedSignInsOfAccount: number;
  /** Sign-ins begun from one address. */
  signInsPerMinute: number;
  /** All requests from one address. */
  requestsPerMinute: number;
  /** Files that one user may be reading at a time. */
  openDownloads: number;
  connectionsPerAddress: number;
  apiCallsPerMinute: number;
  /** How long running requests may take during the shutdown. */
  drainSeconds: number;
  /** How long `/readyz` answers 503 before the shutdown, while requests are served. */
  drainNoticeSeconds: number;
  headersTimeoutSeconds: number;
  requestTimeoutSeconds: number;
  idleTimeoutSeconds: number;
  previewMemoryMegabytes: number;
  previewSeconds: number;
  /** 0 means as many as processors and memory allow. */
  previewProcesses: number;
  /** How long JSON and forms may take to arrive. */
  bodyTimeoutSeconds: number;
  /** How long an upload may stall. */
  uploadStallSeconds: number;
  /** The metrics port; 0 means any free port, null none. */
  metricsPort: number | null;
  metricsHost: string;
  /** The port for moving the clock in tests, on this machine only; 0 means any free port, null none. */
  testClockPort: number | null;
  logLevel: string;
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
    port: found.PORT,
    host: found.HOST,
    publicUrl: found.PUBLIC_URL,
    dataDir: found.DATA_DIR,
    webDir: found.WEB_DIR,
    databaseUrl: found.DATABASE_URL,
    bucket: found.OBJECTS_URL ?? null,
    roomName: found.ROOM_NAME,
    roomLogo: found.ROOM_LOGO,
    seed: found.SEED ?? (ownUse(found) === null && openedBy(found) === null ? 'demo' : 'none'),
    openedBy: openedBy(found),
    ownUse: found.SEED === undefined || found.SEED === 'none' ? ownUse(found) : null,
    externalProvider: externalProvider(found),
    firstAdminEmail: found.FIRST_ADMIN_EMAIL,
    ...mailSettings(found),
    signingKey: found.SIGNING_KEY,
    policy: policyOf(found),
    sessionMaxDays: found.SESSION_MAX_DAYS,
    retentionDays: found.RETENTION_DAYS,
    readsScans: found.OCR === 'on',
    trustedProxies: found.TRUSTED_PROXY,
    imageHosts: found.IMG_SRC,
    hstsSubdomains: found.HSTS_SUBDOMAINS === 'yes',
    failedSignInsPerMinute: found.FAILED_SIGN_INS_PER_MINUTE,
    failedSignInsOfAddress: found.FAILED_SIGN_INS_OF_ADDRESS,
    failedSignInsOfAccount: found.FAILED_SIGN_INS_OF_ACCOUNT,
    signInsPerMinute: found.SIGN_INS_PER_MINUTE,
    // At least the limit of one user.
    requestsPerMinute: Math.max(found.REQUESTS_PER_MINUTE, found.API_CALLS_PER_MINUTE),
    openDownloads: found.OPEN_DOWNLOADS,
    connectionsPerAddress: found.CONNECTIONS_PER_ADDRESS,
    apiCallsPerMinute: found.API_CALLS_PER_MINUTE,
    drainSeconds: found.DRAIN_SECONDS,
    drainNoticeSeconds: found.DRAIN_NOTICE_SECONDS,
    headersTimeoutSeconds: found.HEADERS_TIMEOUT_SECONDS,
    requestTimeoutSeconds: found.REQUEST_TIMEOUT_SECONDS,
    idleTimeoutSeconds: found.IDLE_TIMEOUT_SECONDS,
    previewMemoryMegabytes: found.PREVIEW_MEMORY_MB,
    previewSeconds: found.PREVIEW_SECONDS,
    previewProcesses: found.PREVIEW_PROCESSES,
    bodyTimeoutSeconds: found.BODY_TIMEOUT_SECONDS,
    uploadStallSeconds: found.UPLOAD_STALL_SECONDS,
    metricsPort: found.METRICS_PORT ?? null,
    metricsHost: found.METRICS_HOST,
    testClockPort: testClockPort(found),
    logLevel: found.LOG_LEVEL,
    notices: [
      ...gathered.notices,
      ...misspelt.map(inWords).concat(noticesOf(found.OBJECTS_URL)),
      ...strange.map((name) => `${name} is no setting${placeOf(name)}: whatever it is for does not see it there`),
    ],
  };
}

/** Reads only the data folder, for commands that need nothing else. */
export function dataDirOf(environment: Environment): string {
  const set = withSettingsFile(environment, secrets).values['DATA_DIR'] ?? '';
  return set === '' ? './data' : set;
}

/** Reads only the database; undefined for a data folder. */
export function databaseUrlOf(environment: Environment): string | undefined {
  const alone = new Set(['DATABASE_URL']);
  const url = withSecretFiles(withSettingsFile(environment, secrets), alone).values['DATABASE_URL'] ?? '';
  return url === '' ? undefined : url;
}

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
