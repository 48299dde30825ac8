// What the suite is run against: something that answers requests of the contract for a person of each role.

export const roles = ['admin', 'manager', 'analyst', 'viewer'] as const;
export type Role = (typeof roles)[number];
/** A person of a role, or a caller without a session. */
export type Who = Role | 'nobody';

/** The headers that make a request one of this person's, such as a session cookie. */
export type Credentials = Record<Role, Readonly<Record<string, string>>>;

export interface WireRequest {
  who: Who;
  method: string;
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array<ArrayBuffer> | null;
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
  /** Sends one request. A redirect is an answer like any other. */
  send(request: WireRequest): Promise<WireAnswer>;
  /** A fresh session for whoever has none any more; null where the suite cannot sign anybody in. */
  signIn: ((role: Role) => Promise<void>) | null;
  /** Sends the request into a fault, once for each place where it can strike; null where none can be injected. */
  fault: ((status: FaultStatus, request: WireRequest) => Promise<WireAnswer[]>) | null;
  close(): Promise<void>;
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
