// The reference server on a free port, with a real sign-in for each role and a store that can fail.
import { bodyTooSlow, internalError, storeUnavailable } from '../../reference-server/core/call/errors.ts';
import type { ReadTx, Store, WriteTx } from '../../reference-server/core/ports/store.ts';
import { SESSION_COOKIE } from '../../reference-server/testing/client.ts';
import { startTestServer, type TestServer } from '../../reference-server/testing/server.ts';
import { roles, type FaultStatus, type OwnTarget, type Role, type WireAnswer, type WireRequest } from '../target.ts';
import { acceptTerms, byInvitation, Callers, signInByPassword, signInWithCode } from './callers.ts';
import { sendOverHttp, sendWithRetries } from './http.ts';
import { restoreRows, savedRows } from './saved-rows.ts';

/** Starts a server with one user of each role, all signed in. */
export async function startServerTarget(): Promise<OwnTarget> {
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const environment = { API_CALLS_PER_MINUTE: '10000000', SIGN_INS_PER_MINUTE: '10000000' };
  const server = await startTestServer({ environment, ports: { clock } });
  const store = new FailingStore(server.ports.store);
  server.ports.store = store;
  const callers = new Callers({ admin: {}, manager: {}, analyst: {}, viewer: {} });
  const signIn = async (role: Role) => callers.set(role, await sessionOf(server, role));
  for (const role of roles) await signIn(role);
  const begin = await savedRows(store);
  const sessions = roles.map((role) => [role, callers.headersOf(role)] as const);
  let limited: LimitedServer | null = null;
  return {
    name: 'server',
    // Its 429 is provoked by faults.
    isLimited: false,
    send: (request) => sendWithRetries(server.url, callers, request),
    signIn,
    enter: (guest, person) => callers.enter(guest, byInvitation.enter(server.url, person)),
    comeAgain: (guest, person) => callers.enter(guest, signInByPassword(server.url, person)),
    comeAgainBy: (guest, person, userAgent) => callers.enter(guest, signInByPassword(server.url, person, userAgent)),
    acceptTerms: (who) => acceptTerms(server.url, callers.headersOf(who)),
    signInWithCode: (email, code) => signInWithCode(server.url, email, code),
    advance(seconds) {
      ahead += seconds * 1000;
      return Promise.resolve();
    },
    async fault(status, request) {
      if (status === 429) return [await (limited ??= await LimitedServer.start()).send(request)];
      const answers: WireAnswer[] = [];
      // First while the session is looked up, then inside the operation.
      for (const passes of [0, 1]) {
        store.failAfter(passes, status);
        try {
          answers.push(await sendOverHttp(server.url, callers, request));
        } finally {
          store.recover();
        }
      }
      return answers;
    },
    async reset() {
      await restoreRows(store, begin);
      // Restores the initial sessions and removes later ones.
      for (const [role, headers] of sessions) callers.set(role, headers);
    },
    async close() {
      await limited?.server.stop();
      await server.stop();
    },
  };
}

async function sessionOf(server: TestServer, role: Role): Promise<Record<string, string>> {
  const client = await server.signInAs(role);
  return { cookie: `${SESSION_COOKIE}=${client.cookie(SESSION_COOKIE) ?? ''}` };
}

/** The errors of a failing store; a slow body yields the same at the door. */
const faults = { 408: bodyTooSlow, 429: internalError, 500: internalError, 503: storeUnavailable };

/** Passes calls on until it is set to fail. */
class FailingStore implements Store {
  #failure: { passes: number; status: FaultStatus } | null = null;

  constructor(private readonly store: Store) {}

  failAfter(passes: number, status: FaultStatus): void {
    this.#failure = { passes, status };
  }

  recover(): void {
    this.#failure = null;
  }

  read<T>(work: (tx: ReadTx) => Promise<T>, isAlone?: boolean): Promise<T> {
    return this.#isDown() ?? this.store.read(work, isAlone);
  }

  transact<T>(work: (tx: WriteTx) => Promise<T>): Promise<T> {
    return this.#isDown() ?? this.store.transact(work);
  }

  #isDown(): Promise<never> | null {
    if (!this.#failure || this.#failure.passes-- > 0) return null;
    return Promise.reject(faults[this.#failure.status]());
  }
}

const CALLS_PER_MINUTE = 10;

/** A server whose limits are all reached. */
class LimitedServer {
  private constructor(
    readonly server: TestServer,
    readonly callers: Callers,
  ) {}

  static async start(): Promise<LimitedServer> {
    const server = await startTestServer({ environment: { API_CALLS_PER_MINUTE: String(CALLS_PER_MINUTE) } });
    const session = await sessionOf(server, 'admin');
    const limited = new LimitedServer(server, new Callers({ admin: session, manager: {}, analyst: {}, viewer: {} }));
    // Each is counted separately: a user, an address without a session, its uploads and its navigations.
    const calls: Pick<WireRequest, 'who' | 'method' | 'path'>[] = [
      { who: 'admin', method: 'GET', path: '/api/auth/user' },
      { who: 'nobody', method: 'GET', path: '/api/auth/user' },
      { who: 'nobody', method: 'PUT', path: '/api/objects/none' },
      { who: 'nobody', method: 'GET', path: '/api/logout' },
    ];
    for (let made = 0; made <= CALLS_PER_MINUTE; made += 1) {
      for (const call of calls) await limited.send({ ...call, headers: {}, body: null });
    }
    return limited;
  }

  send(request: WireRequest): Promise<WireAnswer> {
    return sendOverHttp(this.server.url, this.callers, request);
  }
}
