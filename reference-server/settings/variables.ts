// The environment variables of the server, their kinds, limits and defaults.
import * as z from 'zod';
import { bucketUrl } from './bucket-url.ts';
import { builtWeb } from './built-web.ts';
import {
  database,
  eitherOf,
  imageHosts,
  issuer,
  names,
  origin,
  proxies,
  switchedOff,
  text,
  wholeNumber,
  wholeNumberOrOff,
} from './kinds.ts';
import { mailVariables } from './mail-settings.ts';
import { fileOf, SETTINGS_FILE } from './settings-file.ts';

const signingKey = z.string().refine((key) => Buffer.byteLength(key) >= 32, 'must be at least 32 bytes long');

/** All variables by name, with their kinds and defaults. */
export const variables = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.preprocess(switchedOff, z.string().max(253).default('127.0.0.1')),
  PUBLIC_URL: z.preprocess(switchedOff, origin.optional()),
  DATA_DIR: z.preprocess(switchedOff, z.string().max(4096).default('./data')),
  WEB_DIR: z.preprocess(switchedOff, z.string().max(4096).default(builtWeb)),
  DATABASE_URL: text(database.optional()),
  OBJECTS_URL: z.preprocess(switchedOff, bucketUrl.optional()),
  ROOM_NAME: text(z.string().max(100).optional()),
  ROOM_LOGO: text(z.string().max(4096).optional()),
  SEED: z.preprocess(switchedOff, z.enum(['demo', 'empty', 'none'], 'must be "demo", "empty" or "none"').optional()),
  OIDC_ISSUER: z.preprocess(switchedOff, issuer.optional()),
  OIDC_CLIENT_ID: text(z.string().max(512).optional()),
  OIDC_CLIENT_SECRET: text(z.string().max(2048).optional()),
  OIDC_CLIENT_AUTH: eitherOf('basic', 'post'),
  OIDC_EMAIL_VERIFIED: eitherOf('required', 'trusted'),
  OIDC_MFA_ACR: z.preprocess((value) => value ?? '', names),
  FIRST_ADMIN_EMAIL: text(z.email('must be an e-mail address').max(320).optional()),
  ...mailVariables,
  SIGNING_KEY: text(signingKey.optional()),
  SECOND_FACTOR: z.preprocess(
    switchedOff,
    z.enum(['off', 'privileged', 'everyone'], 'must be "off", "privileged" or "everyone"').optional(),
  ),
  STEP_UP_MINUTES: wholeNumberOrOff(0, 60),
  NETWORK_RULES: z.preprocess(switchedOff, z.enum(['off', 'on'], 'must be "off" or "on"').default('on')),
  APPROVER_COUNT: wholeNumberOrOff(1, 2),
  SESSION_IDLE_MINUTES: wholeNumberOrOff(0, 10_080),
  SESSION_MAX_DAYS: wholeNumber(0, 3650, 0),
  RETENTION_DAYS: wholeNumber(0, 3650, 30),
  OCR: z.preprocess(switchedOff, z.enum(['off', 'on'], 'must be "off" or "on"').default('off')),
  TRUSTED_PROXY: z.preprocess((value) => value ?? '', proxies),
  HSTS_SUBDOMAINS: z.preprocess(switchedOff, z.enum(['yes', 'no'], 'must be "yes" or "no"').default('no')),
  IMG_SRC: z.preprocess((value) => value ?? '', imageHosts),
  FAILED_SIGN_INS_PER_MINUTE: wholeNumber(1, 10_000, 10),
  FAILED_SIGN_INS_OF_ADDRESS: wholeNumber(1, 1_000_000, 100),
  FAILED_SIGN_INS_OF_ACCOUNT: wholeNumber(1, 1_000_000, 100),
  SIGN_INS_PER_MINUTE: wholeNumber(1, 10_000_000, 300),
  REQUESTS_PER_MINUTE: wholeNumber(1, 100_000_000, 60_000),
  OPEN_DOWNLOADS: wholeNumber(1, 10_000, 64),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000, 1000),
  API_CALLS_PER_MINUTE: wholeNumber(1, 10_000_000, 6000),
  DRAIN_SECONDS: wholeNumber(0, 3600, 5),
  DRAIN_NOTICE_SECONDS: wholeNumber(0, 3600, 0),
  HEADERS_TIMEOUT_SECONDS: wholeNumber(1, 3600, 15),
  REQUEST_TIMEOUT_SECONDS: wholeNumber(1, 86_400, 600),
  IDLE_TIMEOUT_SECONDS: wholeNumber(1, 3600, 60),
  PREVIEW_MEMORY_MB: wholeNumber(192, 65_536, 512),
  PREVIEW_SECONDS: wholeNumber(1, 600, 20),
  PREVIEW_PROCESSES: wholeNumber(0, 64, 0),
  BODY_TIMEOUT_SECONDS: wholeNumber(1, 3600, 10),
  UPLOAD_STALL_SECONDS: wholeNumber(1, 3600, 30),
  METRICS_PORT: wholeNumberOrOff(0, 65_535),
  METRICS_HOST: z.preprocess(switchedOff, z.string().max(253).default('127.0.0.1')),
  TEST_CLOCK_PORT: wholeNumberOrOff(0, 65_535),
  LOG_LEVEL: z.preprocess(
    switchedOff,
    z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be one of fatal, error, warn, info, debug, trace, silent',
      )
      .default('info'),
  ),
});

/** Each can also be read from a file, named by the variable with _FILE appended. */
export const secrets: ReadonlySet<string> = new Set(['SIGNING_KEY', 'OIDC_CLIENT_SECRET', 'DATABASE_URL', 'SMTP_URL']);
const files = [SETTINGS_FILE, ...[...secrets].map(fileOf)];

export const knownSettings: readonly string[] = [...Object.keys(variables.shape), ...files];
