// A data room for tests: ports over a scenario, and calls made as one of its people.
import type { Actor, Answer, CoreOperationId } from '../desk/operation.ts';
import { openRoom, type Room } from '../desk/room.ts';
import type { ByteSource, Ports } from '../ports.ts';
import type { AuditEntry } from '../records/records.ts';
import { empty } from '../../scenarios/empty.ts';
import { loadScenario, type Scenario } from '../../scenarios/scenario.ts';
import { collect, once } from '../store/memory-objects.ts';
import type { StoreEngine } from '../store/store.ts';
import { personNow } from '../standing/without-session.ts';
import { createTestPorts, type TestPorts } from './ports.ts';

export interface TestCall {
  /** A user's id; null for nobody. */
  as?: string | null;
  /** One session each, unless named. */
  session?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
  /** A source stands for bytes that come while something else happens. */
  bytes?: string | Uint8Array | ByteSource;
  isHead?: boolean;
}

export interface TestAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  type: string | null;
  /** The whole body as text. */
  text: string;
  /** The body parsed; undefined for what is not JSON. */
  json: unknown;
}

export interface TestRoom {
  ports: TestPorts;
  call(operationId: CoreOperationId, call?: TestCall): Promise<TestAnswer>;
  /** The newest entry of the audit log. */
  lastEntry(): Promise<AuditEntry | undefined>;
  /** Newest first. */
  entries(): Promise<readonly AuditEntry[]>;
}

/** Opens a room over a scenario, in memory unless given a store. */
export async function openTestRoom(scenario: Scenario = empty, store?: StoreEngine): Promise<TestRoom> {
  const ports = createTestPorts(store);
  const room = openRoom(ports);
  await loadScenario(ports.store, ports.objects, scenario);
  const entries = () => ports.store.read((tx) => tx.audit.newest({ limit: 100_000 }));
  return {
    ports,
    entries,
    lastEntry: async () => (await entries())[0],
    call: async (operationId, call = {}) => read(await send(room, operationId, call)),
  };
}

async function send(room: Room, operationId: CoreOperationId, call: TestCall): Promise<Answer> {
  const { ports } = room;
  const headers = new Map(Object.entries({ 'content-type': 'application/json', ...call.headers }));
  const bytes = typeof call.bytes === 'string' ? new TextEncoder().encode(call.bytes) : call.bytes;
  const actor = await actorOf(ports, call);
  const hadSession = actor !== null && (await ports.store.read((tx) => tx.sessions.get(actor.sessionId))) !== undefined;
  return room.perform({
    operationId,
    requestId: 'request-1',
    actor,
    callerNow: (tx) => personNow(tx, actor, hadSession),
    client: { ipAddress: '10.0.0.7', userAgent: 'Test' },
    params: call.params ?? {},
    query: call.query ?? {},
    header: (name) => headers.get(name) ?? null,
    readJson: () => Promise.resolve(call.json),
    bytes: () => (bytes === undefined || bytes instanceof Uint8Array ? once(bytes ?? new Uint8Array()) : bytes),
    ...(call.isHead ? { isHead: true } : {}),
  });
}

async function actorOf(ports: Ports, call: TestCall): Promise<Actor | null> {
  const userId = call.as;
  if (!userId) return null;
  const user = await ports.store.read((tx) => tx.users.get(userId));
  if (user?.deactivatedAt !== null) return null;
  return {
    userId,
    role: user.role,
    email: user.email,
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
    sessionId: call.session ?? `session-of-${userId}`,
  };
}

async function read(answer: Answer): Promise<TestAnswer> {
  const { status, headers, body } = answer;
  if (!body) return { status, headers, type: null, text: '', json: undefined };
  const text = 'text' in body ? body.text : new TextDecoder().decode(await bytesOf(body));
  return { status, headers, type: body.type, text, json: body.type.includes('json') ? JSON.parse(text) : undefined };
}

function bytesOf(body: Exclude<Answer['body'], null | { text: string }>): Uint8Array | Promise<Uint8Array> {
  return 'bytes' in body ? body.bytes : collect(body.source);
}
