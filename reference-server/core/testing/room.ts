// A data room for tests: ports over a scenario, and calls by its users.
import { contractOperations } from '#contract/operations.ts';
import type { CoreOperationId } from '../call/operation.ts';
import type { ApiAnswer, ApiRequest } from '../call/request.ts';
import { openRoom, type Room } from '../room/room.ts';
import type { ByteSource } from '../ports/objects.ts';
import type { AuditEntry } from '../records/records.ts';
import { empty } from '../../scenarios/empty.ts';
import { loadScenario, type Scenario } from '../../scenarios/scenario.ts';
import { collect, once } from '../store/memory-objects.ts';
import type { StoreEngine } from '../store/store.ts';
import { createTestPorts, type TestPorts } from './ports.ts';

/** The default address of calls. */
export const ADDRESS = '10.0.0.7';

export interface TestCall {
  /** A user's id; null for a call without a session. */
  as?: string | null;
  /** The session's name; each user has one by default. */
  session?: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  json?: unknown;
  headers?: Record<string, string>;
  /** The caller's address. */
  from?: string | null;
  /** A source allows actions while bytes arrive. */
  bytes?: string | Uint8Array | ByteSource;
  isHead?: boolean;
}

export interface TestAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  type: string | null;
  text: string;
  /** The body parsed; undefined if it is not JSON. */
  json: unknown;
}

export interface TestRoom {
  ports: TestPorts;
  memory: Room['memory'];
  call(operationId: CoreOperationId, call?: TestCall): Promise<TestAnswer>;
  lastEntry(): Promise<AuditEntry | undefined>;
  /** Newest first. */
  entries(): Promise<readonly AuditEntry[]>;
}

/** In memory unless a store is given. */
export async function openTestRoom(scenario: Scenario = empty, store?: StoreEngine): Promise<TestRoom> {
  const ports = createTestPorts(store);
  const room = openRoom(ports);
  await loadScenario(ports.store, ports.objects, scenario);
  const entries = () => ports.store.read((tx) => tx.audit.newest({ limit: 100_000 }));
  return {
    ports,
    memory: room.memory,
    entries,
    lastEntry: async () => (await entries())[0],
    call: (operationId, call = {}) => callRoom(room, operationId, call),
  };
}

/** Calls a room and reads its answer to the end. */
export async function callRoom(room: Room, operationId: CoreOperationId, call: TestCall): Promise<TestAnswer> {
  return read(await room.answer(testRequest(operationId, call)));
}

/** The request that a door would pass in. @param on may delay the bytes of the body */
export function testRequest(
  operationId: CoreOperationId,
  call: TestCall,
  on: (bytes: ByteSource) => ByteSource = (bytes) => bytes,
): ApiRequest {
  const { method, path } = contractOperations[operationId];
  const { params = {}, json, bytes, as } = call;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(params[name] ?? 'missing'));
  const sent = json === undefined ? (bytes ?? '') : JSON.stringify(json);
  const body = typeof sent === 'string' ? new TextEncoder().encode(sent) : sent;
  return {
    method: call.isHead ? 'HEAD' : method,
    target: `${filled}?${new URLSearchParams(call.query).toString()}`,
    headers: { 'content-type': 'application/json', ...call.headers },
    body: () => on(body instanceof Uint8Array ? once(body) : body),
    client: { ipAddress: call.from === undefined ? ADDRESS : call.from, userAgent: 'Test' },
    requestId: 'request-1',
    session: as ? `${as} ${call.session ?? `session-of-${as}`}` : null,
  };
}

async function read({ status, headers, body }: ApiAnswer): Promise<TestAnswer> {
  const { 'Content-Type': type = null } = headers;
  const bytes = body === null || body instanceof Uint8Array ? (body ?? new Uint8Array()) : await collect(body);
  const text = new TextDecoder().decode(bytes);
  return { status, headers, type, text, json: body !== null && type?.includes('json') ? JSON.parse(text) : undefined };
}
