// The searched words of a document, kept in the history entry of its preview.

interface Words {
  documentId: string;
  /** From 1; null in a file without pages. */
  page: number | null;
  words: string;
}

export const atWords = (words: Words) => ({ strongroomWords: words });

export function wordsIn(state: unknown, documentId: string): Words | null {
  if (typeof state !== 'object' || state === null || !('strongroomWords' in state)) return null;
  // Written by `atWords`.
  const words = state.strongroomWords as Words;
  return words.documentId === documentId ? words : null;
}
