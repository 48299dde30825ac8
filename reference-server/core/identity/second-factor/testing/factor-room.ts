// A data room whose users have sessions, authenticator apps and passkeys.
import { codeAt } from '../../../../factors/testing/codes.ts';
import { Authenticator } from '../../../../factors/testing/authenticator.ts';
import type { CoreOperationId } from '../../../call/operation.ts';
import { POLICY } from '../../../records/keys.ts';
import type { PolicyRecord } from '../../../records/records.ts';
import type { ProvenFactor } from '../../../records/identity.ts';
import type { StoreEngine } from '../../../store/store.ts';
import { openTestRoom, type TestAnswer, type TestCall, type TestRoom } from '../../../testing/room.ts';
import { empty } from '../../../../scenarios/empty.ts';

interface Enrolled {
  factor: { id: string; kind: string; name: string };
  recoveryCodes: string[] | null;
}

export interface FactorRoom extends TestRoom {
  setPolicy(policy: Partial<PolicyRecord>): Promise<void>;
  /** A user in a session of this name. */
  person(userId: string, session?: string): Promise<Person>;
}

export async function openFactorRoom(store?: StoreEngine): Promise<FactorRoom> {
  const room = await openTestRoom(empty, store);
  const unwritten = { secondFactor: 'off', stepUpMinutes: null, networks: [], idleMinutes: null } as const;
  return {
    ...room,
    setPolicy: (policy) =>
      room.ports.store.transact((tx) => {
        const by = { updatedAt: now(room), updatedById: 'user-admin', revision: 1 };
        return tx.policies.put({ id: POLICY, ...unwritten, approverCount: 1, ...by, ...policy });
      }),
    async person(userId, session = `session-of-${userId}`) {
      await putSession(room, userId, session, null);
      return new Person(room, userId, session);
    },
  };
}

export class Person {
  readonly device = new Authenticator();

  constructor(
    readonly room: TestRoom,
    readonly id: string,
    readonly session: string,
  ) {}

  call(operationId: CoreOperationId, call: TestCall = {}): Promise<TestAnswer> {
    return this.room.call(operationId, { as: this.id, session: this.session, ...call });
  }

  /** Adds an authenticator app. @returns its secret, and the recovery codes of the first one */
  async addTotp(name = 'Phone'): Promise<{ id: string; secret: string; recoveryCodes: string[] }> {
    const { id, secret } = (await this.call('beginTotpEnrolment')).json as { id: string; secret: string };
    const code = await this.codeOf(secret);
    const answer = await this.call('finishTotpEnrolment', { params: { id }, json: { code, name } });
    if (answer.status !== 201) throw new Error(`not added: ${answer.text}`);
    return { id, secret, recoveryCodes: (answer.json as Enrolled).recoveryCodes ?? [] };
  }

  async addPasskey(name = 'Laptop', device = this.device): Promise<{ id: string; recoveryCodes: string[] }> {
    const begun = await this.begin('beginPasskeyEnrolment');
    const json = { name, response: await device.create(begun.options) };
    const answer = await this.call('finishPasskeyEnrolment', { params: { id: begun.id }, json });
    if (answer.status !== 201) throw new Error(`not added: ${answer.text}`);
    return { id: begun.id, recoveryCodes: (answer.json as Enrolled).recoveryCodes ?? [] };
  }

  async begin(operationId: 'beginPasskeyEnrolment' | 'beginPasskeyCheck') {
    return (await this.call(operationId)).json as { id: string; options: { challenge: string } };
  }

  codeOf(secret: string): Promise<string> {
    return codeAt(secret, this.room.ports.clock.now());
  }

  /** The code that the app shows now. */
  async verifyTotp(secret: string): Promise<TestAnswer> {
    return this.verifyCode(await this.codeOf(secret));
  }

  verifyCode(code: string, method: 'totp' | 'recovery-code' = 'totp'): Promise<TestAnswer> {
    return this.call('verifySecondFactor', { json: { method, code } });
  }

  async verifyPasskey(device = this.device): Promise<TestAnswer> {
    const { id, options } = await this.begin('beginPasskeyCheck');
    return this.call('verifySecondFactor', { json: { method: 'passkey', id, response: await device.get(options) } });
  }

  /** The proof recorded in this session. */
  async proven(): Promise<ProvenFactor | null | undefined> {
    return (await this.room.ports.store.read((tx) => tx.sessions.get(this.session)))?.secondFactor;
  }

  async status() {
    return (await this.call('getMySecondFactor')).json as {
      isRequired: boolean;
      verifiedAt: string | null;
      factors: { id: string; kind: string; name: string; lastUsedAt: string | null }[];
      recoveryCodes: { left: number } | null;
      manyWrong: { count: number; lastAt: string } | null;
    };
  }
}

export function putSession(room: TestRoom, userId: string, id: string, secondFactor: ProvenFactor | null) {
  const time = now(room);
  const from = { ipAddress: '10.0.0.7', userAgent: null, idToken: null };
  return room.ports.store.transact((tx) =>
    tx.sessions.put({ id, userId, createdAt: time, lastUsedAt: time, ...from, secondFactor }),
  );
}

const now = (room: TestRoom) => room.ports.clock.now().toISOString();
