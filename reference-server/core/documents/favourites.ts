// Favourites, private to each user. They change nothing for others and are not audited. A favourite remains when its
// document becomes invisible, and is shown only while it is visible.
import { noContent, ok, type Context, type Everyone, type Handler } from '../call/operation.ts';
import { findDocument } from '../access/find-document.ts';
import { approvedOf } from '../access/approved.ts';
import { foldersUpFrom, readerOf } from '../access/reader.ts';
import { favouriteId } from '../records/keys.ts';
import { keepHouse } from '../store/housekeeping.ts';

/** Changes nothing if it is a favourite already. @throws ApiProblem 404 */
export const addFavourite: Handler<'addFavourite', Everyone> = (context, { params }) => mark(context, params.id, true);

/** Changes nothing if it is not a favourite. @throws ApiProblem 404 */
export const removeFavourite: Handler<'removeFavourite', Everyone> = (context, { params }) =>
  mark(context, params.id, false);

async function mark(context: Context, documentId: string, isFavourite: boolean) {
  const { userId } = context.actor;
  await keepHouse(context.ports, 'a favourite is marked', async (tx) => {
    await findDocument(tx, context, documentId);
    const id = favouriteId(userId, documentId);
    const isMarked = (await tx.favourites.get(id)) !== undefined;
    if (isFavourite && !isMarked) await tx.favourites.put({ id, userId, documentId });
    if (!isFavourite && isMarked) await tx.favourites.delete(id);
  });
  return noContent();
}

export const listFavourites: Handler<'listFavourites', Everyone> = ({ actor, ports }) =>
  ports.store.read(async (tx) => {
    const marked = await tx.favourites.by('user', actor.userId);
    if (marked.length === 0) return ok([]);
    const found = await Promise.all(marked.map(({ documentId }) => tx.documents.get(documentId)));
    const documents = found.filter((document) => document !== undefined);
    const reader = await readerOf(tx, actor, ports, {
      folders: () => foldersUpFrom(tx, ...documents.map(({ folderId }) => folderId)),
      approved: () => approvedOf(tx, ...documents.map(({ id }) => id)),
    });
    return ok(documents.filter((document) => reader.rightsTo(document).see).map(({ id }) => ({ id })));
  });
