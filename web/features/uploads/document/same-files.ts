import PQueue from 'p-queue';

import { listDocumentVersions } from '#contract/hooks/versions.ts';
import type { Document } from '#contract/types.ts';

const AT_A_TIME = 4;

/** A file beside the document that it would become a version of. */
export interface Candidate {
  id: string;
  file: File;
  document: Document;
}

/** Whether this browser can compare at all: addresses without TLS have no digests. */
export const mayCompare = (): boolean => 'subtle' in crypto;

/**
 * The ids of the files with the very bytes of the newest version.
 * @throws ApiError
 */
export async function sameAsNewest(candidates: readonly Candidate[]): Promise<string[]> {
  const same: string[] = [];
  const queue = new PQueue({ concurrency: AT_A_TIME });
  await queue.addAll(
    candidates.map(({ id, file, document }) => async () => {
      const versions = await listDocumentVersions(document.id);
      const newest = versions.find(({ version }) => version === document.version);
      if (newest?.sha256 != null && newest.sha256 === (await digestOf(file))) same.push(id);
    }),
  );
  return same;
}

async function digestOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
