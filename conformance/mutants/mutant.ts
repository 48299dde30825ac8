// A mutant is the reference server with one small fault, of the kind that real teams ship: a few texts of its sources
// replaced by others. Whoever gates a backend with the suite wants to know which of them it would have let through.

export interface Edit {
  /** From the root of the project. */
  file: string;
  /** Occurs exactly once in the file. */
  from: string;
  to: string;
}

export interface Mutant {
  /** What is wrong, in a sentence. */
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

export function fault(kind: Kind, name: string, ...edits: readonly Edit[]): Mutant {
  return { kind, name, edits };
}

/** Edits of one file. */
export function textOf(file: string): (from: string, to: string) => Edit {
  return (from, to) => ({ file: `reference-server/${file}`, from, to });
}

/** @throws Error when the text is not there, or more than once: the list is behind the sources then. */
export function edited(text: string, { file, from, to }: Edit): string {
  const parts = text.split(from);
  if (parts.length === 2) return parts.join(to);
  throw new Error(`${file} has ${parts.length - 1} times the text ${JSON.stringify(from)}`);
}
