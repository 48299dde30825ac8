// The rows about who somebody is, and by what they came in.
import type { components } from '#contract/api.d.ts';

type Schemas = components['schemas'];

export interface WrongFactors {
  /** Since the last right one. */
  inARow: number;
  /** The last time that they were very many in a row. */
  many: Schemas['ManyWrongFactors'] | null;
}

export interface InvitationRecord {
  /** SHA-256 of the token, so that the store cannot be used to sign in. */
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
  /** The provider's token, handed back at logout so that the provider's session ends as well. */
  idToken: string | null;
  /** What the provider calls its own session, where it says so: it can end this one by that name. */
  providerSessionId?: string | null;
  /** What the session last proved, and when; absent in sessions of earlier versions. */
  secondFactor?: ProvenFactor | null;
  /** The person's first second factor was added in it: no proof counts for step-up before the next sign-in. */
  addedFirstFactor?: boolean;
}

/** When a person was here: the present visit, or the last one where nobody is. */
export interface VisitRecord {
  /** The person's. */
  id: string;
  /** Written at most once a minute. */
  lastUsedAt: string;
  /** Ended by a sign-out: the next call begins another. */
  isOver: boolean;
  /** When the visit before this one ended; null on the first. */
  previousAt: string | null;
}

export interface ProvenFactor {
  method: Schemas['SecondFactorMethod'];
  at: string;
}

/** Something by which a person proves again who they are. */
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
  /** The newest step of which a code was taken: neither it nor an earlier one is taken again. */
  lastStep: number;
}

export interface PasskeyProof {
  kind: 'passkey';
  /** base64url. */
  credentialId: string;
  /** base64url. */
  publicKey: string;
  counter: number;
  transports: readonly string[];
}

export interface RecoveryCodesRecord {
  /** The person's id. */
  id: string;
  /** Of each code, by the signing key. */
  hashes: readonly string[];
  createdAt: string;
}

/** Whom a provider vouches for. */
export interface VouchedIdentity {
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  /** Handed back to the provider at logout. */
  idToken: string | null;
  /** The provider's own session, where it has a name. */
  providerSessionId?: string | null;
  /** Absent where the provider knows no more than the invitation. */
  profile?: Profile;
}

/** How the provider shows a person. */
export interface Profile {
  firstName: string | null;
  lastName: string | null;
  pictureUrl: string | null;
}

/** A sign-in between the identity provider and the second factor. It opens nothing. */
export interface HalfSignInRecord {
  /** SHA-256 of the token. */
  id: string;
  userId: string;
  /** For whom the provider vouched: looked at again in the end. */
  identity: VouchedIdentity;
  /** Whether the person had no second factor when it began. */
  mayEnrol: boolean;
  returnTo: string | null;
  createdAt: string;
  expiresAt: string;
}
