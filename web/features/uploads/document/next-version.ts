import { nameKey } from '#web/domain/names/same-name.ts';
import type { Document } from '#contract/types.ts';

const key = (folderId: string | null, name: string) => `${folderId ?? ''}/${nameKey(name)}`;

/** Finds the document whose next version an upload of this name would be. */
export type TakenNames = (folderId: string | null, name: string) => Document | undefined;

/** Registering a taken name in the same folder creates the next version; the dialogs announce it. */
export function takenNames(documents: readonly Document[]): TakenNames {
  const byName = new Map(documents.map((document) => [key(document.folderId, document.name), document]));
  return (folderId, name) => byName.get(key(folderId, name));
}

export const becomesVersion = (version: number): string => `Already here: this becomes version ${version}`;
