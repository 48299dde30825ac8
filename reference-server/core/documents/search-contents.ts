// Searches the contents of documents: only those that the reader may view, in the version shown to them, and in an
// order that depends on nothing else. Rights are checked again after the search. Searches are not audited, since they
// return only passages of documents that the reader may open, and opening one is audited.
import { invalidRequest } from '../call/errors.ts';
import { ok, type Context, type Everyone, type Handler, type Input } from '../call/operation.ts';
import { chainFrom, readerOf, allFolders, type FindFolder, type Reader } from '../access/reader.ts';
import { readerKey } from '../access/reader-list.ts';
import { allVersions, DOCUMENTS_AT_ONCE, isSearched, searchableText } from '../access/searchable.ts';
import { asShownTo } from '../access/shown-documents.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import type { SearchableText } from '../ports/text-search.ts';
import { previewableType } from '../records/content-types.ts';
import type { DocumentRecord } from '../records/records.ts';

/** The same lists as long as nothing changes. */
export interface Searched {
  documents: readonly Candidate[];
  texts: readonly SearchableText[];
}

interface Candidate {
  /** The document as the reader may see it. */
  document: DocumentRecord;
  text: SearchableText;
  /** The folders of the document that the reader may see, up to the root. */
  folders: ReadonlySet<string>;
}

const searchedIn = (documents: readonly Candidate[]): Searched => ({
  documents,
  texts: documents.map(({ text }) => text),
});

type Query = Input<'searchContents'>['query'];

const USUAL = 10;
const MOST = 50;

/** The newest documents first. @throws ApiProblem 400 */
export const searchContents: Handler<'searchContents', Everyone> = async (context, { query }) => {
  const limit = Number(query.limit ?? USUAL);
  if (limit < 1 || limit > MOST) throw invalidRequest([{ name: 'limit', reason: `Must be between 1 and ${MOST}` }]);
  const { textSearch } = context.ports;
  const all = await candidatesOf(context);
  const searched = isFiltered(query) ? searchedIn(all.documents.filter((one) => passes(one, query))) : all;
  const from = startOf(searched.documents, query);
  const { hits, next } = await textSearch.search(query.q, searched.texts, from, limit, context.call.signal());
  const now = await candidatesOf(context);
  const still = now === all ? null : new Map(now.documents.map((one) => [one.document.id, one]));
  const results = hits.flatMap(({ at, ...hit }) => {
    const one = searched.documents[at];
    if (!one || (still && !isTheSame(one, still.get(one.document.id)))) return [];
    const { id, name, version, folderId } = one.document;
    return [{ id, name, version, folderId, ...hit }];
  });
  const last = next === null ? undefined : searched.documents[next - 1];
  const indexing = { read: textSearch.read(all.texts), of: all.texts.length };
  return ok({ results, next: last ? placeOf(last.document) : null, indexing });
};

/** The documents with searchable text that the caller may read, newest first. */
function candidatesOf({ actor, ports, memory }: Context): Promise<Searched> {
  return ports.store.read(async (tx) =>
    memory.searched.read(tx, await readerKey(tx, { actor, ports }), ports.clock.now(), async (tables) => {
      const reader = await readerOf(tables, actor, ports);
      return { made: searchedIn(await gather(tables, reader, ports)), until: reader.until };
    }),
  );
}

async function gather(
  tx: Tables,
  reader: Reader,
  { textSearch, giveWay }: Pick<Ports, 'textSearch' | 'giveWay'>,
): Promise<Candidate[]> {
  const rows = (await tx.documents.list()).filter((row) => reader.rightsTo(row).view);
  await giveWay?.();
  const [show, find, findFolder] = await Promise.all([asShownTo(tx, reader, rows), allVersions(tx), allFolders(tx)]);
  const folders = foldersFor(reader, findFolder);
  const found: Candidate[] = [];
  for (const [at, row] of rows.entries()) {
    if (at % DOCUMENTS_AT_ONCE === 0) await giveWay?.();
    const document = show(row);
    const version = find(document.id, document.version);
    const text = searchableText(version, document.name);
    if (!version || !text || !isSearched(text, textSearch)) continue;
    // A file without a preview is read only by those who may download it.
    if (!previewableType(version) && !reader.rightsTo(row).download) continue;
    found.push({ document, text, folders: folders(document.folderId) });
  }
  await giveWay?.();
  // In a large room there are a hundred thousand comparisons.
  return found.sort(({ document: one }, { document: other }) =>
    (one.updatedAt === other.updatedAt ? one.id < other.id : one.updatedAt < other.updatedAt) ? 1 : -1,
  );
}

/** Stops at the first hidden folder. */
function foldersFor(reader: Reader, findFolder: FindFolder): (folderId: string | null) => ReadonlySet<string> {
  const known = new Map<string | null, ReadonlySet<string>>([[null, new Set()]]);
  return (folderId) => {
    let found = known.get(folderId);
    if (!found) {
      const ids = chainFrom(folderId ?? '', findFolder).folders.map(({ id }) => id);
      const hidden = ids.findIndex((id) => !reader.seesFolder(id));
      known.set(folderId, (found = new Set(hidden === -1 ? ids : ids.slice(0, hidden))));
    }
    return found;
  };
}

const isFiltered = ({ type, folder, level, from, to }: Query) =>
  [type, folder, level, from, to].some((one) => one !== undefined);

function passes({ document, text, folders }: Candidate, { type, folder, level, from, to }: Query): boolean {
  const changed = Date.parse(document.updatedAt);
  return (
    (type === undefined || text.kind === type) &&
    (folder === undefined || folders.has(folder)) &&
    (level === undefined || document.accessLevel === level) &&
    (from === undefined || changed >= Date.parse(from)) &&
    (to === undefined || changed < Date.parse(to))
  );
}

/** A document's place in the order; a page continues there even if the document was changed or deleted. */
const placeOf = ({ updatedAt, id }: DocumentRecord): string => `${updatedAt} ${id}`.slice(0, 64);

/** Anything but a place yields an empty page. */
function startOf(candidates: readonly Candidate[], { after }: Query): number {
  if (after === undefined) return 0;
  const at = /^[\d:.TZ-]{24} /.test(after) ? candidates.findIndex(({ document }) => placeOf(document) < after) : -1;
  return at === -1 ? candidates.length : at;
}

const isTheSame = (one: Candidate, other: Candidate | undefined) =>
  other?.text.name === one.text.name && other.document.version === one.document.version;
