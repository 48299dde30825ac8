// Settings from SETTINGS_FILE and single secrets from their own files; the environment takes precedence.
import { readFileSync, statSync } from 'node:fs';
import { SettingsError } from './settings-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Gathered {
  values: Environment;
  /** The place of a setting in brackets, for messages; empty for the environment. */
  placeOf: (name: string) => string;
  /** The names in the file, in order. */
  inFile: readonly string[];
  notices: readonly string[];
}

export const SETTINGS_FILE = 'SETTINGS_FILE';

/** The setting that names the file of a secret. */
export const fileOf = (secret: string) => `${secret}_FILE`;

const LARGEST_FILE_BYTES = 1024 * 1024;
const READ_BY_EVERYBODY = 0o004;
/** Files in this folder are visible to the service only, whatever their mode. */
const HANDED_IN = /^\/(?:var\/)?run\//;

/** Merges the environment with SETTINGS_FILE, of lines `NAME=value`. @throws SettingsError with file and line */
export function withSettingsFile(environment: Environment, secrets: ReadonlySet<string>): Gathered {
  const file = environment[SETTINGS_FILE] ?? '';
  if (file === '') return { values: environment, placeOf: () => '', inFile: [], notices: [] };
  const lines = linesOf(file, readWhole(file, SETTINGS_FILE));
  const used = new Map([...lines].filter(([name]) => !isSetBy(environment, name, secrets)));
  const values = { ...environment, ...Object.fromEntries([...used].map(([name, { value }]) => [name, value])) };
  const hasSecret = [...lines].some(([name, { value }]) => secrets.has(name) && value !== '');
  return {
    values,
    placeOf(name) {
      const line = used.get(name)?.line;
      return line === undefined ? '' : ` (${file}:${line})`;
    },
    inFile: [...lines.keys()],
    notices: hasSecret ? noticesOf(file) : [],
  };
}

/** Reads the secrets that have their own files. @throws SettingsError that names the setting */
export function withSecretFiles(gathered: Gathered, secrets: ReadonlySet<string>): Gathered {
  const values: Record<string, string | undefined> = { ...gathered.values };
  const notices = [...gathered.notices];
  for (const secret of secrets) {
    const setting = fileOf(secret);
    const file = values[setting] ?? '';
    if (file === '') continue;
    const place = gathered.placeOf(setting);
    if (values[secret] !== undefined)
      throw new SettingsError(`${secret} and ${setting}${place} are both set: leave one of the two out`);
    const value = withoutLineEnd(readWhole(file, `${setting}${place}`));
    if (value.trim() === '') throw new SettingsError(`${setting}${place}: ${file} is empty`);
    values[secret] = value;
    notices.push(...noticesOf(file));
  }
  return { ...gathered, values, notices };
}

interface Line {
  value: string;
  line: number;
}

function linesOf(file: string, text: string): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const [at, whole] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const place = `${file}:${at + 1}`;
    const content = whole.trim();
    if (content === '' || content.startsWith('#')) continue;
    const split = content.indexOf('=');
    const name = content.slice(0, Math.max(0, split)).trimEnd();
    // The value may be a secret, so it is not repeated.
    if (!/^[A-Za-z_]\w*$/.test(name)) throw new SettingsError(`${place}: this line is no setting: write NAME=value`);
    if (name === SETTINGS_FILE) throw new SettingsError(`${place}: a file of settings names no other one`);
    const before = found.get(name);
    if (before) throw new SettingsError(`${place}: ${name} is set in line ${before.line} already`);
    found.set(name, { value: unquoted(content.slice(split + 1).trim(), `${place}: ${name}`), line: at + 1 });
  }
  return found;
}

function unquoted(value: string, place: string): string {
  const [quote = ''] = value;
  if (quote !== '"' && quote !== "'") return value;
  if (value.indexOf(quote, 1) !== value.length - 1)
    throw new SettingsError(`${place} begins with a quote that does not end the value`);
  return value.slice(1, -1);
}

/** Set directly or by file. An empty value counts as not set, except for a secret. */
function isSetBy(environment: Environment, name: string, secrets: ReadonlySet<string>): boolean {
  const isSet = (one: string) => environment[one] !== undefined && (environment[one] !== '' || secrets.has(one));
  const other = [...secrets].find((secret) => fileOf(secret) === name);
  return isSet(name) || isSet(other ?? fileOf(name));
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EACCES: 'may not be read by this user',
  EISDIR: 'is a folder',
};

function readWhole(file: string, setting: string): string {
  const fail = (why: string) => new SettingsError(`${setting}: ${file} ${why}`);
  let bytes: Buffer;
  try {
    if (statSync(file).size > LARGEST_FILE_BYTES) throw fail('is too large');
    bytes = readFileSync(file);
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw fail(reasons[code] ?? `cannot be read (${code})`);
  }
  const text = bytes.toString('utf8');
  if (text.includes('\0') || text.includes('\uFFFD')) throw fail('is no text');
  return text;
}

/** Most editors add one. */
function withoutLineEnd(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n' || text[end - 1] === '\r') end -= 1;
  return text.slice(0, end);
}

function noticesOf(file: string): string[] {
  const isOpen = process.platform !== 'win32' && (statSync(file).mode & READ_BY_EVERYBODY) !== 0;
  if (!isOpen || HANDED_IN.test(file)) return [];
  return [`${file} holds a secret, and everybody on this machine may read it: chmod o-r ${file}`];
}
