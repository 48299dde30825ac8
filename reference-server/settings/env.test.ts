import { describe, expect, it } from 'vitest';
import { networks } from './addresses.ts';
import { readSettings, SettingsError } from './env.ts';
import { knownSettings } from './variables.ts';

describe('settings', () => {
  it('have a default for everything, with the demonstration for this machine alone', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: undefined,
      dataDir: './data',
      seed: 'demo',
      externalProvider: null,
      policy: { areNetworksEnforced: true },
      failedSignInsPerMinute: 10,
      apiCallsPerMinute: 6000,
    });
  });

  it('take an empty variable for one that is not set', () => {
    const empty = Object.fromEntries(knownSettings.map((name) => [name, '']));
    expect(
      readSettings({
        ...empty,
        SIGNING_KEY: undefined,
        OIDC_CLIENT_SECRET: undefined,
        DATABASE_URL: undefined,
        SMTP_URL: undefined,
      }),
    ).toEqual(readSettings({}));
  });

  it.each(['SIGNING_KEY', 'OIDC_CLIENT_SECRET', 'DATABASE_URL', 'SMTP_URL'])(
    'report that %s is empty, which is never meant for a secret',
    (name) => {
      expect(() => readSettings({ [name]: '' })).toThrow(
        new SettingsError(`${name} is empty: give it its value, or leave it out`),
      );
    },
  );

  it('report a blank value, by its name', () => {
    for (const name of knownSettings) {
      for (const blank of [' ', '\t', '\u00a0 \n']) {
        expect(() => readSettings({ [name]: blank })).toThrow(
          new SettingsError(`${name} is blank: give it a value, or leave it out`),
        );
      }
    }
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PUBLIC_URL', 'rooms.example'],
    ['PUBLIC_URL', 'https://rooms.example/app'],
    ['PUBLIC_URL', 'ftp://rooms.example'],
    ['PUBLIC_URL', 'https://user:secret@rooms.example'],
    ['SIGNING_KEY', 'too short'],
    ['SESSION_IDLE_MINUTES', 'soon'],
    ['FIRST_ADMIN_EMAIL', 'nobody'],
    ['TRUSTED_PROXY', 'everybody'],
    ['TRUSTED_PROXY', '10.0.0.0/33'],
    ['TRUSTED_PROXY', '172.31.5.7/20'],
    ['TRUSTED_PROXY', '2001:db8::7/64'],
    ['IMG_SRC', '*'],
    ['IMG_SRC', "https://pictures.example; script-src 'unsafe-inline'"],
    ['API_CALLS_PER_MINUTE', '0'],
    ['LOG_LEVEL', 'loud'],
    ['SEED', 'everything'],
    ['OIDC_ISSUER', 'http://login.example'],
    ['OIDC_ISSUER', 'not a url'],
    ['OIDC_CLIENT_AUTH', 'digest'],
    ['OIDC_EMAIL_VERIFIED', 'no'],
    ['OBJECTS_URL', 'rooms'],
    ['OBJECTS_URL', 'https://rooms.example'],
    ['OBJECTS_URL', 's3://'],
    ['OBJECTS_URL', 's3://Rooms'],
    ['OBJECTS_URL', 's3://key:secret@rooms'],
    ['OBJECTS_URL', 's3://secret@rooms'],
    ['OBJECTS_URL', 's3://rooms:9000'],
    ['OBJECTS_URL', 's3://rooms/folder'],
    ['OBJECTS_URL', 's3://rooms?prefix=../secret'],
    ['OBJECTS_URL', 's3://rooms?prefix=/secret'],
    ['OBJECTS_URL', 's3://rooms?endpoint=https://key:secret@s3.example'],
    ['OBJECTS_URL', 's3://rooms?endpoint=s3.example'],
    ['OBJECTS_URL', 's3://rooms?region=secret place'],
    ['OBJECTS_URL', 's3://rooms?pathStyle=yes'],
    ['OBJECTS_URL', 's3://rooms?accessKey=secret'],
    ['OBJECTS_URL', 's3://rooms?region=a&region=b'],
  ])('%s=%s stops the start with the name of the variable, in one line', (name, value) => {
    const read = () =>
      readSettings({ OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x', OIDC_ISSUER: 'https://x.example', [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} .+$`));
    expect(read).not.toThrow(/secret|\n/);
  });

  it.each([
    [{ OIDC_ISSUER: 'https://login.example' }, 'OIDC_CLIENT_ID'],
    [{ OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x' }, 'OIDC_CLIENT_SECRET'],
    [{ OIDC_CLIENT_SECRET: 'x' }, 'OIDC_ISSUER'],
    [{ OIDC_CLIENT_AUTH: 'post' }, 'OIDC_ISSUER'],
    [{ OIDC_EMAIL_VERIFIED: 'trusted' }, 'OIDC_ISSUER'],
    [{ OIDC_MFA_ACR: 'gold' }, 'OIDC_ISSUER'],
  ])('want all of another provider or nothing: %j', (environment, missing) => {
    expect(() => readSettings(environment)).toThrow(new RegExp(`^${missing} is missing`));
  });

  it('take the classes of a second factor as they are written, separated by commas', () => {
    const provider = { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' };
    const classesOf = (named: object) => readSettings({ ...provider, ...named }).externalProvider?.trustedClasses;
    expect(classesOf({ OIDC_MFA_ACR: 'urn:example:loa:2, Gold' })).toEqual(['urn:example:loa:2', 'Gold']);
    expect(classesOf({})).toEqual([]);
  });

  it.each([
    { PUBLIC_URL: 'https://rooms.example' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: '192.168.1.20' },
    { TRUSTED_PROXY: '127.0.0.1' },
    { FIRST_ADMIN_EMAIL: 'chief@rooms.example' },
    { OIDC_ISSUER: 'https://login.example', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' },
  ])('bring no demonstration accounts unasked where others can reach them: %j', (environment) => {
    expect(readSettings(environment).seed).toBe('none');
    expect(readSettings({ ...environment, SEED: 'demo' }).seed).toBe('demo');
  });

  it('read an origin as browsers write it', () => {
    expect(readSettings({ PUBLIC_URL: 'https://Rooms.example/' }).publicUrl).toBe('https://rooms.example');
    expect(readSettings({ PUBLIC_URL: 'http://localhost:5173' }).publicUrl).toBe('http://localhost:5173');
  });

  it('name the bucket for the bytes of files, at AWS and anywhere else', () => {
    const bucketOf = (url: string) => readSettings({ OBJECTS_URL: url }).bucket;
    expect(readSettings({}).bucket).toBeNull();
    expect(bucketOf('s3://rooms.example?region=eu-central-1')).toEqual({
      bucket: 'rooms.example',
      prefix: '',
      region: 'eu-central-1',
      endpoint: null,
      isPathStyle: false,
    });
    expect(bucketOf('s3://rooms/?endpoint=http://127.0.0.1:9000/&prefix=deals/objects/')).toEqual({
      bucket: 'rooms',
      prefix: 'deals/objects/',
      region: 'us-east-1',
      endpoint: 'http://127.0.0.1:9000',
      isPathStyle: true,
    });
    expect(bucketOf('s3://rooms?endpoint=https%3A%2F%2Fs3.example&pathStyle=false')).toMatchObject({
      endpoint: 'https://s3.example',
      isPathStyle: false,
    });
    expect(bucketOf('s3://rooms')).toMatchObject({ region: null });
  });

  it('warn the operator that rows or files cross a network in the clear', () => {
    const ofDatabase = (url: string) => readSettings({ DATABASE_URL: `postgres://${url}` }).notices;
    expect(ofDatabase('db.example/rooms')).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(ofDatabase('db.example/rooms?sslmode=disable')).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(ofDatabase('db.example/rooms?sslmode=verify-full')).toEqual([]);
    expect(ofDatabase('localhost/rooms')).toEqual([]);
    expect(ofDatabase('/rooms?host=/run/postgresql')).toEqual([]);
    const noticesOf = (endpoint: string) => readSettings({ OBJECTS_URL: `s3://rooms?endpoint=${endpoint}` }).notices;
    expect(noticesOf('http://s3.example')).toEqual([expect.stringContaining('OBJECTS_URL')]);
    expect(noticesOf('http://localhost:9000')).toEqual([]);
    expect(noticesOf('https://s3.example')).toEqual([]);
  });

  it('warn where every address counts as a trusted proxy', () => {
    const noticesOf = (proxies: string) => readSettings({ TRUSTED_PROXY: proxies }).notices;
    expect(noticesOf('10.0.0.0/8 ::/0')).toEqual([expect.stringContaining('TRUSTED_PROXY names ::/0')]);
    expect(noticesOf('10.0.0.0/8')).toEqual([]);
  });

  it('list the addresses of trusted proxies', () => {
    const { trustedProxies } = readSettings({ TRUSTED_PROXY: '10.0.0.0/8, 127.0.0.1 ::1' });
    const list = networks(trustedProxies);
    expect(list.check('10.200.3.4', 'ipv4')).toBe(true);
    expect(list.check('127.0.0.1', 'ipv4')).toBe(true);
    expect(list.check('11.0.0.1', 'ipv4')).toBe(false);
    expect(list.check('::1', 'ipv6')).toBe(true);
  });
});
