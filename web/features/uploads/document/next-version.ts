import { nameKey } from '#web/domain/names/same-name.ts';
import type { Document } from '#contract/types.ts';

const key = (folderId: string | null, name: string) => `${folderId ?? ''}/${nameKey(name)}`;

/** Finds the document that an upload of that name would become the next version of. */
export type TakenNames = (folderId: string | null, name: string) => Document | undefined;

/** Registering a taken name in the same folder makes the next version; this says so beforehand. */
export function takenNames(documents: readonly Document[]): TakenNames {
  const byName = new Map(documents.map((document) => [key(document.folderId, document.name), document]));
  return (folderId, name) => byName.get(key(folderId, name));
}

/** What the dialogs say about it. */
export const becomesVersion = (version: number): string => `Already here: this becomes version ${version}`;
