import type { components } from '#contract/api.d.ts';

export type ComparableKind = 'text' | 'html' | 'pdf' | 'docx' | 'xlsx';

export type ComparedContent = components['schemas']['VersionComparison']['content'];

export interface ComparableObject {
  key: string;
  sha256: string;
  kind: ComparableKind;
}

export interface Comparer {
  /**
   * The differences, or why there are none to show: a `ComparedContent` as JSON. The bytes are the same object for all
   * callers. The signal aborts when no caller waits. @param reader so that readers take turns @throws ApiProblem 503
   * where it takes too long; ContentDamaged
   */
  compare(from: ComparableObject, to: ComparableObject, reader: string, signal?: AbortSignal): Promise<Uint8Array>;
}
