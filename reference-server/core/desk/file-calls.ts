// The calls that answer with the bytes of a file. A browser may navigate to them, so that people read their refusals.
import type { OperationId } from '#contract/types.ts';

export const fileCalls: ReadonlySet<OperationId> = new Set([
  'downloadDocument',
  'downloadDocumentVersion',
  'previewDocument',
  'previewDocumentVersion',
  'downloadArchive',
  'downloadComplianceReport',
]);
