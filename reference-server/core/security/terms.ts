// Terms before entry: plain text that all users, or members of groups, accept before they enter. Versions are kept with
// their SHA-256 and with who accepted them. Refuses the text that is in force already, changes of a
// version that is no longer the newest, and unknown groups.
import { isLeftOut } from '../access/parties.ts';
import type { components } from '#contract/api.d.ts';
import { invalidRequest, notFound, termsChanged, termsInForce } from '../call/errors.ts';
import { isNamed } from '../call/if-match.ts';
import { type Call, created, type Handler, noContent, ok } from '../call/operation.ts';
import { concerned, hasAccepted, termsInWords } from '../identity/terms/open-terms.ts';
import type { Tables } from '../ports/store.ts';
import { versionId } from '../records/keys.ts';
import { cleanName, cleanTerms } from '../records/names.ts';
import { isHere } from '../records/presence.ts';
import type { TermsRecord } from '../records/records.ts';
import { displayName } from '../records/shapes.ts';
import { change, evenWhenFull } from '../store/change.ts';

type Schemas = components['schemas'];

const latest = (one: TermsRecord, other: TermsRecord) =>
  one.publishedAt < other.publishedAt || (one.publishedAt === other.publishedAt && one.id < other.id) ? 1 : -1;

export const listTerms: Handler<'listTerms', 'admin'> = async ({ ports, now }) => {
  const shown = await ports.store.read(async (tx) => {
    const rows = await tx.terms.list();
    const newest = rows.filter((row) => !rows.some((one) => one.termsId === row.termsId && one.version > row.version));
    const here = await peopleHere(tx, now);
    return Promise.all(newest.sort(latest).map((row) => termsShape(tx, row, here)));
  });
  return ok(shown);
};

/** @throws ApiProblem 400, 404 for terms or a group, 409 for the same text, 412 on an older version */
export const publishTerms: Handler<'publishTerms', 'admin'> = async (context, { json }) => {
  const { actor, ports, now } = context;
  const [title, text] = [cleanName(json.title, 'title', 200), cleanTerms(json.text)];
  const groupIds = json.groupIds && [...new Set(json.groupIds)].sort();
  if (groupIds?.length === 0) throw invalidRequest([{ name: 'groupIds', reason: 'Must name a group' }]);
  const [sha256, newId] = [await ports.hasher.sha256(text), ports.ids.next('terms')];
  const published = await change(context, async (tx, audit) => {
    const names = groupIds && (await groupNames(tx, groupIds));
    const all = await tx.terms.list();
    const before = all.filter(({ termsId }) => termsId === json.termsId);
    if (json.termsId !== undefined && before.length === 0) throw notFound();
    const isSame = (row: TermsRecord) =>
      row.endedAt === null && row.title === title && row.sha256 === sha256 && String(row.groupIds) === String(groupIds);
    if (all.some(isSame)) throw termsInForce();
    const newest = newestRead(context.call, before);
    for (const row of before) if (row.endedAt === null) await tx.terms.put({ ...row, endedAt: now.toISOString() });
    const [termsId, version] = [json.termsId ?? newId, newest + 1];
    const made = { publishedAt: now.toISOString(), publishedById: actor.userId, endedAt: null };
    const row = { id: versionId(termsId, version), termsId, version, title, text, sha256, groupIds, ...made };
    await tx.terms.put(row);
    const whom = names === null ? 'everybody' : `the groups ${names.map((name) => `"${name}"`).join(', ')}`;
    const description = `Published ${termsInWords(row)} for ${whom}`;
    audit({ type: 'terms_published', description, resource: { type: 'terms', id: termsId } });
    return termsShape(tx, row, await peopleHere(tx, now));
  });
  return created(published);
};

/** Withdrawing twice changes nothing. @throws ApiProblem 404, 412 on an older version */
export const withdrawTerms: Handler<'withdrawTerms', 'admin'> = async (context, { params }) => {
  await change(evenWhenFull(context), async (tx, audit) => {
    const rows = await tx.terms.by('terms', params.id);
    if (rows.length === 0) throw notFound();
    newestRead(context.call, rows);
    const row = rows.find(({ endedAt }) => endedAt === null);
    if (!row) return;
    await tx.terms.put({ ...row, endedAt: context.now.toISOString() });
    const resource = { type: 'terms', id: params.id } as const;
    audit({ type: 'terms_withdrawn', description: `Withdrew ${termsInWords(row)}`, resource });
  });
  return noContent();
};

/** @throws ApiProblem 404 */
export const getTermsVersion: Handler<'getTermsVersion', 'admin'> = async ({ ports }, { params }) => {
  const shown = await ports.store.read(async (tx): Promise<Schemas['TermsVersion']> => {
    const rows = await tx.terms.by('terms', params.id);
    const row = rows.find(({ version }) => String(version) === params.version);
    if (!row) throw notFound();
    const accepted = (await tx.termsAcceptances.by('version', row.id)).toSorted((one, other) =>
      one.acceptedAt < other.acceptedAt ? 1 : -1,
    );
    const acceptances = accepted.map(async ({ userId, acceptedAt, ipAddress }) => {
      const user = await tx.users.get(userId);
      return { userId, name: await nameOf(tx, userId), email: user?.email ?? '', acceptedAt, ipAddress };
    });
    const { text, endedAt } = row;
    return { ...(await factsOf(tx, row)), text, endedAt, acceptances: await Promise.all(acceptances) };
  });
  return ok(shown);
};

/** @throws ApiProblem 412 unless If-Match names the newest version, or its being in force */
function newestRead(call: Call, rows: readonly TermsRecord[]): number {
  const [header, newest] = [call.header('if-match') ?? '*', Math.max(0, ...rows.map(({ version }) => version))];
  const isInForce = rows.some(({ endedAt }) => endedAt === null);
  if (isNamed(header, `"${newest}"`) || (isInForce && isNamed(header, `"${newest}-in-force"`))) return newest;
  throw termsChanged();
}

async function peopleHere(tx: Tables, now: Date): Promise<ReadonlySet<string>> {
  const here = new Set<string>();
  for (const user of await tx.users.list()) {
    if (isHere(user, now) && !(await isLeftOut(tx, user, now))) here.add(user.id);
  }
  return here;
}

async function termsShape(tx: Tables, row: TermsRecord, here: ReadonlySet<string>): Promise<Schemas['Terms']> {
  const people = row.endedAt === null ? await concerned(tx, row, (id) => here.has(id)) : [];
  const accepted = await Promise.all(people.map((id) => hasAccepted(tx, row, id)));
  const figures = { asked: people.length, accepted: accepted.filter(Boolean).length };
  return { ...(await factsOf(tx, row)), withdrawnAt: row.endedAt, ...figures };
}

async function factsOf(tx: Tables, { termsId, version, title, sha256, publishedAt, ...row }: TermsRecord) {
  const groupIds = row.groupIds && [...row.groupIds];
  const publishedByName = await nameOf(tx, row.publishedById);
  return { id: termsId, version, title, sha256, groupIds, publishedAt, publishedByName };
}

async function nameOf(tx: Tables, userId: string): Promise<string> {
  const user = await tx.users.get(userId);
  return user ? displayName(user) : userId;
}

/** @throws ApiProblem 404 */
async function groupNames(tx: Tables, ids: readonly string[]): Promise<string[]> {
  const groups = await Promise.all(ids.map((id) => tx.groups.get(id)));
  return groups.map((group) => {
    if (!group) throw notFound();
    return group.name;
  });
}
