import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './env.ts';
import { knownSettings } from './variables.ts';

describe('a setting with a slip in its name', () => {
  it.each([
    ['OIDC_ISUER', 'OIDC_ISSUER'],
    ['ODIC_ISSUER', 'OIDC_ISSUER'],
    ['OIDC_CLIENTID', 'OIDC_CLIENT_ID'],
    ['OIDC_SECRET', 'OIDC_'],
    ['oidc_issuer', 'OIDC_ISSUER'],
  ])('%s stops the start, since the demonstration would begin instead', (name, meant) => {
    expect(() => readSettings({ [name]: 'https://login.example' })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: 'https://login.example' })).toThrow(
      new RegExp(`^${name} is no setting.+${meant}`),
    );
  });

  it.each([
    ['TRUSTED_PROXIES', 'TRUSTED_PROXY'],
    ['DATADIR', 'DATA_DIR'],
    ['FIRST_ADMIN_MAIL', 'FIRST_ADMIN_EMAIL'],
    ['SESSION_IDLE_MINUTE', 'SESSION_IDLE_MINUTES'],
  ])('%s is named at the start', (name, meant) => {
    expect(readSettings({ [name]: 'x' }).notices).toEqual([`${name} is no setting: did you mean ${meant}?`]);
  });

  it('is not suspected in variables of other programs or in empty ones', () => {
    const others = { PATH: 'x', HOSTNAME: 'x', POST: 'x', HOSTS: 'x', LOGNAME: 'x', SESSION_MANAGER: 'x', SEEDS: 'x' };
    expect(readSettings({ ...others, OIDC_ISUER: '' }).notices).toEqual([]);
  });
});

it('docs/settings.md has every setting, and no other', async () => {
  const page = await readFile(path.resolve(import.meta.dirname, '../../docs/settings.md'), 'utf8');
  const named = [...page.matchAll(/^\| (`[A-Z].*?) +\|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]+/g) ?? []);
  expect(named.toSorted()).toEqual([...knownSettings].toSorted());
});

it('the README names only settings that exist', async () => {
  const readme = await readFile(path.resolve(import.meta.dirname, '../../README.md'), 'utf8');
  const table = /## Settings\n([^]*?)\n## /.exec(readme)?.[1] ?? '';
  const named = [...table.matchAll(/^\| (`[A-Z].*?) +\|/gm)].flatMap(([, cell = '']) => cell.match(/[A-Z_]+/g) ?? []);
  expect(named.filter((name) => !knownSettings.includes(name))).toEqual([]);
  expect(named.length).toBeGreaterThanOrEqual(10);
});
