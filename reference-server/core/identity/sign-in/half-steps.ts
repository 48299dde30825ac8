// The steps from a half sign-in to a session: proving a factor, or setting up the first one. Each checks again, in the
// transaction that starts the session, that the half sign-in is unused, that the user may sign in, and which factors
// the policy requires and the user has.
import { ApiProblem } from '#core/call/errors.ts';
import type { Client } from '#core/call/operation.ts';
import type { Room } from '#core/room/room.ts';
import { admitUser } from '#core/identity/sign-in/admission.ts';
import type { SignedIn } from '#core/identity/sign-in/sign-in.ts';
import type { Ports } from '#core/ports/ports.ts';
import type { Tables } from '#core/ports/store.ts';
import type { ProvenFactor } from '#core/records/identity.ts';
import { displayName } from '#core/records/shapes.ts';
import { isAllowedFrom, policyNow } from '#core/records/policy-in-force.ts';
import type { ChangeTx, Audit } from '#core/store/change.ts';
import type { Added, Adding } from '../second-factor/enrolment/adding.ts';
import type { Shown } from '../second-factor/claims.ts';
import { type Half, halfOf, RefusedHalfway } from './half-sign-in.ts';
import { beginPasskey, finishPasskey, type PasskeyTask } from '../second-factor/enrolment/passkey-enrolment.ts';
import type { Prover } from '../second-factor/prover.ts';
import { beginTotp, finishTotp, type TotpEnrolment } from '../second-factor/enrolment/totp-enrolment.ts';
import { areCodesClosed } from '../second-factor/wrong-in-a-row.ts';
import { beginCheck, showFactor } from '../second-factor/verification.ts';

/** The half sign-in has expired or was used, or its user may not continue. */
export class HalfSignInEnded extends Error {
  override readonly name = 'HalfSignInEnded';
}

/** The user has set up a factor in the meantime, which must be proven instead. */
export class FactorIsThere extends Error {
  override readonly name = 'FactorIsThere';
}

export interface Finished extends SignedIn {
  returnTo: string | null;
  /** The number of wrong second factors since the last right one. */
  wrongBefore: number;
}

/** The browser's mark of an earlier proof by this user; null without one. */
export type MarkOf = (userId: string) => string | null;

interface Browser {
  client: Client;
  markOf: MarkOf;
}

/** A half sign-in, opened by the browser that has its token. */
export class OpenHalf {
  private constructor(
    readonly half: Half,
    private readonly prover: Prover,
  ) {}

  /** Null without one that may continue. @throws RefusedHalfway */
  static async open(room: Pick<Room, 'memory'> & { ports: Ports }, token: string, { client, markOf }: Browser) {
    const { ports, memory } = room;
    const binding = await ports.hasher.sha256(token);
    const now = ports.clock.now();
    const half = await ports.store.read((tx) => halfFrom(tx, ports, { binding, client }));
    if (!half) return null;
    const userId = half.user.id;
    const who = { actor: { userId }, userId, binding, client, provenBrowser: markOf(userId) };
    return new OpenHalf(half, { ...who, ports, memory, now, place: 'sign-in' });
  }

  get areCodesClosed(): boolean {
    return areCodesClosed(this.half.user, this.prover);
  }

  async askForPasskey(): Promise<PasskeyTask | null> {
    const hasPasskey = this.half.factors.some(({ proof }) => proof.kind === 'passkey');
    return hasPasskey ? beginCheck(this.prover) : null;
  }

  /** @throws HalfSignInEnded, and the ApiProblem of `showFactor` */
  show(shown: Shown): Promise<Finished> {
    return this.#finishing((finish) => showFactor(this.prover, shown, finish));
  }

  beginApp(): Promise<TotpEnrolment> {
    return beginTotp(this.prover, this.half.user.email);
  }

  /** The enrolment begun with `beginApp`, to be shown again; null once it has expired. */
  async appBegun(id: string): Promise<TotpEnrolment | null> {
    const { memory, ports, now } = this.prover;
    const begun = await memory.pending.find(id, 'totp', this.prover, now);
    return begun
      ? { id, secret: begun.secret, uri: await ports.factors.totp.uri(begun.secret, this.half.user.email) }
      : null;
  }

  /** @throws HalfSignInEnded, FactorIsThere, and the ApiProblem of `finishTotp` */
  addApp(request: { id: string; code: string; name: string }): Promise<Added<Finished>> {
    return this.#finishing((finish) => finishTotp(this.prover, request, this.#asFirst(finish)));
  }

  beginPasskey(): Promise<PasskeyTask> {
    const { user } = this.half;
    return beginPasskey(this.prover, { email: user.email, name: displayName(user) });
  }

  /** @throws HalfSignInEnded, FactorIsThere, and the ApiProblem of `finishPasskey` */
  addPasskey(request: { id: string; name: string; response: unknown }): Promise<Added<Finished>> {
    return this.#finishing((finish) => finishPasskey(this.prover, request, this.#asFirst(finish)));
  }

  /** Accepts the first factor only. */
  #asFirst(finish: Finish): Adding<Finished> {
    return {
      mayAdd: async (tx, others) => {
        await this.#now(tx);
        if (others.length > 0) throw new FactorIsThere();
      },
      then: (tx, audit, proven) => finish(tx, audit, proven),
    };
  }

  /** The token is created before the transaction that starts the session. */
  async #finishing<T>(work: (finish: Finish) => Promise<T>): Promise<T> {
    const { ports, client, now } = this.prover;
    const token = ports.ids.token();
    const sessionId = await ports.hasher.sha256(token);
    return work(async (tx, audit, secondFactor, wrongBefore = 0) => {
      const { row, user } = await this.#now(tx);
      await tx.halfSignIns.delete(row.id);
      const { identity, returnTo } = row;
      const admitted = await admitUser(tx, audit, { user, identity, secondFactor, sessionId, client, now });
      return { state: 'signed-in', token, user: admitted, returnTo, wrongBefore };
    });
  }

  async #now(tx: Tables): Promise<Half> {
    const half = await halfFrom(tx, this.prover.ports, this.prover);
    if (!half) throw new HalfSignInEnded();
    return half;
  }
}

type From = Pick<Prover, 'binding' | 'client'>;

/** @throws RefusedHalfway */
async function halfFrom(tx: Tables, ports: Ports, { binding, client }: From): Promise<Half | null> {
  const half = await halfOf(tx, ports, binding, ports.clock.now());
  if (half === null) return null;
  const policy = await policyNow(tx, ports);
  const isAllowed = isAllowedFrom(policy, half.user.role, client.ipAddress, ports.networks);
  if (!isAllowed) throw new RefusedHalfway('network-not-allowed', half.user);
  return half;
}

type Finish = (tx: ChangeTx, audit: Audit, proven: ProvenFactor, wrongBefore?: number) => Promise<Finished>;

/** Whether a code or passkey was wrong, so that the user may try again. */
export function isWrongFactor(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'second-factor-wrong';
}
