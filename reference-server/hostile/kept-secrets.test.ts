// Uses second factors in every way, and then searches all that is left for secrets: the data folder, the log, the audit
// log and the answers.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { Authenticator } from '#server/factors/testing/authenticator.ts';
import { codeAt } from '#server/factors/testing/codes.ts';
import { startStillServer, type StillServer } from '../auth/testing/second-factor.ts';
import type { TestClient } from '../testing/client.ts';

let server: StillServer | undefined;
afterEach(() => server?.stop());

interface Enrolled {
  factor: { id: string };
  recoveryCodes: string[] | null;
}

class Account {
  /** All answers except those that show a secret. */
  readonly answers: string[] = [];

  constructor(
    readonly server: StillServer,
    readonly client: TestClient,
  ) {}

  async post<T>(to: string, json: object, { isShown = false, method = 'POST' } = {}): Promise<T> {
    const answer = await this.client.request(`/api/account/${to}`, { method, json });
    if (!isShown) this.answers.push(answer.text);
    return (answer.text === '' ? null : answer.json()) as T;
  }

  code(secret: string): Promise<string> {
    this.server.pass(30);
    return codeAt(secret, this.server.now());
  }
}

/** The content of each file in the folder, except the key. */
async function filesOf(dataDir: string): Promise<Map<string, string>> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/^signing\.(?:twin\.)?key$/.test(entry.name));
  const read = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return [path.relative(dataDir, file), await readFile(file, 'latin1')] as const;
  });
  return new Map(await Promise.all(read));
}

it('secrets and codes are nowhere in clear but in the one answer that shows them', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  server = await startStillServer({ log: pino({ level: 'trace' }, stream) });
  const account = new Account(server, await server.signInAs('manager'));
  const shown = { isShown: true };

  const app = await account.post<{ id: string; secret: string }>('totp', {}, shown);
  const abandoned = await account.post<{ id: string; secret: string }>('totp', {}, shown);
  await account.post(`totp/${app.id}`, { code: '000000', name: 'Phone' });
  const first = await account.code(app.secret);
  const { factor, recoveryCodes } = await account.post<Enrolled>(
    `totp/${app.id}`,
    { code: first, name: 'Phone' },
    shown,
  );
  const device = new Authenticator({ origin: server.url });
  const made = await account.post<{ id: string; options: { challenge: string } }>('passkeys', {}, shown);
  await account.post(`passkeys/${made.id}`, { name: 'Laptop', response: await device.create(made.options) });
  const check = await account.post<{ id: string; options: { challenge: string } }>('passkey-checks', {}, shown);
  const response = await device.get(check.options);
  await account.post('second-factor', { method: 'passkey', id: check.id, response });
  const wrong = 'wrong-recovery-code-of-this-test';
  await account.post('second-factor', { method: 'recovery-code', code: wrong });
  const used = recoveryCodes?.[0] ?? '';
  await account.post('second-factor', { method: 'recovery-code', code: used });
  await account.post('second-factor', { method: 'totp', code: await account.code(app.secret) });
  const renewed = await account.post<{ recoveryCodes: string[] }>('recovery-codes', {}, shown);
  await account.post(`second-factor/${factor.id}`, { name: 'Old phone' }, { method: 'PATCH' });
  account.answers.push((await account.client.request('/api/account/second-factor')).text);
  account.answers.push((await (await server.signInAs('admin')).request('/api/users')).text);
  await account.post(`second-factor/${factor.id}`, {}, { method: 'DELETE' });
  const audit = JSON.stringify(await server.auditLog());
  for (const activityType of [
    'second_factor_added',
    'second_factor_verified',
    'recovery_codes_renewed',
    'second_factor_removed',
  ])
    expect(audit).toContain(activityType);
  expect(server.faults).toEqual([]);
  await server.close();

  const codes = [...(recoveryCodes ?? []), ...renewed.recoveryCodes];
  expect(codes).toHaveLength(20);
  const secrets = [
    ...[app.secret, abandoned.secret, wrong, made.options.challenge, check.options.challenge],
    ...codes.flatMap((code) => [code, code.replace('-', '')]),
  ];
  const kept = await filesOf(server.dataDir);
  expect([...kept.keys()]).toEqual(expect.arrayContaining(['db.json', 'journal/000001.jsonl']));
  kept.set('the log', lines.join('')).set('the audit log', audit).set('the answers', account.answers.join('\n'));
  for (const [name, text] of kept) {
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${name}`).toBe(false);
  }
  expect([...kept.values()].join('')).toContain(factor.id);
});
