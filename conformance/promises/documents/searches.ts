// Searches of documents that wait until the server has read their files.
import { z } from 'zod';
import type { Who } from '../../target.ts';
import type { Scene } from '../scene.ts';

const found = z.looseObject({
  results: z.array(
    z.looseObject({
      ...{ id: z.string(), folderId: z.string().nullable(), page: z.number().nullable(), excerpt: z.string() },
      marks: z.array(z.object({ from: z.number(), to: z.number() })),
    }),
  ),
  next: z.string().nullable(),
  indexing: z.looseObject({ read: z.number(), of: z.number() }),
});

type Found = z.output<typeof found>;

export const search = (scene: Scene, who: Who, query: Record<string, string>) =>
  scene.read(found, { id: 'searchContents', who, query });

const TRIES = 600;
const AGAIN_MS = 100;

export const has =
  (id: string) =>
  ({ results }: Found) =>
    results.some((hit) => hit.id === id);

/**
 * Repeats a search until its answer is right, or will stay wrong: files are read in the background, and by each of
 * several servers for itself. @param isLast by default, that the server has read all files
 */
export async function searchUntil(
  scene: Scene,
  who: Who,
  query: Record<string, string>,
  isRight: (page: Found) => boolean,
  isLast = ({ indexing }: Found) => indexing.read >= indexing.of,
): Promise<Found> {
  let read = 0;
  for (let at = 1; ; at += 1) {
    const page = await search(scene, who, query);
    if (isRight(page) || isLast(page) || at === TRIES) return page;
    if (page.indexing.read > read) [at, read] = [0, page.indexing.read];
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

/** Waits for a new document as long as files are being read. @returns the page of the hit */
export async function untilFound(scene: Scene, who: Who, q: string, id: string): Promise<number | null> {
  const { results } = await searchUntil(scene, who, { q }, has(id), () => false);
  const hit = results.find((one) => one.id === id);
  if (!hit) {
    scene.broken(`after a document came whose text has the word, the ${who} does not find it`);
    return null;
  }
  const isMarked = hit.marks.some(({ from, to }) => hit.excerpt.slice(from, to).toLowerCase() === q.toLowerCase());
  scene.holds(isMarked, 'of a document whose text has the word', `another place of “${hit.excerpt}” is marked`);
  return hit.page;
}

/** A word that no other document contains. Its end is a letter, so that no other begins like it by its number. */
export const newWord = (scene: Scene) => `${scene.room.name('Zebra').replaceAll(/[^a-z\d]/gi, '')}q`;

export const paper = (word: string) => `<!doctype html><body><p>It says ${word}</p></body>`;

export const documentWith = (scene: Scene, word: string, accessLevel = 'public') =>
  scene.room.document({ bytes: paper(word), accessLevel });

/** @returns a new document, and a word that it alone contains */
export async function documentWithNewWord(scene: Scene, accessLevel: string): Promise<[id: string, word: string]> {
  const word = newWord(scene);
  return [await documentWith(scene, word, accessLevel), word];
}
