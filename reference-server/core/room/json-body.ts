// A JSON body: at most 65,536 bytes, 1,048,576 where it names a selection or holds terms, strict UTF-8 whatever a charset claims, packed at most once. What is not well-formed
// is refused; nothing is ever repaired.
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import { collect } from '../store/memory-objects.ts';
import { invalidRequest, payloadTooLarge, unsupportedMediaType } from '../call/errors.ts';
import { type ApiRequest, headerOf } from '../call/request.ts';
import { unpacked } from './unpacked.ts';

const usualLimit = 65_536;
const largeLimit = 1_048_576;
/** Their bodies name up to 10,000 documents and folders, or 200 people, or 5,000 permissions, or hold a long text. */
const large: ReadonlySet<OperationId> = new Set([
  'previewMove',
  'previewSettings',
  'prepareArchive',
  'inviteUsers',
  'updateFolderPermissions',
  'publishTerms',
]);
const decoder = new TextDecoder('utf-8', { fatal: true });

/** @throws ApiProblem 415 for another media type */
function expectJson(request: ApiRequest): void {
  if (!/^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(headerOf(request, 'content-type') ?? ''))
    throw unsupportedMediaType();
}

/**
 * What is not sent where nothing needs to be is an empty object: no body at all, under whatever media type or none.
 * @throws ApiProblem 408 when it does not come in time, 413, 415 for another media type or a content coding that is not known, 400 for what is not JSON
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
