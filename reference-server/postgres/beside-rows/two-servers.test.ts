// Two servers over one database, each with its own memory: what begins on one can be finished on the other, once.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isDeep } from '#server/testing/deep.ts';
import { codeAt } from '#server/factors/testing/codes.ts';
import { openFactorRoom, type FactorRoom, type Person } from '#core/identity/second-factor/testing/factor-room.ts';
import type { CoreOperationId } from '#core/call/operation.ts';
import { openRoom, type Room } from '#core/room/room.ts';
import { callerWith } from '#core/testing/caller-with.ts';
import { callRoom, type TestCall } from '#core/testing/room.ts';
import { upload } from '#core/testing/upload.ts';
import { emailKey } from '#core/records/keys.ts';
import { Limit } from '#server/http/limits/rate-limit.ts';
import { SettingsError } from '#server/settings/env.ts';
import type { SharedState } from '#server/sharing/shared-state.ts';
import { type LocalPostgres, startPostgres } from '#server/testing/local-postgres.ts';
import { type Database, openDatabase } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openPostgresState } from './postgres-state.ts';
import { sweepShared } from './sweep.ts';

let postgres: LocalPostgres;
let url: string;
const opened: { database: Database; state: SharedState }[] = [];
const faults: unknown[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres.remove(), 60_000);
beforeEach(async () => {
  url = await postgres.newRoom();
});
afterEach(async () => {
  for (const { database, state } of opened.splice(0)) {
    await state.close();
    await database.close();
  }
  expect(faults.splice(0)).toEqual([]);
});

async function server(configuredKey?: string): Promise<{ database: Database; state: SharedState }> {
  const database = openDatabase({ url, most: 4 });
  try {
    await migrate(database);
    const onFault = (error: unknown) => void faults.push(error);
    const one = { database, state: await openPostgresState({ database, configuredKey, onFault }) };
    opened.push(one);
    return one;
  } catch (error) {
    await database.close();
    throw error;
  }
}

describe('a room at two servers', () => {
  let factorRoom: FactorRoom;
  let viewer: Person;
  let rooms: readonly Room[];
  const at = (nth: 0 | 1, operationId: CoreOperationId, call: TestCall = {}) =>
    callRoom(roomAt(nth), operationId, { as: viewer.id, session: viewer.session, ...call });
  const roomAt = (nth: 0 | 1): Room => {
    const room = rooms[nth];
    if (!room) throw new Error('There are two');
    return room;
  };
  beforeEach(async () => {
    factorRoom = await openFactorRoom();
    viewer = await factorRoom.person('user-viewer');
    const servers = [await server(), await server()];
    rooms = servers.map(({ state }) => openRoom(factorRoom.ports, state.memory));
  });

  it('an authenticator app that is begun at one is added at the other, once', async () => {
    const begun = await at(0, 'beginTotpEnrolment');
    const { id, secret } = begun.json as { id: string; secret: string };
    const code = await codeAt(secret, factorRoom.ports.clock.now());
    const finish = (nth: 0 | 1) => at(nth, 'finishTotpEnrolment', { params: { id }, json: { code, name: 'Phone' } });
    const answers = await Promise.all([finish(1), finish(1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
    expect((await finish(0)).status).toBe(404);
    expect(await factorRoom.ports.store.read((tx) => tx.secondFactors.list())).toHaveLength(1);
  });

  it('a passkey is requested on one and proven on the other, once', async () => {
    const begun = (await at(0, 'beginPasskeyEnrolment')).json as { id: string; options: { challenge: string } };
    const { id, options } = begun;
    const json = { name: 'Laptop', response: await viewer.device.create(options) };
    expect((await at(1, 'finishPasskeyEnrolment', { params: { id }, json })).status).toBe(201);
    const check = (await at(1, 'beginPasskeyCheck')).json as typeof begun;
    const shown = { method: 'passkey', id: check.id, response: await viewer.device.get(check.options) };
    const answers = [
      await at(0, 'verifySecondFactor', { json: shown }),
      await at(1, 'verifySecondFactor', { json: shown }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 403]);
  });

  it('wrong codes are counted together: the fifth is the last', async () => {
    await viewer.addTotp();
    const wrong = (nth: 0 | 1) => at(nth, 'verifySecondFactor', { json: { method: 'totp', code: '000000' } });
    const statuses: number[] = [];
    for (const nth of [0, 1, 0, 1, 0, 1, 0] as const) statuses.push((await wrong(nth)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 429, 429, 429]);
  });

  it('of any number of wrong codes at once, five are checked', async () => {
    await viewer.addTotp();
    const wrong = (nth: number) =>
      at(nth % 2 ? 1 : 0, 'verifySecondFactor', { json: { method: 'totp', code: '000000' } });
    await Promise.all(Array.from({ length: 16 }, (_, nth) => wrong(nth)));
    const descriptions = (await factorRoom.entries()).map(({ description }) => description);
    expect(descriptions.filter((line) => line.endsWith('wrong code'))).toHaveLength(5);
    expect(descriptions.filter((line) => line.endsWith('too many attempts'))).toHaveLength(1);
  });

  it('neither shows an older check of the log than the other has shown', async () => {
    const manager = await factorRoom.person('user-manager');
    const shown = async (nth: 0 | 1) => {
      const { json } = await at(nth, 'getAuditIntegrity', { as: manager.id, session: manager.session });
      await roomAt(nth).memory.logChecks.idle();
      return (json as { entries: number }).entries;
    };
    const before = await shown(0);
    await shown(1);
    await upload(factorRoom);
    factorRoom.ports.clock.advance({ seconds: 61 });
    // Begins a check, whose result it may show already.
    await shown(0);
    const after = await shown(0);
    expect(after).toBeGreaterThan(before);
    expect(await shown(1)).toBe(after);
  });

  it('an archive that is prepared at one is downloaded at the other, in its session', async () => {
    const { id: document } = await upload(factorRoom);
    const prepared = await at(0, 'prepareArchive', { json: { documentIds: [document], folderIds: [] } });
    const { id } = prepared.json as { id: string };
    expect((await at(1, 'downloadArchive', { params: { id } })).status).toBe(200);
    expect((await at(1, 'downloadArchive', { params: { id }, session: 'another' })).status).toBe(404);
    factorRoom.ports.clock.advance({ minutes: 5 });
    expect((await at(1, 'downloadArchive', { params: { id } })).status).toBe(404);
  });

  it('a report that is made at one is downloaded at the other, and both show it as downloaded', async () => {
    const admin = await factorRoom.person('user-admin');
    const as = { as: admin.id, session: admin.session };
    const json = { from: '2020-01-01T00:00:00.000Z', format: 'json' };
    const made = (await at(0, 'createComplianceReport', { ...as, json })).json as { id: string; of: number };
    const params = { id: made.id };
    expect((await at(1, 'downloadComplianceReport', { ...as, params })).status).toBe(200);
    const complete = { state: 'complete', done: made.of };
    expect((await at(0, 'getComplianceReport', { ...as, params })).json).toMatchObject(complete);
    expect((await at(1, 'getComplianceReport', { ...as, params })).json).toMatchObject(complete);
  });

  it('a page that was reported on one is not audited again on the other', async () => {
    const { id } = await upload(factorRoom);
    await at(0, 'previewDocument', { params: { id } });
    const read = (nth: 0 | 1, pages: number[], seconds = 0) =>
      at(nth, 'reportReading', { params: { id }, json: { version: 1, pages, seconds } });
    expect([(await read(0, [1, 2])).status, (await read(1, [2, 1])).status]).toEqual([204, 204]);
    await read(1, [2, 3]);
    const readPages = (await factorRoom.entries()).flatMap(({ pages }) => pages ?? []);
    expect(readPages.sort()).toEqual(['1–2', '3']);
    await read(0, [1], 200);
    await read(1, [1], 200);
    const times = (await factorRoom.entries()).flatMap(({ seconds }) => seconds ?? []);
    expect(times).toEqual([100, 200]);
  });

  it('a session that is used at one is not idle at the other, and ends at both when it is', async () => {
    await factorRoom.setPolicy({ idleMinutes: 5 });
    const { hasher, clock } = factorRoom.ports;
    const token = 'a token';
    const client = await factorRoom.person('user-viewer', await hasher.sha256(token));
    const comesIn = async (nth: 0 | 1) => (await callerWith(roomAt(nth), token))?.userId ?? null;
    const share = () => Promise.all(rooms.map(({ memory }) => memory.lastUses.share()));
    expect(await comesIn(0)).toBe(client.id);
    clock.advance({ seconds: 59 });
    // Too early to be stored in a row.
    expect(await comesIn(0)).toBe(client.id);
    await share();
    clock.advance({ seconds: 5 * 60 });
    expect(await comesIn(1)).toBe(client.id);
    await share();
    clock.advance({ seconds: 5 * 60 + 1 });
    expect([await comesIn(0), await comesIn(1)]).toEqual([null, null]);
  });
});

describe('what servers count together', () => {
  it('ten failures are ten, however they are spread', async () => {
    const servers = [await server(), await server()] as const;
    const limitAt = ({ state }: (typeof servers)[0]) =>
      new Limit(10, () => undefined, 60, state.makeCounter('guesses', 10, 60));
    const [one, other] = [limitAt(servers[0]), limitAt(servers[1])];
    const key = '203.0.113.7 ann@rooms.example';
    const tried = await Promise.allSettled(Array.from({ length: 24 }, (_, nth) => (nth % 2 ? one : other).count(key)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(one.count('nul \0 byte')).resolves.toBeUndefined();
    await other.forget(key);
    await expect(one.count(key)).resolves.toBeUndefined();
    const rows = await servers[0].database.query('SELECT * FROM sign_in_counters');
    expect(JSON.stringify(rows)).not.toContain('ann@');
  });

  it('each name has its own count, and a try that did not count is returned', async () => {
    const { state } = await server();
    const limitOf = (name: string) => new Limit(1, () => undefined, 60, state.makeCounter(name, 1, 60));
    const [few, other] = [limitOf('few'), limitOf('other')];
    await few.count('key');
    await expect(other.count('key')).resolves.toBeUndefined();
    await expect(few.count('key')).rejects.toMatchObject({ status: 429 });
    await few.giveBack('key');
    await few.giveBack('key');
    await expect(few.count('key')).resolves.toBeUndefined();
  });
});

describe('the secrets of servers that begin at once', () => {
  it('are the same', async () => {
    const servers = await Promise.all([server(), server(), server()]);
    expect(new Set(servers.map(({ state }) => state.signingKey)).size).toBe(1);
    const parts = { onFault: () => undefined, warn: () => undefined };
    const states = await Promise.all(servers.map(({ state }) => state.openProviderState(parts)));
    expect(new Set(states.map(({ keys }) => JSON.stringify(keys))).size).toBe(1);
    expect((await server()).state.signingKey).toBe(servers[0].state.signingKey);
  });

  it('are refused where one has another signing key, or lost its own', async () => {
    const key = 'a signing key of thirty-two bytes or more';
    const { state, database } = await server(key);
    expect(state.signingKey).toBe(key);
    expect((await server(key)).state.signingKey).toBe(key);
    await expect(server(`${key}!`)).rejects.toThrow(SettingsError);
    await expect(server()).rejects.toThrow(/SIGNING_KEY is not set/);
    const kept = JSON.stringify(await database.query('SELECT * FROM server_secrets'));
    expect(kept).not.toContain(key);
  });

  it('may be set to the key that was made', async () => {
    const { state } = await server();
    expect((await server(state.signingKey)).state.signingKey).toBe(state.signingKey);
    await expect(server('some other key, which is long enough for one')).rejects.toThrow(SettingsError);
  });
});

describe('the bundled provider at two servers', () => {
  const parts = { onFault: () => undefined, warn: () => undefined };
  const states = async () => {
    const servers = [await server(), await server()] as const;
    const [one, other] = servers.map(({ state }) => state.openProviderState(parts));
    if (!one || !other) throw new Error('There are two');
    return [await one, await other] as const;
  };
  const ann = {
    email: 'Ann@Rooms.example',
    isEmailVerified: true,
    givenName: 'Ann',
    familyName: null,
    password: 'a password',
  };

  it.runIf(isDeep)('makes one account of several at once with one e-mail address', async () => {
    const [one, other] = await states();
    const made = await Promise.all([
      one.accounts.create(ann),
      other.accounts.create({ ...ann, email: ' ann@rooms.EXAMPLE' }),
    ]);
    const [account] = made.filter((created) => created !== null);
    expect(made.filter((created) => created !== null)).toHaveLength(1);
    for (const { accounts } of [one, other]) {
      expect(await accounts.findByEmail('ann@rooms.example')).toEqual(account);
      expect(await accounts.verify('ANN@rooms.example', 'a password')).toEqual(account);
      expect(await accounts.verify('ann@rooms.example', 'another')).toBeNull();
      expect(await accounts.verify('ann@rooms.example\0', 'a password')).toBeNull();
    }
    expect(emailKey(account?.email ?? '')).toBe('ann@rooms.example');
    await one.accounts.remove(account?.id ?? '');
    expect(await other.accounts.find(account?.id ?? '')).toBeNull();
  });

  it('shows on one what was stored on the other, until it ends, encrypted', async () => {
    const [one, other] = await states();
    const payload = {
      uid: 'the-uid',
      grantId: 'the-grant',
      accountId: 'ann',
      params: { invitation: 'inv-token', state: '\0' },
    };
    await one.adapter('Session').upsert('the-id', payload, 60);
    await one.adapter('Interaction').upsert('the-id', { uid: 'the-id', kind: 'Interaction' }, 60);
    await one.adapter('AccessToken').upsert('over', { grantId: 'the-grant' }, -1);
    expect(await other.adapter('Session').find('the-id')).toEqual(payload);
    expect(await other.adapter('Session').findByUid('the-uid')).toEqual(payload);
    expect(await other.adapter('AccessToken').find('over')).toBeUndefined();
    const rows = JSON.stringify(await opened[0]?.database.query('SELECT * FROM provider_artefacts'));
    expect([rows.includes('inv-token'), rows.includes('the-id"')]).toEqual([false, true]);
    expect(await opened[0]?.database.query(`SELECT 1 FROM provider_artefacts WHERE id = 'the-id'`)).toEqual([]);
  });

  it('takes a code once, wherever it is shown', async () => {
    const [one, other] = await states();
    const codes = [one.adapter('AuthorizationCode'), other.adapter('AuthorizationCode')] as const;
    await codes[0].upsert('code', { grantId: 'the-grant', accountId: 'ann' }, 60);
    const used = await Promise.allSettled([...codes, ...codes].map(async (code) => code.consume('code')));
    expect(used.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await codes[1].find('code'))?.consumed).toBeCloseTo(Date.now() / 1000, -2);
    await other.adapter('AccessToken').revokeByGrantId('the-grant');
    expect(await codes[0].find('code')).toBeUndefined();
  });

  it('drops expired entries, and of sign-ins under way the oldest of the address with too many', async () => {
    const [one] = await states();
    const database = opened[0]?.database;
    await one.adapter('Session').upsert('over', { uid: 'over' }, -120);
    await one.adapter('Session').upsert('there', { uid: 'there' }, 60);
    await database?.query(
      `INSERT INTO provider_artefacts (kind, id, payload, caller, ends_at)
       SELECT 'Interaction', 'flood ' || n, '', CASE WHEN n % 5 = 0 THEN 'many' ELSE 'more' END, now() + interval '1 hour'
       FROM generate_series(1, 11000) AS n`,
    );
    if (database) await sweepShared(database, [], new Date());
    const left = await database?.query(
      `SELECT coalesce(caller, kind) AS of, count(*) AS count, min(substr(id, 7)::int) FILTER (WHERE caller IS NOT NULL) AS first
       FROM provider_artefacts GROUP BY 1 ORDER BY 1`,
    );
    expect(left).toEqual([
      { of: 'Session', count: 1, first: null },
      { of: 'many', count: 2200, first: 5 },
      { of: 'more', count: 7800, first: 1251 },
    ]);
  });
});
