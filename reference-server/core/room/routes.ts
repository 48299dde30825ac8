// Finds the operation of a request by the contract. Paths are compared exactly as sent: case, slashes and escapes are
// not normalised.
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { type ApiProblem, headTooLarge, methodNotAllowed, notFound, ticketInvalid } from '../call/errors.ts';
import { type Query, readQuery } from '../call/query.ts';
import type { ApiRequest } from '../call/request.ts';

export interface Route {
  operationId: OperationId;
  params: Readonly<Record<string, string>>;
  query: Query;
}

/** Authorised by its ticket: neither session nor origin is checked. */
export const SIGNED_PUT = 'storeObject' satisfies OperationId;

/** The limit for the address and for each header. */
const longestBytes = 16_384;

interface Template {
  operationId: OperationId;
  /** A GET also answers HEAD. */
  methods: readonly string[];
  segments: readonly string[];
}

const templates = (Object.keys(contractOperations) as OperationId[]).map((operationId): Template => {
  const { method, path } = contractOperations[operationId];
  return { operationId, methods: method === 'GET' ? ['GET', 'HEAD'] : [method], segments: path.split('/') };
});

export const isForApi = (target: string): boolean => /^\/api(?:[/?#]|$)/.test(target);

/** The operation, or the refusal of an unknown address or method. */
export function findRoute(request: Pick<ApiRequest, 'method' | 'target' | 'headers'>): Route | ApiProblem {
  if (isTooLarge(request)) return headTooLarge();
  const { method } = request;
  const [path, query] = splitTarget(request.target);
  const segments = path.split('/');
  const known = templates.filter((one) => matches(one, segments));
  const decoded = segments.map(decodedSegment);
  if (known.length === 0 || decoded.includes(null)) return notFound();
  const found = known.find(({ methods }) => methods.includes(method));
  if (!found) return otherMethod(known, readQuery(query));
  const named = found.segments.map((segment, at) => [segment, decoded[at] ?? ''] as const);
  const params = named.filter(([segment]) => isParameter(segment)).map(([name, value]) => [name.slice(1, -1), value]);
  return {
    operationId: found.operationId,
    params: Object.fromEntries(params) as Record<string, string>,
    query: readQuery(query),
  };
}

function otherMethod(known: readonly Template[], query: Query): ApiProblem {
  // A ticket is valid for its method only.
  if (query.has('signature') && known.some(({ operationId }) => operationId === SIGNED_PUT)) return ticketInvalid();
  const problem = methodNotAllowed();
  problem.headers['Allow'] = [...new Set(known.flatMap(({ methods }) => methods))].sort().join(', ');
  return problem;
}

function isTooLarge({ target, headers }: Pick<ApiRequest, 'target' | 'headers'>): boolean {
  if (target.length > longestBytes) return true;
  for (const name in headers) if ((headers[name]?.length ?? 0) > longestBytes) return true;
  return false;
}

/** Splits the query off; requests have no fragment. */
function splitTarget(target: string): [path: string, query: string] {
  const [withoutFragment = ''] = target.split('#', 1);
  const at = withoutFragment.indexOf('?');
  return at < 0 ? [withoutFragment, ''] : [withoutFragment.slice(0, at), withoutFragment.slice(at + 1)];
}

function matches({ segments }: Template, path: readonly string[]): boolean {
  if (segments.length !== path.length) return false;
  return segments.every((segment, at) => (isParameter(segment) ? path[at] !== '' : path[at] === segment));
}

const isParameter = (segment: string): boolean => segment.startsWith('{');

/** Null if the escapes are not well-formed UTF-8. */
function decodedSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
