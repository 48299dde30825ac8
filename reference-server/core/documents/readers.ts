// Who can read a document: the policy is asked for each person, so that nothing here can say otherwise than it decides.
import { notFound } from '../desk/errors.ts';
import { ok, type Handler } from '../desk/operation.ts';
import { isPrivileged } from '../rules/policy.ts';
import { foldersUpFrom, readerOf } from './reader.ts';
import { activeInOrder } from '../people/users.ts';

/** Analysts and viewers in the order of the list of users. @throws ApiProblem 404 */
export const listDocumentReaders: Handler<'listDocumentReaders'> = ({ ports }, { params }) =>
  ports.store.read(async (tx) => {
    const document = await tx.documents.get(params.id);
    if (!document) throw notFound();
    const asked = activeInOrder(await tx.users.list()).filter(({ role }) => !isPrivileged(role));
    const findFolder = await foldersUpFrom(tx, document.folderId);
    const readers = await Promise.all(
      asked.map(async ({ id: userId, role }) => {
        const reader = await readerOf(tx, { userId, role }, ports, () => Promise.resolve(findFolder));
        const { view, download } = reader.rightsTo(document);
        return view && { userId, byGrantAlone: !reader.rightsTo(document, []).view, canDownload: download };
      }),
    );
    return ok(readers.filter((reader) => reader !== false));
  });
