// Rows about the identity of users and their sign-ins.
import type { PasskeyCredential } from '../ports/passkeys.ts';
import type { components } from '#contract/api.d.ts';

type Schemas = components['schemas'];

export interface WrongFactors {
  /** Since the last right one. */
  inARow: number;
  /** When there were last very many in a row. */
  many: Schemas['ManyWrongFactors'] | null;
  /** In browsers without an earlier proof, since the last right one in such a browser. */
  byStrangers?: number;
}

export interface InvitationRecord {
  /** SHA-256 of the token, so that a copy of the store cannot be used to sign in. */
  id: string;
  userId: string;
  createdAt: string;
  expiresAt: string;
  usedAt: string | null;
}

export interface SessionRecord {
  /** SHA-256 of the cookie's token. */
  id: string;
  userId: string;
  createdAt: string;
  /** Written at most once a minute. */
  lastUsedAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** The provider's token, returned at logout to end the provider's session. */
  idToken: string | null;
  /** The provider's name of its session, if known, by which it can end this one. */
  providerSessionId?: string | null;
  /** The last proof in this session, with its time; absent in sessions of earlier versions. */
  secondFactor?: ProvenFactor | null;
  /** The user's first factor was added since the provider asked who they are: it counts for step-up once it asks again. */
  addedFirstFactor?: boolean;
  /** The session does not end by idleness before: its user is reading terms. */
  readsTermsUntil?: string | null;
}

/** The present visit of a user, or the last one. */
export interface VisitRecord {
  id: string;
  /** Written at most once a minute. */
  lastUsedAt: string;
  /** Ended by a sign-out: the next call begins a new visit. */
  isOver: boolean;
  /** When the visit before this one ended; null on the first. */
  previousAt: string | null;
  /** The last kinds of browser that the user signed in with. */
  devices?: readonly string[];
}

export interface ProvenFactor {
  method: Schemas['SecondFactorMethod'];
  at: string;
}

export interface SecondFactorRecord {
  id: string;
  userId: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
  proof: TotpProof | PasskeyProof;
}

export interface TotpProof {
  kind: 'totp';
  sealed: string;
  /** The newest step whose code was used: codes of this and earlier steps are refused. */
  lastStep: number;
}

export interface PasskeyProof extends PasskeyCredential {
  kind: 'passkey';
}

export interface RecoveryCodesRecord {
  id: string;
  /** Keyed with the signing key. */
  hashes: readonly string[];
  createdAt: string;
}

/** The identity that a provider confirms. */
export interface VouchedIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  /** Returned to the provider at logout. */
  idToken: string | null;
  /** The provider's own session, if it has a name. */
  providerSessionId?: string | null;
  /** When the provider last asked who the user is, in milliseconds since 1970; absent where it does not state it. */
  authenticatedAt?: number;
  /** Absent where the provider knows no more than the invitation. */
  profile?: Profile;
}

/** The provider's data for display. */
export interface Profile {
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

/** A sign-in between the identity provider and the second factor. It gives no access. */
export interface HalfSignInRecord {
  /** SHA-256 of the token. */
  id: string;
  userId: string;
  /** The confirmed identity, which is checked again at the end. */
  identity: VouchedIdentity;
  /** Whether the user had no second factor when it began. */
  mayEnrol: boolean;
  returnTo: string | null;
  createdAt: string;
  expiresAt: string;
}
