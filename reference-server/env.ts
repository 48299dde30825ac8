// The settings of the server, read once from the environment. A bad value stops the start with the variable's name.
import * as z from 'zod';
import { findMisspelt, isDecisive, type Misspelt } from './misspelt-settings.ts';
import { isIssuer, isLoopback, isNetwork, isOrigin } from './addresses.ts';

const switchedOff = (value: unknown) => (value === '' ? undefined : value);
const text = (schema: z.ZodType<string | undefined>) => z.preprocess(switchedOff, schema);
const wholeNumber = (min: number, max: number, fallback: number) =>
  z.preprocess(
    switchedOff,
    z.coerce
      .number(`must be a whole number from ${min} to ${max}`)
      .int(`must be a whole number from ${min} to ${max}`)
      .min(min, `must be a whole number from ${min} to ${max}`)
      .max(max, `must be a whole number from ${min} to ${max}`)
      .default(fallback),
  );

/** `http` or `https`, host and port only: the form in which browsers write an origin. */
const origin = z
  .string()
  .refine(isOrigin, 'must be an origin such as https://rooms.example, without a path')
  .transform((value) => new URL(value).origin);

const issuer = z.string().refine(isIssuer, 'must be an https address, or http on a loopback name');

const imageHosts = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((hosts) => hosts.every(isOrigin), 'must be origins such as https://pictures.example, separated by spaces');

const proxies = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine(
    (entries) => entries.every(isNetwork),
    'must be addresses or networks such as 10.0.0.0/8, separated by commas',
  );

const variables = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.preprocess(switchedOff, z.string().max(253).default('127.0.0.1')),
  PUBLIC_URL: z.preprocess(switchedOff, origin.optional()),
  DATA_DIR: z.preprocess(switchedOff, z.string().max(4096).default('./data')),
  WEB_DIR: z.preprocess(switchedOff, z.string().max(4096).default('./dist/web')),
  SEED: z.preprocess(switchedOff, z.enum(['demo', 'empty', 'none'], 'must be "demo", "empty" or "none"').optional()),
  OIDC_ISSUER: z.preprocess(switchedOff, issuer.optional()),
  OIDC_CLIENT_ID: text(z.string().max(512).optional()),
  OIDC_CLIENT_SECRET: text(z.string().max(2048).optional()),
  OIDC_CLIENT_AUTH: z.preprocess(switchedOff, z.enum(['basic', 'post'], 'must be "basic" or "post"').optional()),
  OIDC_EMAIL_VERIFIED: z.preprocess(
    switchedOff,
    z.enum(['required', 'trusted'], 'must be "required" or "trusted"').optional(),
  ),
  FIRST_ADMIN_EMAIL: text(z.email('must be an e-mail address').max(320).optional()),
  SIGNING_KEY: text(
    z
      .string()
      .refine((key) => Buffer.byteLength(key) >= 32, 'must be at least 32 bytes long')
      .optional(),
  ),
  SESSION_IDLE_MINUTES: wholeNumber(0, 10_080, 0),
  SESSION_MAX_DAYS: wholeNumber(0, 3650, 0),
  TRUSTED_PROXY: z.preprocess((value) => value ?? '', proxies),
  HSTS_SUBDOMAINS: z.preprocess(switchedOff, z.enum(['yes', 'no'], 'must be "yes" or "no"').default('no')),
  IMG_SRC: z.preprocess((value) => value ?? '', imageHosts),
  FAILED_SIGN_INS_PER_MINUTE: wholeNumber(1, 10_000, 10),
  API_CALLS_PER_MINUTE: wholeNumber(1, 10_000_000, 6000),
  HEADERS_TIMEOUT_SECONDS: wholeNumber(1, 3600, 15),
  REQUEST_TIMEOUT_SECONDS: wholeNumber(1, 86_400, 600),
  IDLE_TIMEOUT_SECONDS: wholeNumber(1, 3600, 60),
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

/** The name of every variable that is read. */
export const knownSettings: readonly string[] = Object.keys(variables.shape);

/** Another identity provider than the bundled one. */
export interface ExternalProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** How the data room proves itself at the token endpoint; null leaves it to what the provider says and takes. */
  clientAuth: 'basic' | 'post' | null;
  /** Whether an e-mail is believed of which the provider does not say that it is verified. */
  trustsEmails: boolean;
}

export interface Settings {
  /** 0 takes a free port. */
  port: number;
  host: string;
  /** Undefined means `http://localhost:<port>`. */
  publicUrl: string | undefined;
  dataDir: string;
  webDir: string;
  /** What an empty data folder is filled with: the demonstration, its people alone, or nobody. */
  seed: 'demo' | 'empty' | 'none';
  /** The variable that says that this is no demonstration; null when none does, or SEED asks for one. */
  ownUse: string | null;
  externalProvider: ExternalProvider | null;
  firstAdminEmail: string | undefined;
  /** Undefined means the one in the data folder. */
  signingKey: string | undefined;
  /** 0 means no idle limit. */
  sessionIdleMinutes: number;
  /** 0 means that a session in use goes on and on. */
  sessionMaxDays: number;
  trustedProxies: readonly string[];
  imageHosts: readonly string[];
  /** Whether browsers are told to use https for every name beneath the public one. */
  hstsSubdomains: boolean;
  failedSignInsPerMinute: number;
  apiCallsPerMinute: number;
  headersTimeoutSeconds: number;
  requestTimeoutSeconds: number;
  idleTimeoutSeconds: number;
  logLevel: string;
  /** What whoever starts the server should know about its settings. */
  notices: readonly string[];
}

/** A setting is wrong: the message is for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** @throws SettingsError that names the first wrong variable. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = variables.safeParse(environment);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SettingsError(`${issue?.path.join('.') ?? 'A setting'} ${issue?.message ?? 'is not valid'}`);
  }
  const found = parsed.data;
  const misspelt = findMisspelt(
    Object.keys(environment).filter((name) => environment[name]),
    knownSettings,
  );
  const decisive = misspelt.find(isDecisive);
  if (decisive) throw new SettingsError(inWords(decisive));
  return {
    port: found.PORT,
    host: found.HOST,
    publicUrl: found.PUBLIC_URL,
    dataDir: found.DATA_DIR,
    webDir: found.WEB_DIR,
    seed: found.SEED ?? (ownUse(found) === null ? 'demo' : 'none'),
    ownUse: found.SEED === undefined || found.SEED === 'none' ? ownUse(found) : null,
    externalProvider: externalProvider(found),
    firstAdminEmail: found.FIRST_ADMIN_EMAIL,
    signingKey: found.SIGNING_KEY,
    sessionIdleMinutes: found.SESSION_IDLE_MINUTES,
    sessionMaxDays: found.SESSION_MAX_DAYS,
    trustedProxies: found.TRUSTED_PROXY,
    imageHosts: found.IMG_SRC,
    hstsSubdomains: found.HSTS_SUBDOMAINS === 'yes',
    failedSignInsPerMinute: found.FAILED_SIGN_INS_PER_MINUTE,
    apiCallsPerMinute: found.API_CALLS_PER_MINUTE,
    headersTimeoutSeconds: found.HEADERS_TIMEOUT_SECONDS,
    requestTimeoutSeconds: found.REQUEST_TIMEOUT_SECONDS,
    idleTimeoutSeconds: found.IDLE_TIMEOUT_SECONDS,
    logLevel: found.LOG_LEVEL,
    notices: misspelt.map(inWords),
  };
}

function inWords({ name, meant }: Misspelt): string {
  return `${name} is no setting: did you mean ${meant}?`;
}

/** Demonstration accounts have published passwords: they come unasked only where nobody else can reach them. */
function ownUse({ PUBLIC_URL, OIDC_ISSUER, FIRST_ADMIN_EMAIL }: z.output<typeof variables>): string | null {
  if (OIDC_ISSUER !== undefined) return 'OIDC_ISSUER';
  if (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname)) return 'PUBLIC_URL';
  return FIRST_ADMIN_EMAIL === undefined ? null : 'FIRST_ADMIN_EMAIL';
}

function externalProvider(found: z.output<typeof variables>): ExternalProvider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = found;
  const { OIDC_CLIENT_AUTH: clientAuth = null, OIDC_EMAIL_VERIFIED: emails } = found;
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined) {
    return { issuer, clientId, clientSecret, clientAuth, trustsEmails: emails === 'trusted' };
  }
  const settings = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret };
  const others = [clientAuth ?? undefined, emails];
  if ([...Object.values(settings), ...others].every((value) => value === undefined)) return null;
  const missing = Object.entries(settings).find(([, value]) => value === undefined)?.[0];
  throw new SettingsError(
    `${missing} is missing: another identity provider needs OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET`,
  );
}
