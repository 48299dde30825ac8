// The core's sign-in and sign-out functions, bound to its ports. Sessions are identified by their cookie's token here.
import { leaveHalfSignIn } from '#core/identity/sign-in/half-sign-in.ts';
import { type MarkOf, OpenHalf } from '#core/identity/sign-in/half-steps.ts';
import { acceptInvitation, findInvitation } from '#core/identity/sign-in/invitations.ts';
import type { Client } from '#core/call/operation.ts';
import type { Room } from '#core/room/room.ts';
import { type ProviderLogout, signOut, signOutByProvider } from '#core/identity/sessions/sessions.ts';
import {
  acceptTerms,
  type BeforeTerms,
  beforeTerms,
  readTerms,
  refuseTerms,
  type TermsAnswer,
} from '#core/identity/terms/answer-terms.ts';
import type { Identity } from '#core/identity/sign-in/admission.ts';
import {
  type Entry,
  type FailedSignIn,
  recordFailedSignIn,
  type SignIn,
  signIn,
} from '#core/identity/sign-in/sign-in.ts';
import type { Invitations } from '../provider/interactions.ts';

export interface Gatekeeper {
  /** Starts a session, or a half sign-in, for an identity that the provider confirms. */
  signIn(identity: Identity, entry: Entry): Promise<SignIn>;
  /** The half sign-in of this token; null if it may not continue. */
  openHalf(token: string, client: Client, markOf: MarkOf): Promise<OpenHalf | null>;
  leaveHalf(token: string): Promise<void>;
  /** Ends a session at once. Returns the provider's ID token of it. */
  signOut(token: string, client: Client): Promise<string | null>;
  endSession(id: string, client: Client): Promise<void>;
  endByProvider(ended: ProviderLogout, client: Client): Promise<number>;
  auditFailure(failure: FailedSignIn): Promise<void>;
  /** Terms that a session must accept first. */
  terms: {
    before(sessionId: string, client: Client): Promise<BeforeTerms | null>;
    /** The session waits an hour for the answer. */
    read(before: BeforeTerms): Promise<void>;
    /** Returns whether the answer counts. */
    accept(token: string, answer: TermsAnswer, client: Client): Promise<boolean>;
    /** Signs out, as `signOut` does. */
    refuse(token: string, answer: TermsAnswer, client: Client): Promise<string | null>;
  };
  invitations: Invitations;
}

export function createGatekeeper(room: Pick<Room, 'ports' | 'memory'>): Gatekeeper {
  const { ports } = room;
  const idOf = (token: string) => ports.hasher.sha256(token);
  return {
    signIn: (identity, entry) => signIn(ports, identity, entry),
    openHalf: (token, client, markOf) => OpenHalf.open(room, token, { client, markOf }),
    leaveHalf: async (token) => leaveHalfSignIn(ports, await ports.hasher.sha256(token)),
    signOut: async (token, client) => signOut(ports, await ports.hasher.sha256(token), client),
    endSession: async (id, client) => {
      await signOut(ports, id, client);
    },
    endByProvider: (ended, client) => signOutByProvider(ports, ended, client),
    auditFailure: (failure) => recordFailedSignIn(ports, failure),
    terms: {
      before: (id, client) => ports.store.read((tx) => beforeTerms(tx, room, id, client)),
      read: (before) => readTerms(room, before),
      accept: async (token, answer, client) => acceptTerms(room, await idOf(token), answer, client),
      refuse: async (token, answer, client) => refuseTerms(room, await idOf(token), answer, client),
    },
    invitations: {
      find: (token) => findInvitation(ports, token),
      accept: async (token) => (await acceptInvitation(ports, token)) !== null,
    },
  };
}
