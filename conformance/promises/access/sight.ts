// What a user can do with a document: list, preview, download, versions.
import { z } from 'zod';
import type { Person, Scene } from '../scene.ts';

export const listed = z.looseObject({
  id: z.string(),
  name: z.string(),
  folderId: z.string().nullable(),
  accessLevel: z.string(),
  downloadRestricted: z.boolean(),
  printingRestricted: z.boolean(),
  mayDownload: z.boolean().optional(),
  accessEndsAt: z.string().optional(),
});
export const documents = z.array(listed);
export const folders = z.array(
  z.looseObject({
    id: z.string(),
    name: z.string(),
    parentId: z.string().nullable(),
    accessLevel: z.string(),
    description: z.string().nullable().optional(),
  }),
);
export const versions = z.array(z.looseObject({ version: z.number(), size: z.number(), createdAt: z.string() }));
export const grants = z.array(
  z.looseObject({ id: z.string(), userId: z.string().nullable(), canRead: z.boolean(), canDownload: z.boolean() }),
);

export const users = z.array(
  z.looseObject({ id: z.string(), email: z.string(), role: z.string(), lastLoginAt: z.string().nullable() }),
);

/** A time of a row, in milliseconds since 1970. */
/** Of the audit log. */
export const entries = z.array(
  z.looseObject({
    ...{ id: z.string(), activityType: z.string() },
    ...{ userId: z.string().nullable(), resourceId: z.string().nullable() },
  }),
);

export const timeOf = (value: unknown): number => Date.parse(String(value));

/** `none`: it does not exist for them; `read`: visible but not downloadable; `all`: downloadable as well. */
export type Sight = 'none' | 'read' | 'all';

const statuses: Readonly<Record<Sight, readonly [preview: number, download: number, versions: number]>> = {
  none: [404, 404, 404],
  read: [200, 403, 200],
  all: [200, 200, 200],
};

/** The document in the administrator's list. */
export async function rowOf(scene: Scene, id: string): Promise<z.output<typeof listed> | undefined> {
  return (await scene.read(documents, { id: 'listDocuments' })).find((one) => one.id === id);
}

/** The document in the user's list. */
export async function shownTo(scene: Scene, { who }: Pick<Person, 'who'>, id: string) {
  return (await scene.read(documents, { id: 'listDocuments', who })).find((one) => one.id === id);
}

/** Whether the document is in the user's list. */
export async function isListed(scene: Scene, person: Pick<Person, 'who'>, id: string): Promise<boolean> {
  return (await shownTo(scene, person, id)) !== undefined;
}

/** Compares what a user can do with a document with the expectation. */
export async function expectSight(
  scene: Scene,
  when: string,
  person: Pick<Person, 'who'>,
  id: string,
  sight: Sight,
): Promise<void> {
  const found = await shownTo(scene, person, id);
  const isFound = found !== undefined;
  const result = isFound ? 'still names the document' : 'is without the document';
  scene.holds(isFound === (sight !== 'none'), when, `GET /api/documents as ${person.who} ${result}`);
  const mayDownload = found?.mayDownload;
  scene.holds(
    mayDownload === undefined || mayDownload === (sight === 'all'),
    when,
    `GET /api/documents as ${person.who} says mayDownload: ${String(mayDownload)}`,
  );
  const [preview, download, history] = statuses[sight];
  const { who } = person;
  await scene.answers(preview, when, { id: 'previewDocument', who, params: { id } });
  await scene.answers(download, when, { id: 'downloadDocument', who, params: { id } });
  if (scene.has('listDocumentVersions'))
    await scene.answers(history, when, { id: 'listDocumentVersions', who, params: { id } });
}
