// Lines of the error catalogue that stories illustrate: the situation and the product's message.

export interface CatalogueLine {
  situation: string;
  /** Texts on screen; the story fails without them. */
  words: readonly string[];
}

/** The parameters of a story for a line of the error catalogue. */
export function catalogue(situation: string, ...words: string[]): { catalogue: CatalogueLine } {
  return { catalogue: { situation, words } };
}

/** The story's line of the catalogue, if any. */
export function catalogueLine(parameters: Readonly<Record<string, unknown>> | undefined): CatalogueLine | null {
  return (parameters?.['catalogue'] as CatalogueLine | undefined) ?? null;
}
