// What the core needs from the outside world. The reference server implements these with files, Node's crypto and
// native libraries; the mock with memory, IndexedDB and the browser's crypto; tests with fixed values.
import type { IndexName } from '../records/keys.ts';
import type { AuditEntry, CollectionName, Records, SecondFactorDemand, UserRecord } from '../records/records.ts';
import type { components } from '#contract/api.d.ts';
import type { Refusal } from '../room/refusal-page.ts';
import type { Report } from '../reports/report.ts';
import type { Change } from '../store/store.ts';

type Schemas = components['schemas'];

/**
 * Rows of one collection as a transaction sees them. Rows are frozen by convention: put a changed copy. The same row may
 * be another object the next time it is read.
 */
export interface ReadTable<C extends CollectionName> {
  get(id: string): Promise<Records[C] | undefined>;
  /** All rows, in no promised order. */
  list(): Promise<readonly Records[C][]>;
  /** The rows whose secondary key is `key`. */
  by(index: IndexName<C>, key: string): Promise<readonly Records[C][]>;
}

export interface WriteTable<C extends CollectionName> extends ReadTable<C> {
  put(row: Records[C]): Promise<void>;
  delete(id: string): Promise<void>;
}

export interface AuditQuery {
  /** At most this many, newest first. */
  limit: number;
  /** Only entries older than the one with this id; an unknown id has nothing before it. */
  before?: string;
  /** Only entries about this document; one that is not has nothing before it. */
  document?: string;
}

/** What an entry has to be: everything that is said here. */
export interface AuditFilter {
  /** Stands in its description or its address, in whatever case. */
  text?: string;
  /** Beside `text`: entries of these people match, too, as their names hold it. */
  textUserIds?: readonly string[];
  /** Who did it; null for nobody. */
  userId?: string | null;
  types?: readonly string[];
  resourceType?: string;
  resourceId?: string;
  /** ISO 8601: of this moment and later. */
  from?: string;
  /** Before this moment. */
  to?: string;
}

export interface AuditSearch extends Omit<AuditQuery, 'document'> {
  filter: AuditFilter;
  /** Aborts when nobody waits any more. */
  signal?: AbortSignal | undefined;
}

export interface FoundEntries {
  /** Newest first. */
  entries: readonly AuditEntry[];
  /** Whether there are older ones. */
  hasMore: boolean;
  /** How many there are in all; null where they were not counted to the end, and of any page but the first. */
  matched: number | null;
  /** How many entries the log has. */
  total: number;
}

export interface ReadAudit {
  newest(query: AuditQuery): Promise<readonly AuditEntry[]>;
  /** How many entries of these types were written at or after `since` (ISO 8601). */
  count(types: readonly string[], since: string): Promise<number>;
}

/** No change waits for a search: only readings search. */
export interface SearchedAudit extends ReadAudit {
  search(search: AuditSearch): Promise<FoundEntries>;
}

export type NewAuditEntry = Omit<AuditEntry, 'id'>;

/** What reading and writing transactions have in common. */
export type Tables = { readonly [C in CollectionName]: ReadTable<C> };

/**
 * A reading, of use until its work is over. It shows everything that was acknowledged before it began: either one moment
 * for the whole work, or with each call what is committed by then.
 */
export type ReadTx = Tables & {
  readonly audit: SearchedAudit;
  /**
   * For each of these collections a number that grows whenever it changes. Asked before its rows are read, it is of the
   * same moment as they are, or of an earlier one.
   */
  revisions(collections: readonly CollectionName[]): Promise<readonly number[]>;
};

export type WriteTx = { readonly [C in CollectionName]: WriteTable<C> } & {
  readonly audit: ReadAudit & { append(entry: NewAuditEntry): Promise<void> };
};

export interface TransactOptions {
  /**
   * Goes on where a full disk refuses other changes: for what makes room, takes rights away, or lets somebody in who can.
   */
  mayUseReserve?: boolean;
}

/**
 * Typed collections behind transactions. `transact` runs one work after the other and resolves when the change and
 * its audit entries are durable together; if the work throws, nothing of it happened. A work must touch nothing but
 * the transaction: it may run in a burst with others, and again if the store has to reload.
 * @throws StoreUnavailable when the change cannot be made durable (a full disk, say); nothing was changed.
 */
export interface Store {
  read<T>(work: (tx: ReadTx) => Promise<T>): Promise<T>;
  transact<T>(work: (tx: WriteTx) => Promise<T>, options?: TransactOptions): Promise<T>;
}

/** Bytes on their way. A Node stream is one; so is an array of chunks. */
export type ByteSource = AsyncIterable<Uint8Array> & {
  /** Lets go of bytes that nobody will read. */
  destroy?: () => void;
  /** All of them, where they lie in memory already. */
  ready?: readonly Uint8Array[];
};

/** Bytes in parts, each made when it is first asked for and the same object from then on. */
export interface Parts extends AsyncIterable<Uint8Array> {
  readonly count: number;
  at(index: number): Uint8Array;
  /** Null until every part has been made. */
  readonly size: number | null;
}

/** From `start` up to and including `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  size: number;
  sha256: string;
  /** The first bytes (at most 4,100), for type sniffing. */
  head: Uint8Array;
}

/** Keeps the bytes of files under opaque keys. Never holds a whole file in memory on the server. */
export interface ObjectStore {
  /**
   * Takes the bytes that are to have this key, without giving it to them yet.
   * @throws PayloadTooLarge as soon as more than `limit` bytes came; nothing is left behind.
   */
  stage(key: string, bytes: ByteSource, limit: number): Promise<StagedObject>;
  /**
   * Where it is said what is expected, not a byte leaves that is not of it: what is missing or damaged throws at once, or
   * in the middle of reading.
   * @throws ContentDamaged; NotFound where nothing was expected.
   */
  open(key: string, range?: ByteRange, expected?: Pick<StoredObject, 'size' | 'sha256'>): Promise<ByteSource>;
  size(key: string): Promise<number>;
  /** Nothing happens where nothing is stored. */
  delete(key: string): Promise<void>;
}

export interface StagedObject extends StoredObject {
  /** Gives the bytes their key, durably. False when it is taken already: then the staged bytes are gone. */
  commit(): Promise<boolean>;
  discard(): Promise<void>;
}

export interface Clock {
  now(): Date;
}

export interface Ids {
  /** An id for a new row. */
  next(
    kind: 'user' | 'document' | 'folder' | 'grant' | 'object' | 'factor' | 'group' | 'archive' | 'approval' | 'report',
  ): string;
  /** At least 128 random bits, base64url: a session or an invitation. */
  token(): string;
}

export interface Signer {
  sign(text: string): Promise<string>;
  /** In constant time. */
  verify(text: string, signature: string): Promise<boolean>;
}

export interface Hasher {
  /** SHA-256 in hexadecimal. */
  sha256(text: string): Promise<string>;
  /** The same of bytes that come one after the other. */
  begin(): { update(bytes: Uint8Array): void; digest(): Promise<string> };
}

export interface Sniffer {
  /** The media type that magic bytes show; null when they show none. Text formats are the core's own business. */
  sniff(head: Uint8Array): Promise<string | null>;
}

/** What is watermarked into a preview. */
export interface Watermark {
  email: string;
  /** ISO 8601, UTC, rounded to five minutes. */
  time: string;
  /** What a viewer calls the document; only where the type has a place for it that is shown (PDF). */
  title?: string;
  /** Whether a page is to bear the script of the reader around it. */
  isInReader?: boolean;
}

export interface WatermarkedContent {
  size: number;
  /** Names exactly these bytes; without quotes. */
  etag: string;
  /** Whether the mark is in these bytes; false of a watermarker that shows some as they are. */
  isMarked: boolean;
  open(range?: ByteRange): Promise<ByteSource>;
}

export interface Watermarker {
  /** Null when the bytes cannot be watermarked (encrypted, broken, too large). The signal says that nobody waits any more. */
  watermark(
    object: { key: string; sha256: string; size: number; type: string },
    mark: Watermark,
    signal?: AbortSignal,
  ): Promise<WatermarkedContent | null>;
}

/** How the text of a file is found. */
export type ComparableKind = 'text' | 'html' | 'pdf' | 'docx' | 'xlsx';

export type ComparedContent = Schemas['VersionComparison']['content'];

export interface ComparableObject {
  key: string;
  sha256: string;
  kind: ComparableKind;
}

export interface Comparer {
  /**
   * What changed from one to the other, or why that cannot be told: a `ComparedContent` as JSON, in bytes that stay the same
   * object for all who are sent them. The signal says that nobody waits any more.
   * @param reader so that readers take turns
   * @throws ApiProblem 503 where it takes longer than anybody should wait; ContentDamaged
   */
  compare(from: ComparableObject, to: ComparableObject, reader: string, signal?: AbortSignal): Promise<Uint8Array>;
}

/** A network in its one spelling, or what is wrong with it and what to write instead. */
export type ReadNetwork = { cidr: string } | { fault: string };

/** What is known of addresses: IPv4 and IPv6, and IPv4 in the clothes of IPv6, which is IPv4. */
export interface Networks {
  read(cidr: string): ReadNetwork;
  /** To be asked often: whether an address lies in one of these. What is unknown (null), or no address, lies in none. */
  among(cidrs: readonly string[]): (address: string | null) => boolean;
  /** The same for all addresses that one line may choose from: an IPv4 address, the /64 of an IPv6 one. */
  lineOf(address: string): string;
}

/** What somebody calls with, in words of at most 64 characters; null for what it does not say. */
export interface Device {
  browser: string | null;
  system: string | null;
  kind: 'computer' | 'phone' | 'tablet' | 'other';
}

export interface Devices {
  /** Of a `User-Agent` header. */
  describe(userAgent: string | null): Device;
}

/** Codes of an authenticator app (RFC 6238): six digits, a new one every thirty seconds. */
export interface Totp {
  /** 160 random bits, base32. */
  newSecret(): Promise<string>;
  /** What the QR code says. @param account tells the person's entries in the app apart */
  uri(secret: string, account: string): Promise<string>;
  /** Which step this is the code of, the present one or a neighbour; null for a wrong one. */
  stepOf(secret: string, code: string, now: Date): Promise<number | null>;
}

/** What is kept of a passkey. All of it may be known to anybody. */
export interface PasskeyCredential {
  /** The authenticator's own name for it, base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often it was used, as it counts; 0 for ever where it does not. */
  counter: number;
  transports: readonly string[];
}

/** What the browser is given to ask an authenticator with: one of the two dictionaries of WebAuthn, as JSON. */
export type PasskeyOptions = object & { challenge: string };

/** Passkeys (WebAuthn) of the one origin. What browsers answer is taken as it came: whatever is odd is not accepted. */
export interface Passkeys {
  /** @param known the person's other passkeys, so that no authenticator is added twice */
  creationOptions(
    person: { userId: string; email: string; name: string },
    known: readonly Pick<PasskeyCredential, 'credentialId' | 'transports'>[],
  ): Promise<PasskeyOptions>;
  /** Null when the answer is not one to this challenge. */
  register(response: unknown, challenge: string): Promise<PasskeyCredential | null>;
  requestOptions(known: readonly Pick<PasskeyCredential, 'credentialId' | 'transports'>[]): Promise<PasskeyOptions>;
  /** Which passkey this answer says it is from. */
  credentialIdOf(response: unknown): string | null;
  /** The counter from now on; null when the answer is wrong, or its counter says that there are two of this passkey. */
  check(response: unknown, challenge: string, credential: PasskeyCredential): Promise<number | null>;
}

/** Keeps small secrets readable for this installation alone. What it makes is bound to `about`, which is no secret. */
export interface Vault {
  seal(text: string, about: string): Promise<string>;
  /** Null for what was sealed by another key, about something else, or was changed. */
  open(sealed: string, about: string): Promise<string | null>;
  /** For what is only ever compared: the same for the same text, and nobody else can compute it. */
  hash(text: string, about: string): Promise<string>;
}

/** What a second factor is made of. */
export interface Factors {
  totp: Totp;
  passkeys: Passkeys;
  vault: Vault;
  /** Such as `k3vqz-7mwta`: at least 50 random bits. */
  newRecoveryCode(): string;
}

/** What the environment of the installation says of the security policy, and by which variable. */
export interface PolicyByEnvironment {
  secondFactor?: SecondFactorDemand;
  stepUpMinutes?: number | null;
  idleMinutes?: number | null;
  approverCount?: number;
  /** False switches the rules off, for whoever holds the machine. */
  areNetworksEnforced: boolean;
}

/** An entry of the log, by its number and its hash. The hash covers that of the entry before it. */
export interface LogHead {
  /** From 1; 0 before the first. */
  seq: number;
  hash: string;
}

/** One commit, as the log has it. */
export interface LoggedCommit extends LogHead {
  changes: readonly Change[];
  audit: readonly AuditEntry[];
}

export interface LoggedPart {
  upTo: LogHead;
  types: readonly AuditEntry['activityType'][];
  /** ISO 8601: entries of this moment and later. */
  from: string;
  /** Entries before this moment. */
  to: string;
}

/** What the log says from its beginning on, whatever the rows are today. Nothing of it is held in memory as a whole. */
export interface History {
  /** The newest entry that is durable, and how many audit entries there are up to it. */
  head(): Promise<LogHead & { auditEntries: number }>;
  /**
   * Every commit in order, each compared with its hash and the one before it.
   * @throws LogBroken at the first that is not as it was written, or when the last is not `upTo`.
   */
  commits(upTo: LogHead): AsyncIterable<LoggedCommit>;
  /**
   * Looks at the chain as it is stored by now, from behind an entry on. Yields now and then how far it has come, and at
   * last the newest entry. @throws LogBroken
   */
  follow(after: LogHead): AsyncIterable<LogHead>;
  /** The audit entries of a part, in the order of the log. @throws LogBroken */
  told(part: LoggedPart): AsyncIterable<AuditEntry>;
}

/** Everything an operation may reach. */
export interface Ports {
  store: Store;
  objects: ObjectStore;
  clock: Clock;
  ids: Ids;
  signer: Signer;
  hasher: Hasher;
  sniffer: Sniffer;
  watermarker: Watermarker;
  comparer: Comparer;
  networks: Networks;
  devices: Devices;
  factors: Factors;
  history: History;
  /** Lets others have their turn in the middle of long work; nobody waits without. */
  giveWay?: () => Promise<void>;
  /** Sets a compliance report as a PDF file, while it is read; where there is none, nobody is given one. */
  reportPdf?: (report: Report) => ByteSource;
  /** Nothing is set without. */
  policyByEnvironment?: PolicyByEnvironment;
  /** Ends sessions so many days after they began, however much they are used; never without. */
  sessionMaxDays?: number | null;
  /** Draws a refusal for somebody who opened it in a tab of its own; a plain page without. */
  drawRefusal?: (refusal: Refusal) => string;
  /** Whether somebody who has signed in once could do so today; without, everybody could. */
  canComeBack?: (user: UserRecord) => boolean;
  /** The one origin, such as `https://rooms.example`: of upload URLs and invitation links. */
  origin: string;
  /** Told of every fault (5xx), never of a refusal. */
  reportFault(error: unknown, requestId: string): void;
}
