// What a user finds about a document in every call that shows it, compared with the access reviews.
import yauzl from 'yauzl';
import { z } from 'zod';
import type { Call } from '../../room/room.ts';
import { textOf } from '../../target.ts';
import type { Person, Scene } from '../scene.ts';
import { expectSight, type Sight } from './sight.ts';

export const reason = z.looseObject({
  kind: z.string(),
  gives: z.string(),
  folderId: z.string().optional(),
  groupId: z.string().optional(),
  expiresAt: z.string().nullable().optional(),
});
export type Reason = z.output<typeof reason>;

const review = z.looseObject({
  see: z.boolean(),
  view: z.boolean(),
  download: z.boolean(),
  because: z.array(reason),
  but: z.array(z.looseObject({ kind: z.string() })),
});
export type Review = z.output<typeof review>;
const ofDocument = z.array(review.extend({ userId: z.string() }));
const ofUser = z.looseObject({ documents: z.array(review.extend({ documentId: z.string() })) });
const readers = z.array(z.looseObject({ userId: z.string(), canDownload: z.boolean() }));
const prepared = z.looseObject({ id: z.string() });

/** Every call about a document that analysts and viewers may make. */
export const callsAbout = ({ room }: Scene, id: string): Call[] =>
  room.operations
    .filter(({ path, roles }) => path.startsWith('/api/documents/{id}/') && roles.includes('viewer'))
    .map((operation) => ({
      ...{ id: operation.id, params: { id, version: '1' }, query: { from: '1', to: '1' } },
      ...(operation.json && { json: { version: 1 } }),
    }));

const nothing: Review = { see: false, view: false, download: false, because: [], but: [] };

/** The document's review of a user. */
export async function reviewOf(scene: Scene, documentId: string, userId: string): Promise<Review> {
  const rows = await scene.read(ofDocument, { id: 'listDocumentAccess', who: 'manager', params: { id: documentId } });
  return rows.find((row) => row.userId === userId) ?? nothing;
}

const inWords = ({ see, view, download }: Pick<Review, 'see' | 'view' | 'download'>) =>
  [see && 'seen', view && 'viewed', download && 'downloaded'].filter(Boolean).join(', ') || 'nothing';

const rightsOf = (sight: Sight) => ({ see: sight !== 'none', view: sight !== 'none', download: sight === 'all' });

const statuses: Readonly<Record<Sight, { preview: number; download: number }>> = {
  none: { preview: 404, download: 404 },
  read: { preview: 200, download: 403 },
  all: { preview: 200, download: 200 },
};

/** Compares everything that an analyst or viewer finds of a document with the expectation. */
export async function expectWholeSight(
  scene: Scene,
  when: string,
  person: Person,
  documentId: string,
  sight: Sight,
): Promise<void> {
  const { who } = person;
  const { preview, download } = statuses[sight];
  await expectSight(scene, when, person, documentId, sight);
  if (sight === 'none')
    for (const call of callsAbout(scene, documentId)) await scene.answers(404, when, { ...call, who });
  const params = { id: documentId, version: '1' };
  await scene.answers(preview, when, { id: 'previewDocumentVersion', who, params });
  await scene.answers(download, when, { id: 'downloadDocumentVersion', who, params });
  const query = { from: '1', to: '1' };
  await scene.answers(preview, when, { id: 'compareDocumentVersions', who, params: { id: documentId }, query });
  await expectInArchive(scene, when, person, documentId, sight);
  await expectReviews(scene, when, person, documentId, sight);
}

async function expectInArchive(scene: Scene, when: string, { who }: Person, documentId: string, sight: Sight) {
  const json = { documentIds: [documentId], folderIds: [] };
  const answer = await scene.call({ id: 'prepareArchive', who, json });
  if (sight === 'none') {
    scene.holds(answer.status === 404, when, `POST /api/archives as ${who} answers ${answer.status}, not 404`);
    return;
  }
  if (answer.status >= 400) {
    scene.holds(sight !== 'all', when, `POST /api/archives as ${who} answers ${answer.status}`);
    return;
  }
  const { id } = prepared.parse(JSON.parse(textOf(answer)));
  const count = await filesIn(scene, { who }, id);
  const wanted = sight === 'all' ? 1 : 0;
  scene.holds(count === wanted, when, `the archive of ${who} holds ${count} documents, not ${wanted}`);
}

/** The number of documents in a prepared archive. */
export async function filesIn(scene: Scene, { who }: Pick<Person, 'who'>, id: string): Promise<number> {
  const { status, bytes } = await scene.call({ id: 'downloadArchive', who, params: { id } });
  if (status >= 400) return 0;
  const file = await yauzl.fromBufferPromise(Buffer.from(bytes), { strictFileNames: true });
  let count = 0;
  for await (const { fileName } of file.eachEntry())
    if (!fileName.endsWith('/') && !fileName.endsWith('NOT-INCLUDED.txt')) count += 1;
  return count;
}

export async function expectReviews(
  scene: Scene,
  when: string,
  { who, id: userId }: Person,
  documentId: string,
  sight: Sight,
) {
  const right = inWords(rightsOf(sight));
  const review = await reviewOf(scene, documentId, userId);
  scene.holds(
    inWords(review) === right,
    when,
    `the review of the document says ${inWords(review)} of ${who}, not ${right}`,
  );
  const isGiven = review.because.some(({ gives }) => gives !== 'see');
  scene.holds(!review.view || isGiven, when, `the review of the document names no reason why ${who} views it`);
  const user = await scene.call({ id: 'listUserAccess', who: 'manager', params: { id: userId } });
  const rows = user.status === 200 ? ofUser.parse(JSON.parse(textOf(user))).documents : [];
  const row = rows.find((one) => one.documentId === documentId) ?? nothing;
  scene.holds(inWords(row) === right, when, `the review of the person says ${inWords(row)}, not ${right}`);
  const isSame = JSON.stringify(row.because) === JSON.stringify(review.because) || sight === 'none';
  scene.holds(isSame, when, 'the review of the person names other reasons than that of the document');
  const list = await scene.read(readers, { id: 'listDocumentReaders', params: { id: documentId } });
  const reader = list.find((one) => one.userId === userId);
  const isRight = (reader !== undefined) === (sight !== 'none') && (reader?.canDownload ?? false) === (sight === 'all');
  scene.holds(isRight, when, `the list of readers ${reader ? 'names' : 'leaves out'} ${who}`);
}
