import type { components } from '#contract/api.d.ts';

type Schemas = components['schemas'];

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
