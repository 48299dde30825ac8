// Compares two versions of a document. A reader who may view the document may compare the versions shown to them;
// others are not found. Comparing takes time, so the right to view is checked again when the comparison is audited and
// before the answer is sent.
import { okPieces, type Context, type Everyone, type Handler } from '../call/operation.ts';
import { type Admit, findContentIn, type FoundContent, mayView, storedContent } from '../content/delivered-content.ts';
import { orFailed } from '../content/failed-delivery.ts';
import type { ComparableObject, ComparedContent } from '../ports/comparer.ts';
import type { Tables } from '../ports/store.ts';
import { displayName } from '../records/shapes.ts';
import { comparableKind } from '../records/comparable.ts';
import { previewableType } from '../records/content-types.ts';
import { change } from '../store/change.ts';

interface Pair {
  from: FoundContent;
  to: FoundContent;
}

interface Requested {
  id: string;
  from: string;
  to: string;
  admit: Admit;
}

/** A file without a preview is read only by those who may download it. */
const needsDownload = ({ version }: FoundContent) => previewableType(version) === null;
const mayRead: Admit = (rights) => mayView({ ...rights, view: rights.download });

/** @throws ApiProblem 404 for a version that is not shown to the reader, 403 without the right to view, 503 */
export const compareDocumentVersions: Handler<'compareDocumentVersions', Everyone> = async (
  context,
  { params, query },
) => {
  const asked = { id: params.id, ...query, admit: mayView };
  const { store } = context.ports;
  const pair = await store.read((tx) => findPair(tx, context, asked));
  const isByDownload = pair.to.rights.download && Object.values(pair).some(needsDownload);
  const requested = isByDownload ? { ...asked, admit: mayRead } : asked;
  const content = await contentOf(context, pair);
  await auditOnce(context, requested);
  const facts = await store.read(async (tx) => {
    const { from, to } = await findPair(tx, context, requested);
    const same = from.version.sha256 !== null && from.version.sha256 === to.version.sha256;
    return { from: await factsOf(tx, from), to: await factsOf(tx, to), same };
  });
  const confirm = async () => {
    await store.read((tx) => findPair(tx, context, requested));
  };
  // The facts differ by reader, while the content is the same bytes for all readers.
  const opening = encoder.encode(`${JSON.stringify(facts).slice(0, -1)},"content":`);
  return { ...okPieces([opening, content, encoder.encode('}')]), confirm };
};

const encoder = new TextEncoder();
const encoded = (content: ComparedContent): Uint8Array => encoder.encode(JSON.stringify(content));

async function findPair(tx: Tables, context: Context, { id, from, to, admit }: Requested): Promise<Pair> {
  return {
    from: await findContentIn(tx, context, id, from, admit),
    to: await findContentIn(tx, context, id, to, admit),
  };
}

async function contentOf(context: Context, { from, to }: Pair): Promise<Uint8Array> {
  const [before, after] = [comparableObject(context, from), comparableObject(context, to)];
  if (before.sha256 === after.sha256) return encoded({ kind: 'none', reason: 'same' });
  const areAlike = (before.kind === 'xlsx') === (after.kind === 'xlsx');
  if (!isComparable(before) || !isComparable(after) || !areAlike)
    return encoded({ kind: 'none', reason: 'type', ...whichOf(before, after) });
  const { comparer } = context.ports;
  const delivery = { kind: 'view', document: to.document, version: to.version, from: from.version } as const;
  return orFailed(context, delivery, () => comparer.compare(before, after, context.actor.email, context.call.signal()));
}

type MaybeComparable = Omit<ComparableObject, 'kind'> & { kind: ComparableObject['kind'] | null };

const isComparable = (object: MaybeComparable): object is ComparableObject => object.kind !== null;

/** @throws ApiProblem 404 for a version without bytes */
function comparableObject(context: Context, found: FoundContent): MaybeComparable {
  const { document, version, rights } = found;
  const { key, sha256 } = storedContent(context, version);
  const isReadable = rights.download || !needsDownload(found);
  return { key, sha256, kind: isReadable ? comparableKind({ ...version, name: document.name }) : null };
}

/** If both can be compared but are of different kinds, both are named. */
function whichOf(before: MaybeComparable, after: MaybeComparable): { of: 'from' | 'to' | 'both' } {
  if (isComparable(before) === isComparable(after)) return { of: 'both' };
  return { of: isComparable(before) ? 'to' : 'from' };
}

/** Audits once in five minutes for a session, a document and two versions, in either order. */
async function auditOnce(context: Context, requested: Requested): Promise<void> {
  const { actor, call, memory, ports } = context;
  if (call.isHead) return;
  const [one = 0, other = 0] = [Number(requested.from), Number(requested.to)].sort((a, b) => a - b);
  const key = `compare ${actor.sessionId} ${requested.id} ${one} ${other}`;
  await memory.recentlyAudited.once(key, ports.clock.now(), () =>
    change(context, async (tx, audit) => {
      const { to } = await findPair(tx, context, requested);
      const description = `Compared versions ${one} and ${other} of "${to.document.name}"`;
      audit({ type: 'document_view', description, resource: { type: 'document', id: requested.id } });
    }),
  );
}

async function factsOf(tx: Tables, { document, version: row }: FoundContent) {
  const { version, size, mimeType, sha256, createdAt, comment = null } = row;
  const uploader = await tx.users.get(row.uploadedById ?? '');
  const uploadedByName = uploader ? displayName(uploader) : null;
  return { version, name: document.name, size, mimeType, sha256, uploadedByName, createdAt, comment };
}
