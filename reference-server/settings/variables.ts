// The environment variables of the server, their kinds, limits and defaults.
import * as z from 'zod';
import { bucketUrl } from './bucket-url.ts';
import {
  database,
  imageHosts,
  issuer,
  names,
  oneOf,
  origin,
  proxies,
  switchedOff,
  text,
  wholeNumber,
  wholeNumberOrOff,
} from './kinds.ts';
import { mailVariables } from './mail-settings.ts';
import { fileOf, SETTINGS_FILE } from './settings-file.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built web app, beside the bundle's folder, wherever that is. */
const besideBundle = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../web');
const builtWeb = existsSync(path.join(besideBundle, 'index.html')) ? besideBundle : './dist/web';

const signingKey = z.string().refine((key) => Buffer.byteLength(key) >= 32, 'must be at least 32 bytes long');

/** Read as they are, each under its name in camel case: `PREVIEW_SECONDS` is `settings.previewSeconds`. */
const plain = {
  /** 0 means any free port. */
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.preprocess(switchedOff, z.string().max(253).default('127.0.0.1')),
  /** Undefined means `http://localhost:<port>`. */
  PUBLIC_URL: z.preprocess(switchedOff, origin.optional()),
  DATA_DIR: z.preprocess(switchedOff, z.string().max(4096).default('./data')),
  WEB_DIR: z.preprocess(switchedOff, z.string().max(4096).default(builtWeb)),
  /** The database of rows; undefined for the data folder. Contains a password. */
  DATABASE_URL: text(database.optional()),
  ROOM_NAME: text(z.string().max(100, 'must be at most 100 characters long').optional()),
  /** A file. */
  ROOM_LOGO: text(z.string().max(4096).optional()),
  FIRST_ADMIN_EMAIL: text(z.email('must be an e-mail address').max(320).optional()),
  /** Undefined uses the one in the data folder. */
  SIGNING_KEY: text(signingKey.optional()),
  /** 0 means no limit. */
  SESSION_MAX_DAYS: wholeNumber(0, 3650, 0),
  /** How many days deleted items can be put back; with 0 they are purged at once. */
  RETENTION_DAYS: wholeNumber(0, 3650, 30),
  FAILED_SIGN_INS_PER_MINUTE: wholeNumber(1, 10_000, 10),
  /** Per minute and address, for any account. */
  FAILED_SIGN_INS_OF_ADDRESS: wholeNumber(1, 1_000_000, 100),
  /** Per hour and account, from browsers that have never signed in to it. */
  FAILED_SIGN_INS_OF_ACCOUNT: wholeNumber(1, 1_000_000, 100),
  /** Sign-ins begun from one address. */
  SIGN_INS_PER_MINUTE: wholeNumber(1, 10_000_000, 300),
  /** All requests from one address. */
  REQUESTS_PER_MINUTE: wholeNumber(1, 100_000_000, 60_000),
  /** Files that one user may be reading at a time. */
  OPEN_DOWNLOADS: wholeNumber(1, 10_000, 64),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000, 1000),
  API_CALLS_PER_MINUTE: wholeNumber(1, 10_000_000, 6000),
  /** How long running requests may take during the shutdown. */
  DRAIN_SECONDS: wholeNumber(0, 3600, 5),
  /** How long `/readyz` answers 503 before the shutdown, while requests are served. */
  DRAIN_NOTICE_SECONDS: wholeNumber(0, 3600, 0),
  HEADERS_TIMEOUT_SECONDS: wholeNumber(1, 3600, 15),
  /** By default longer than the largest upload takes at its least pace. */
  REQUEST_TIMEOUT_SECONDS: wholeNumber(1, 86_400, 7200),
  /** By default longer than balancers keep an idle connection, over which they would send a request as it ends. */
  IDLE_TIMEOUT_SECONDS: wholeNumber(1, 3600, 75),
  PREVIEW_MEMORY_MB: wholeNumber(192, 65_536, 512),
  PREVIEW_SECONDS: wholeNumber(1, 600, 20),
  /** 0 means as many as processors and memory allow. */
  PREVIEW_PROCESSES: wholeNumber(0, 64, 0),
  /** How long JSON and forms may take to arrive. */
  BODY_TIMEOUT_SECONDS: wholeNumber(1, 3600, 10),
  UPLOAD_STALL_SECONDS: wholeNumber(1, 3600, 30),
  METRICS_HOST: z.preprocess(switchedOff, z.string().max(253).default('127.0.0.1')),
  LOG_LEVEL: z.preprocess(
    switchedOff,
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be one of fatal, error, warn, info, debug, trace, silent',
      )
      .default('info'),
  ),
};
export const plainSettings = Object.keys(plain) as (keyof typeof plain)[];

/** All variables by name, with their kinds and defaults. */
export const variables = z.object({
  ...plain,
  OBJECTS_URL: z.preprocess(switchedOff, bucketUrl.optional()),
  SEED: oneOf('demo', 'empty', 'none'),
  OIDC_ISSUER: z.preprocess(switchedOff, issuer.optional()),
  OIDC_CLIENT_ID: text(z.string().max(512).optional()),
  OIDC_CLIENT_SECRET: text(z.string().max(2048).optional()),
  OIDC_CLIENT_AUTH: oneOf('basic', 'post'),
  OIDC_EMAIL_VERIFIED: oneOf('required', 'trusted'),
  OIDC_MFA_ACR: z.preprocess((value) => value ?? '', names),
  ...mailVariables,
  SECOND_FACTOR: oneOf('off', 'privileged', 'everyone'),
  STEP_UP_MINUTES: wholeNumberOrOff(0, 60),
  NETWORK_RULES: oneOf('off', 'on'),
  APPROVER_COUNT: wholeNumberOrOff(1, 2),
  SESSION_IDLE_MINUTES: wholeNumberOrOff(0, 10_080),
  OCR: oneOf('off', 'on'),
  TRUSTED_PROXY: z.preprocess((value) => value ?? '', proxies),
  HSTS_SUBDOMAINS: oneOf('yes', 'no'),
  IMG_SRC: z.preprocess((value) => value ?? '', imageHosts),
  METRICS_PORT: wholeNumberOrOff(0, 65_535),
  TEST_CLOCK_PORT: wholeNumberOrOff(0, 65_535),
});

export type Found = z.output<typeof variables>;
export type PlainFound = Pick<Found, keyof typeof plain>;

/** Each can also be read from a file, named by the variable with _FILE appended. */
export const secrets: ReadonlySet<string> = new Set(['SIGNING_KEY', 'OIDC_CLIENT_SECRET', 'DATABASE_URL', 'SMTP_URL']);
const files = [SETTINGS_FILE, ...[...secrets].map(fileOf)];

export const knownSettings: readonly string[] = [...Object.keys(variables.shape), ...files];
