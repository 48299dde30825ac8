// Reads a JSON body: at most 65,536 bytes, or 1,048,576 for selections, lists and terms; strict UTF-8 whatever the
// charset, and compressed at most once. Malformed bodies are refused, never repaired.
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { collect } from '../store/memory-objects.ts';
import { invalidRequest, payloadTooLarge, unsupportedMediaType } from '../call/errors.ts';
import { type ApiRequest, headerOf } from '../call/request.ts';
import { unpacked } from './unpacked.ts';

const usualLimit = 65_536;
const largeLimit = 1_048_576;
/** Their bodies contain up to 10,000 documents, folders or members, 200 users or networks, 5,000 permissions, or a long text. */
const large: ReadonlySet<OperationId> = new Set([
  'createUser',
  'createGroup',
  'updateGroup',
  'previewMove',
  'previewSettings',
  'prepareArchive',
  'inviteUsers',
  'updateFolderPermissions',
  'publishTerms',
  'updateSecurityPolicy',
]);
const decoder = new TextDecoder('utf-8', { fatal: true });

/** @throws ApiProblem 415 for another media type */
function expectJson(request: ApiRequest): void {
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headerOf(request, 'content-type') ?? ''))
    throw unsupportedMediaType();
}

/**
 * A missing body is an empty object where the contract requires nothing. @throws ApiProblem 408 if it does not arrive
 * in time, 413, 415 for another media type or an unknown content coding, 400 for invalid JSON
 */
export async function readJson(request: ApiRequest, operationId: OperationId): Promise<unknown> {
  const { isBodyOptional } = contractOperations[operationId];
  if (!isBodyOptional) expectJson(request);
  const limit = large.has(operationId) ? largeLimit : usualLimit;
  const coding = (headerOf(request, 'content-encoding') ?? 'identity').toLowerCase();
  if (coding !== 'identity' && coding !== 'gzip' && coding !== 'deflate') throw unsupportedMediaType();
  if (Number(headerOf(request, 'content-length')) > limit) throw payloadTooLarge();
  const sent = await collect(request.body('whole'), limit);
  if (isBodyOptional) {
    if (sent.length === 0) return {};
    expectJson(request);
  }
  const bytes = coding === 'identity' ? sent : await unpacked(sent, coding, limit);
  try {
    return JSON.parse(decoder.decode(bytes ?? sent.subarray(0, 0))) as unknown;
  } catch {
    throw invalidRequest([], 'The request body is not valid JSON');
  }
}
