// Documents that are new to a user or a group: a version shown to them was added or approved within a period. A user's own
// uploads are not news to them.
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import { versionId } from '../records/keys.ts';
import type { DocumentRecord, UserRecord } from '../records/records.ts';
import { type Loads, type Person, readerOf } from './reader.ts';

/** ISO 8601: after `from`, up to and including `to`. */
export interface Span {
  from: string;
  to: string;
}

/** Decisions between two times at which others come first: a few milliseconds. */
const DECISIONS_AT_ONCE = 1000;

const isIn = (time: string, { from, to }: Span) => time > from && time <= to;

/** Documents that may be news since then, with the possible times. */
export async function newsSince(tx: Tables, from: string): Promise<{ document: DocumentRecord; times: string[] }[]> {
  const approved = (await tx.approvals.by('state', 'approved')).filter(({ endedAt }) => (endedAt ?? '') > from);
  const times = new Map<string, string[]>();
  for (const { documentId, endedAt } of approved)
    times.set(documentId, [...(times.get(documentId) ?? []), endedAt ?? '']);
  const news: { document: DocumentRecord; times: string[] }[] = [];
  for (const document of await tx.documents.list()) {
    const own = times.get(document.id) ?? [];
    const version =
      document.updatedAt > from ? await tx.versions.get(versionId(document.id, document.version)) : undefined;
    if (version && version.createdAt > from) own.push(version.createdAt);
    if (own.length > 0) news.push({ document, times: own });
  }
  return news;
}

/** The address at which a mail is read is unknown, so access limited to networks does not count. */
export const byMail = ({ id, role }: UserRecord): Person => ({ userId: id, role, address: null });

/** A version of a document as a reader is shown it, and since when. */
export interface News {
  document: DocumentRecord;
  version: number;
  name: string;
  since: string;
}

/** What is new to any of these people, as it is shown to the first of them, in no order. */
export async function newsFor(
  tx: Tables,
  ports: Pick<Ports, 'clock' | 'networks' | 'policyByEnvironment' | 'giveWay'>,
  people: readonly Person[],
  span: Span,
  loads?: Loads,
): Promise<News[]> {
  const found = new Map<DocumentRecord, News>();
  const news = await newsSince(tx, span.from);
  let decided = 0;
  for (const person of news.length === 0 ? [] : people) {
    const reader = await readerOf(tx, person, ports, loads);
    for (const { document } of news) {
      decided += 1;
      if (decided % DECISIONS_AT_ONCE === 0) await ports.giveWay?.();
      if (found.has(document) || !reader.rightsTo(document).view) continue;
      const approved = reader.approvedOf(document);
      const { version, name } = approved ?? document;
      const shown = await tx.versions.get(versionId(document.id, version));
      const since = approved?.approvedAt ?? shown?.createdAt;
      if (!since || !isIn(since, span) || shown?.uploadedById === person.userId) continue;
      found.set(document, { document, version, name, since });
    }
  }
  return [...found.values()];
}
