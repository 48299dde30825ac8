// What the suite is run against: something that answers requests of the contract for a person of each role.

export const roles = ['admin', 'manager', 'analyst', 'viewer'] as const;
export type Role = (typeof roles)[number];
/** Somebody whom the suite has invited, and who has come in. */
export type Guest = `guest ${number}`;
/** A person of a role, a guest, or a caller without a session. */
export type Who = Role | Guest | 'nobody';

/** The headers that make a request one of this person's, such as a session cookie. */
export type PersonHeaders = Readonly<Record<string, string>>;
export type Credentials = Record<Role, PersonHeaders>;

/** Whoever was invited, as `createUser` answered. */
export interface Invited {
  id: string;
  email: string;
  /** The address of the invitation, where the answer had one. */
  link: string | null;
}

export interface WireRequest {
  who: Who;
  method: string;
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer> | null;
  /** The limit of calls is what is looked at: a 429 is not waited out. */
  mayBeLimited?: boolean;
}

export interface WireAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** The statuses that come only from a fault or a limit, and that an injected one provokes. */
export const faultStatuses = [408, 429, 500, 503] as const;
export type FaultStatus = (typeof faultStatuses)[number];

export interface Target {
  /** As it stands in the table. */
  name: string;
  /** Where it is reached, where that is an address. */
  address?: string;
  /** Sends one request. A redirect is an answer like any other. */
  send(request: WireRequest): Promise<WireAnswer>;
  /** A fresh session for whoever has none any more; null where the suite cannot sign anybody in. */
  signIn: ((role: Role) => Promise<void>) | null;
  /** Sends the request into a fault, once for each place where it can strike; null where none can be injected. */
  fault: ((status: FaultStatus, request: WireRequest) => Promise<WireAnswer[]>) | null;
  /** Lets somebody who was invited in, to call as `guest` from then on; null where the suite cannot. */
  enter: ((guest: Guest, person: Invited) => Promise<void>) | null;
  /** Signs somebody in once more who came in, beside their other sessions; null where the suite cannot. */
  comeAgain: ((guest: Guest, person: Pick<Invited, 'id' | 'email'>) => Promise<void>) | null;
  /** False where all that one person does is of one session: a persona of the mock. */
  tellsSessionsApart?: boolean;
  /** False where its policy is to stay as it is, even for a while: others are there. */
  mayChangePolicy?: boolean;
  /** False where people are let in without the link of their invitation. */
  followsLinks?: boolean;
  /** False where PDFs and pictures are shown without a mark, and said to be: the mock cannot draw into them. */
  drawsMarks?: boolean;
  /** False where nobody is limited in how often they call: the mock, and a server that was told so. */
  isLimited?: boolean;
  /** Moves the target's clock forward; null where it offers none to tests. */
  advance: ((seconds: number) => Promise<void>) | null;
  close(): Promise<void>;
}

/** Nobody is there to answer: the address is wrong, or the server is not running (any more). */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** A target of this house, which can begin anew: the four people, signed in, and nothing else. */
export interface OwnTarget extends Target {
  reset(): Promise<void>;
}

export const textOf = ({ bytes }: Pick<WireAnswer, 'bytes'>): string => new TextDecoder().decode(bytes);

/** The media type without its parameters; null where none is named. */
export function mediaTypeOf({ headers }: Pick<WireAnswer, 'headers'>): string | null {
  return headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? null;
}

/** Reads a response to its end. */
export async function readAnswer(response: Response): Promise<WireAnswer> {
  return {
    status: response.status,
    headers: response.headers,
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}
