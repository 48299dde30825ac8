// The lines of the error catalogue that stories illustrate: what went wrong, and the words that the product finds for it.

export interface CatalogueLine {
  situation: string;
  /** What is on the screen then; the story fails when it is not. */
  words: readonly string[];
}

/** The parameters of a story that shows a line of the error catalogue. */
export function catalogue(situation: string, ...words: string[]): { catalogue: CatalogueLine } {
  return { catalogue: { situation, words } };
}

/** The line that a story illustrates, if it is one of the catalogue's. */
export function catalogueLine(parameters: Readonly<Record<string, unknown>> | undefined): CatalogueLine | null {
  return (parameters?.['catalogue'] as CatalogueLine | undefined) ?? null;
}
