// Search results in documents, by reader.
import { z } from 'zod';
import type { Role } from '../../target.ts';
import type { PromiseCheck } from '../checks.ts';
import type { Scene } from '../scene.ts';

const found = z.looseObject({
  results: z.array(z.looseObject({ id: z.string() })),
  next: z.string().nullable(),
  // How many files have been read meanwhile is a matter of time.
  indexing: z.looseObject({ read: z.unknown().transform(() => null) }),
});

const search = (scene: Scene, who: Role, query: Record<string, string>) =>
  scene.read(found, { id: 'searchContents', who, query });

const TRIES = 300;
const AGAIN_MS = 200;

/** Files are indexed in the background. */
async function untilFound(scene: Scene, who: Role, q: string, id: string): Promise<void> {
  for (let at = 0; at < TRIES; at += 1) {
    if ((await search(scene, who, { q })).results.some((one) => one.id === id)) return;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  scene.broken(`after a document came whose text has the word, the ${who} does not find it`);
}

/** A word that no other document contains. */
const newWord = (scene: Scene) => scene.room.name('Zebra').replaceAll(/[^a-z\d]/gi, '');

const saying = (scene: Scene, word: string, accessLevel = 'public') =>
  scene.room.document({ bytes: `<!doctype html><body><p>It says ${word}</p></body>`, accessLevel });

const ownEyes: PromiseCheck = async (scene) => {
  const word = newWord(scene);
  await untilFound(scene, 'viewer', word, await saying(scene, word));
  const seen = async () => JSON.stringify(await search(scene, 'viewer', { q: word }));
  // Something else may have changed meanwhile for the viewer, but not with every document.
  let isKept = false;
  for (let at = 0; at < 3 && !isKept; at += 1) {
    const before = await seen();
    await untilFound(scene, 'admin', word, await saying(scene, word, 'confidential'));
    isKept = (await seen()) === before;
  }
  scene.holds(isKept, 'after a confidential document came', 'the viewer is answered something else');
};

const pages: PromiseCheck = async (scene) => {
  const word = newWord(scene);
  const made = [await saying(scene, word), await saying(scene, word), await saying(scene, word)];
  for (const id of made) await untilFound(scene, 'admin', word, id);
  const met: string[] = [];
  for (let next: string | null = ''; next !== null && met.length < 9;) {
    const page: z.output<typeof found> = await search(scene, 'admin', {
      ...{ q: word, limit: '1' },
      ...(next !== '' && { after: next }),
    });
    met.push(...page.results.map(({ id }) => id));
    next = page.next;
  }
  const isWhole = met.length === made.length && made.every((id) => met.includes(id));
  scene.holds(isWhole, 'of three documents, one on a page', 'the pages hold something else');
};

export const searchingChecks: Readonly<Record<string, PromiseCheck>> = {
  'searchContents own-eyes': ownEyes,
  'searchContents pages': pages,
};
