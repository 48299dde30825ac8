import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseUrlOf, dataDirOf, objectsUrlOf, readSettings, SettingsError } from './env.ts';

const KEY = 'a signing key that is long enough for it';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'strongroom-settings-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function write(name: string, text: string | Uint8Array, mode = 0o600): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  await chmod(file, mode);
  return file;
}

/** The settings read with this file. */
async function read(text: string | Uint8Array, environment: Record<string, string> = {}) {
  return readSettings({ SETTINGS_FILE: await write('settings.env', text), ...environment });
}

describe('a file of settings', () => {
  it('is read like the environment: comments, blank lines, quotes and spaces aside', async () => {
    const settings = await read(
      '\uFEFF# of this house\r\n\r\nPORT=4000\r\n  HOST = 0.0.0.0  \nPUBLIC_URL="https://rooms.example"\n' +
        "DATA_DIR='/var/lib/rooms of ours'\n#SEED=demo\nOIDC_CLIENT_SECRET=a#b=c\"d\nOIDC_CLIENT_ID=x\n" +
        'OIDC_ISSUER=https://login.example\nLOG_LEVEL=\n',
    );
    expect(settings).toMatchObject({
      port: 4000,
      host: '0.0.0.0',
      publicUrl: 'https://rooms.example',
      dataDir: '/var/lib/rooms of ours',
      seed: 'none',
      logLevel: 'info',
      externalProvider: { clientSecret: 'a#b=c"d' },
      notices: [],
    });
  });

  it('is overridden by the environment, setting by setting, except by empty variables', async () => {
    const settings = await read('PORT=4000\nHOST=0.0.0.0\nDATA_DIR=/rooms\n', { PORT: '5000', HOST: '' });
    expect(settings).toMatchObject({ port: 5000, host: '0.0.0.0', dataDir: '/rooms' });
  });

  it('is read by commands that need its data folder alone', async () => {
    const file = await write('settings.env', 'DATA_DIR=/rooms\nPORT=eighty\nSIGNING_KEY_FILE=/nowhere\n');
    expect(dataDirOf({ SETTINGS_FILE: file })).toBe('/rooms');
    expect(dataDirOf({ SETTINGS_FILE: file, DATA_DIR: './other' })).toBe('./other');
    expect(dataDirOf({})).toBe('./data');
    expect(objectsUrlOf({ SETTINGS_FILE: await write('bucket', 'OBJECTS_URL=s3://rooms') })).toBe('s3://rooms');
    const DATABASE_URL_FILE = await write('database', 'postgres://rooms@db.example/rooms\n');
    expect(databaseUrlOf({ SETTINGS_FILE: file, DATABASE_URL_FILE })).toBe('postgres://rooms@db.example/rooms');
    expect(databaseUrlOf({ SETTINGS_FILE: file })).toBeUndefined();
  });

  it.each([
    ['PORT=4000\nPORT 5000', 2, 'this line is no setting: write NAME=value'],
    ['export PORT=4000', 1, 'this line is no setting: write NAME=value'],
    ['=4000', 1, 'this line is no setting: write NAME=value'],
    ['PORT=4000\n# again\nPORT=5000', 3, 'PORT is set in line 1 already'],
    ['\nSIGNING_KEY="half of it', 2, 'SIGNING_KEY begins with a quote that does not end the value'],
    ["SIGNING_KEY='", 1, 'SIGNING_KEY begins with a quote that does not end the value'],
    [`ROOM_NAME="Falcon" # named "so"`, 1, 'ROOM_NAME begins with a quote that does not end the value'],
    ['SETTINGS_FILE=/other', 1, 'a file of settings names no other one'],
  ])('with an invalid line is refused with its place: %j', async (text, line, message) => {
    const file = path.join(folder, 'settings.env');
    await expect(read(text)).rejects.toThrow(new SettingsError(`${file}:${line}: ${message}`));
  });

  it.each([
    ['PORT=eighty', 'PORT must be a whole number from 0 to 65535'],
    ['SIGNING_KEY=short', 'SIGNING_KEY must be at least 32 bytes long'],
    ['SIGNING_KEY=', 'SIGNING_KEY is empty: give it its value, or leave it out'],
    ['PUBLIC_URL=" "', 'PUBLIC_URL is blank: give it a value, or leave it out'],
    ['OIDC_ISUER=https://login.example', 'OIDC_ISUER is no setting: did you mean OIDC_ISSUER?'],
  ])('with a bad value is refused by name and place, and without the value: %s', async (line, message) => {
    const file = path.join(folder, 'settings.env');
    await expect(read(`# ours\n${line}\n`)).rejects.toThrow(new SettingsError(`${message} (${file}:2)`));
  });

  it('causes a warning for unknown names, similar to one or not', async () => {
    const file = path.join(folder, 'settings.env');
    const { notices } = await read('TRUSTED_PROXIES=10.0.0.1\nNODE_EXTRA_CA_CERTS=/etc/ca.pem\n');
    expect(notices).toEqual([
      `TRUSTED_PROXIES is no setting: did you mean TRUSTED_PROXY? (${file}:1)`,
      `NODE_EXTRA_CA_CERTS is no setting of this server (${file}:2). Variables of other programs belong in the environment`,
    ]);
  });

  it.each([
    ['that is not there', 'nothing.env', 'is not there'],
    ['that is a folder', '.', 'is a folder'],
  ])('%s stops the start', (_, name, why) => {
    const file = path.join(folder, name);
    expect(() => readSettings({ SETTINGS_FILE: file })).toThrow(new SettingsError(`SETTINGS_FILE: ${file} ${why}`));
  });

  it('that is no text, or endless, stops the start', async () => {
    await expect(read(new Uint8Array([0x50, 0xff, 0x00]))).rejects.toThrow(/settings\.env is no text$/);
    await expect(read('#'.repeat(2 * 1024 * 1024))).rejects.toThrow(/settings\.env is too large$/);
  });

  it('with a secret that all users may read causes a warning, and works', async () => {
    const file = await write('open.env', `SIGNING_KEY=${KEY}\n`, 0o644);
    const settings = readSettings({ SETTINGS_FILE: file });
    expect(settings.signingKey).toBe(KEY);
    expect(settings.notices).toEqual([
      `${file} holds a secret, and everybody on this machine may read it: chmod o-r ${file}`,
    ]);
    await chmod(file, 0o640);
    expect(readSettings({ SETTINGS_FILE: file }).notices).toEqual([]);
    const harmless = await write('harmless.env', 'PORT=4000\n', 0o644);
    expect(readSettings({ SETTINGS_FILE: harmless }).notices).toEqual([]);
  });
});

describe('a secret in a file of its own', () => {
  it('is read from there, without the line end behind it', async () => {
    const SIGNING_KEY_FILE = await write('key', `${KEY}\r\n`);
    expect(readSettings({ SIGNING_KEY_FILE })).toMatchObject({ signingKey: KEY, notices: [] });
    const OIDC_CLIENT_SECRET_FILE = await write('secret', ' with spaces \n');
    const provider = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET_FILE };
    expect(readSettings(provider).externalProvider?.clientSecret).toBe(' with spaces ');
  });

  it('may be named in a file of settings, before which the environment goes', async () => {
    const file = await write('key', KEY);
    expect((await read(`SIGNING_KEY_FILE=${file}\n`)).signingKey).toBe(KEY);
    const other = `${KEY} and another one`;
    expect((await read(`SIGNING_KEY_FILE=${file}\n`, { SIGNING_KEY: other })).signingKey).toBe(other);
    expect((await read(`SIGNING_KEY=${other}\n`, { SIGNING_KEY_FILE: file })).signingKey).toBe(KEY);
  });

  it('and in the setting itself is one too many', async () => {
    const file = await write('key', KEY);
    expect(() => readSettings({ SIGNING_KEY: KEY, SIGNING_KEY_FILE: file })).toThrow(
      new SettingsError('SIGNING_KEY and SIGNING_KEY_FILE are both set: leave one of the two out'),
    );
  });

  it('that is empty or not there stops the start with the place that names it', async () => {
    const file = await write('key', '\n');
    const settings = path.join(folder, 'settings.env');
    await expect(read(`SIGNING_KEY_FILE=${file}\n`)).rejects.toThrow(
      new SettingsError(`SIGNING_KEY_FILE (${settings}:1): ${file} is empty`),
    );
    await rm(file);
    expect(() => readSettings({ SIGNING_KEY_FILE: file })).toThrow(
      new SettingsError(`SIGNING_KEY_FILE: ${file} is not there`),
    );
  });

  it('that all users may read causes a warning', async () => {
    const file = await write('key', KEY, 0o604);
    expect(readSettings({ SIGNING_KEY_FILE: file }).notices).toEqual([expect.stringContaining(`chmod o-r ${file}`)]);
  });

  it('with a slip in its name stops the start where the provider depends on it', () => {
    expect(() => readSettings({ OIDC_CLIENT_SECRETS_FILE: '/run/secrets/x' })).toThrow(/OIDC_CLIENT_SECRET_FILE\?$/);
  });
});
