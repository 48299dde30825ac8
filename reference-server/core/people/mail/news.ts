// Documents that are new to a user: a version shown to them was added or approved within a period. Their own uploads
// are not news.
import { type Loads, readerOf } from '../../access/reader.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Tables } from '../../ports/store.ts';
import { versionId } from '../../records/keys.ts';
import type { DocumentRecord, UserRecord } from '../../records/records.ts';

/** ISO 8601: after `from`, up to and including `to`. */
export interface Span {
  from: string;
  to: string;
}

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

/** The names as they are shown to this user now, in no order. */
export async function newsFor(
  tx: Tables,
  ports: Pick<Ports, 'clock' | 'networks' | 'policyByEnvironment'>,
  { id: userId, role }: UserRecord,
  span: Span,
  loads?: Loads,
): Promise<string[]> {
  const news = await newsSince(tx, span.from);
  if (news.length === 0) return [];
  // The address at which a mail is read is unknown, so access limited to networks does not count.
  const reader = await readerOf(tx, { userId, role, address: null }, ports, loads);
  const names: string[] = [];
  for (const { document } of news) {
    if (!reader.rightsTo(document).view) continue;
    const approved = reader.approvedOf(document);
    const { version, name } = approved ?? document;
    const shown = await tx.versions.get(versionId(document.id, version));
    const cameAt = approved?.approvedAt ?? shown?.createdAt;
    if (cameAt && isIn(cameAt, span) && shown?.uploadedById !== userId) names.push(name);
  }
  return names;
}
