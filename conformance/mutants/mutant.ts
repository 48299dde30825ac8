// A mutant is the reference server with one small, realistic fault: a few texts of its sources are replaced. The share
// of mutants found shows how reliable the suite is.

export interface Edit {
  /** From the root of the project. */
  file: string;
  /** Occurs exactly once in the file. */
  from: string;
  to: string;
}

export interface Mutant {
  /** The fault in a sentence. */
  name: string;
  kind: Kind;
  edits: readonly Edit[];
}

export type Kind =
  | 'grants'
  | 'levels'
  | 'folders'
  | 'documents'
  | 'versions'
  | 'bytes'
  | 'ranges'
  | 'previews'
  | 'uploads'
  | 'people'
  | 'sessions'
  | 'accounts'
  | 'audit'
  | 'order'
  | 'headers'
  | 'requests'
  | 'leaks';

/** The edits of each mutant, by its kind and name. */
export type Faults = Partial<Record<Kind, Record<string, Edit | readonly Edit[]>>>;

export function mutantsOf(faults: Faults): Mutant[] {
  return Object.entries(faults).flatMap(([kind, named]) =>
    Object.entries(named).map(([name, edits]) => ({ kind: kind as Kind, name, edits: [edits].flat() })),
  );
}

/** @throws Error if the text does not occur exactly once, because the sources have changed. */
export function edited(text: string, { file, from, to }: Edit): string {
  const parts = text.split(from);
  if (parts.length === 2) return parts.join(to);
  throw new Error(`${file} has ${parts.length - 1} times the text ${JSON.stringify(from)}`);
}
