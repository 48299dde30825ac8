// A target of the suite: anything that answers the contract's requests for a user of each role.

export const roles = ['admin', 'manager', 'analyst', 'viewer'] as const;
export type Role = (typeof roles)[number];
/** A user invited by the suite who has signed in. */
export type Guest = `guest ${number}`;
/** A user of a role, a guest, or a caller without a session. */
export type Who = Role | Guest | 'nobody';

/** The headers that identify a caller, such as a session cookie. */
export type PersonHeaders = Readonly<Record<string, string>>;
export type Credentials = Record<Role, PersonHeaders>;

/** An invited user, from the answer of `createUser`. */
export interface Invited {
  id: string;
  email: string;
  /** The link of the invitation, if the answer had one. */
  link: string | null;
}

export interface WireRequest {
  who: Who;
  method: string;
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer> | null;
  /** Does not wait after a 429, since the limit itself is checked. */
  mayBeLimited?: boolean;
}

export interface WireAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** Statuses that only a fault or a limit causes; injected faults provoke them. */
export const faultStatuses = [408, 429, 500, 503] as const;
export type FaultStatus = (typeof faultStatuses)[number];

export interface Target {
  /** The name in the report. */
  name: string;
  /** The address, if it has one. */
  address?: string;
  /** Sends one request without following redirects. */
  send(request: WireRequest): Promise<WireAnswer>;
  /** Starts a new session for a caller; null if the suite cannot sign in. */
  signIn: ((role: Role) => Promise<void>) | null;
  /** Sends the request once for each place of an injected fault; null if faults cannot be injected. */
  fault: ((status: FaultStatus, request: WireRequest) => Promise<WireAnswer[]>) | null;
  /** Signs an invited user in, who then calls as `guest`; null if the suite cannot. */
  enter: ((guest: Guest, person: Invited) => Promise<void>) | null;
  /** Ends the run, which cannot be whole; absent outside of one. */
  giveUp?: (why: string) => void;
  /** Starts a further session of an invited user; null if the suite cannot. */
  comeAgain: ((guest: Guest, person: Pick<Invited, 'id' | 'email'>) => Promise<void>) | null;
  /** The same by a device with this User-Agent; absent if the suite cannot. */
  comeAgainBy?: (guest: Guest, person: Pick<Invited, 'email'>, userAgent: string) => Promise<void>;
  /** Accepts the terms that wait for a caller, and returns the page that showed them; absent if the suite cannot. */
  acceptTerms?: (who: Who) => Promise<string>;
  /** Whether a sign-in with this code begins a session; absent if the suite cannot sign in with one. */
  signInWithCode?: (email: string, code: string) => Promise<boolean>;
  /** False if each user has one session only, as personas of the mock do. */
  allowsManySessions?: boolean;
  /** False if the policy must not change even for a moment, since others use the room. */
  mayChangePolicy?: boolean;
  /** False if users sign in without the link of their invitation. */
  followsLinks?: boolean;
  /** False if PDFs and pictures have no watermark and X-Watermark is `none`, as in the mock. */
  drawsMarks?: boolean;
  /** False without limits of calls: the mock, and servers configured so. */
  isLimited?: boolean;
  /** Moves the target's clock forward; null without a test clock. */
  advance: ((seconds: number) => Promise<void>) | null;
  close(): Promise<void>;
}

/** The target is unreachable: the address is wrong, or the server is not running. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** The command that signs invited users in does not work. */
export class SignInFailed extends Error {}

/** A target of this project, which can be reset to its four users, signed in. */
export interface OwnTarget extends Target {
  reset(): Promise<void>;
}

export const textOf = ({ bytes }: Pick<WireAnswer, 'bytes'>): string => new TextDecoder().decode(bytes);

/** Undefined if the answer is not JSON. */
export function jsonOf(answer: WireAnswer): unknown {
  try {
    return JSON.parse(textOf(answer)) as unknown;
  } catch {
    return undefined;
  }
}

/** The media type without its parameters; null without one. */
export function mediaTypeOf({ headers }: Pick<WireAnswer, 'headers'>): string | null {
  return headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? null;
}

/** Reads a response to its end. */
export async function readAnswer(response: Response): Promise<WireAnswer> {
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}
