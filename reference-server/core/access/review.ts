// Access reviews: who has access to a document or folder, what a user has access to, and why. The policy decides each,
// so that a review cannot differ from real access. Refuses unknown items and people.
import { approvedOf } from './approved.ts';
import { notFound } from '../call/errors.ts';
import { ok, okPieces, type Handler, type Managers } from '../call/operation.ts';
import { foldersUpFrom, type Loads } from './reader.ts';
import { activeUser } from '../records/presence.ts';
import { activeInOrder } from '../records/people-order.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import { reviewerOf, type DocumentReview, type Reviewer } from './reviewer.ts';

/** All users, in the order of the user list. @throws ApiProblem 404 */
export const listDocumentAccess: Handler<'listDocumentAccess', Managers> = ({ ports }, { params }) =>
  ports.store.read(async (tx) => ok(await whoHasDocument(tx, ports, params.id)));

/** The analysts and viewers who can read the document, and which of them only by a grant. @throws ApiProblem 404 */
export const listDocumentReaders: Handler<'listDocumentReaders', Managers> = ({ ports }, { params }) =>
  ports.store.read(async (tx) => {
    const reviews = await whoHasDocument(tx, ports, params.id);
    const readers = reviews.filter(({ view, because }) => view && !because.some(({ kind }) => kind === 'role'));
    return ok(
      readers.map(({ userId, download, because }) => {
        const byGrantAlone = because.every(({ kind, gives }) => kind === 'grant' || gives === 'see');
        return { userId, byGrantAlone, canDownload: download };
      }),
    );
  });

/** All users, in the order of the user list. @throws ApiProblem 404 */
export const listFolderAccess: Handler<'listFolderAccess', Managers> = ({ ports }, { params }) =>
  ports.store.read(async (tx) => {
    if (!(await tx.folders.get(params.id))) throw notFound();
    const findFolder = await foldersUpFrom(tx, params.id);
    const loads = { folders: () => Promise.resolve(findFolder), approved: () => Promise.resolve(() => undefined) };
    return ok(await ofEverybody(tx, ports, loads, (reviewer) => reviewer.folder(params.id)));
  });

/** What a user can see, and what they could see without the limits. @throws ApiProblem 404 */
export const listUserAccess: Handler<'listUserAccess', Managers> = async ({ ports }, { params }) => {
  const { reviewer, folders, documents } = await ports.store.read(async (tx) => {
    const person = await activeUser(tx, params.id);
    const [reviewer, folders, documents] = await Promise.all([
      reviewerOf(tx, person, ports),
      tx.folders.list(),
      tx.documents.list(),
    ]);
    return { reviewer, folders, documents };
  });
  // The rows are of one moment; the reviews of them are made in turns, each a piece of the answer.
  return okPieces([
    encoder.encode('{"folders":['),
    ...(await reviewsOf(folders, ports, ({ id }) => ({ folderId: id, ...reviewer.folder(id) }))),
    encoder.encode('],"documents":['),
    ...(await reviewsOf(documents, ports, (row) => ({ documentId: row.id, ...reviewer.document(row) }))),
    encoder.encode(']}'),
  ]);
};

const encoder = new TextEncoder();

/** Rows, and users of one row, that are reviewed before other calls get a turn. */
const AT_ONCE = 500;
const PEOPLE_AT_ONCE = 25;

/** Returns the JSON of the reviews with reasons, without the array's brackets, in pieces. */
async function reviewsOf<Row>(
  rows: readonly Row[],
  { giveWay }: Pick<Ports, 'giveWay'>,
  review: (row: Row) => Pick<DocumentReview, 'because' | 'but'>,
): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    await giveWay?.();
    const reviews = rows
      .slice(at, at + AT_ONCE)
      .map(review)
      .filter(hasReasons);
    const text = JSON.stringify(reviews).slice(1, -1);
    if (text !== '') pieces.push(encoder.encode(pieces.length > 0 ? `,${text}` : text));
  }
  return pieces;
}

const hasReasons = ({ because, but }: Pick<DocumentReview, 'because' | 'but'>) => because.length + but.length > 0;

async function whoHasDocument(tx: Tables, ports: Ports, id: string): Promise<(DocumentReview & { userId: string })[]> {
  const document = await tx.documents.get(id);
  if (!document) throw notFound();
  const [findFolder, findApproved] = [await foldersUpFrom(tx, document.folderId), await approvedOf(tx, id)];
  const loads = { folders: () => Promise.resolve(findFolder), approved: () => Promise.resolve(findApproved) };
  return ofEverybody(tx, ports, loads, (reviewer) => reviewer.document(document));
}

async function ofEverybody<Review>(
  tx: Tables,
  ports: Ports,
  loads: Loads,
  review: (reviewer: Reviewer) => Review,
): Promise<(Review & { userId: string })[]> {
  const reviews: (Review & { userId: string })[] = [];
  for (const [at, person] of activeInOrder(await tx.users.list()).entries()) {
    if (at % PEOPLE_AT_ONCE === 0) await ports.giveWay?.();
    reviews.push({ userId: person.id, ...review(await reviewerOf(tx, person, ports, loads)) });
  }
  return reviews;
}
