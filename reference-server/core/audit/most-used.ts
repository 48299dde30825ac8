// How often documents were viewed and downloaded, by their present folder, and which were never opened.
import type { components } from '#contract/api.d.ts';
import type { News } from '../access/news.ts';
import type { DocumentRecord, FolderRecord } from '../records/records.ts';

type Measures = components['schemas']['Measures'];

const MOST = 10;
const MOST_LISTED = 100;

export interface Use {
  views: number;
  downloads: number;
  people: Set<string>;
}

/** By the id of a document. One without views and downloads is not in it. */
export type Uses = Map<string, Use>;

/** The use of a document, with this person counted as one of its people. */
export function usesOf(uses: Uses, documentId: string, userId: string): Use {
  const use = uses.get(documentId) ?? { views: 0, downloads: 0, people: new Set() };
  uses.set(documentId, use);
  use.people.add(userId);
  return use;
}

export function mostViewed(documents: readonly DocumentRecord[], uses: Uses): Measures['mostViewed'] {
  const viewed = documents.flatMap(({ id, name }) => {
    const views = uses.get(id)?.views ?? 0;
    return views === 0 ? [] : { documentId: id, name, views };
  });
  return firstOf(viewed, MOST, (one, other) =>
    one.views === other.views ? one.name.localeCompare(other.name, 'en') < 0 : one.views > other.views,
  );
}

export function mostViewedFolders(
  documents: readonly DocumentRecord[],
  folders: readonly FolderRecord[],
  uses: Uses,
): Measures['mostViewedFolders'] {
  const nameOf = namesOf(folders);
  const byFolder = new Map<string | null, Use>();
  for (const { id, folderId } of documents) {
    const use = uses.get(id);
    if (!use) continue;
    const sum = byFolder.get(folderId) ?? { views: 0, downloads: 0, people: new Set() };
    byFolder.set(folderId, sum);
    sum.views += use.views;
    sum.downloads += use.downloads;
    for (const userId of use.people) sum.people.add(userId);
  }
  return [...byFolder]
    .map(([folderId, { views, downloads, people }]) => ({
      folderId,
      name: nameOf(folderId),
      views,
      downloads,
      people: people.size,
    }))
    .sort(
      (one, other) =>
        other.views - one.views ||
        other.downloads - one.downloads ||
        (one.name ?? '').localeCompare(other.name ?? '', 'en'),
    )
    .slice(0, MOST);
}

export function longestNotOpened(
  notOpened: readonly DocumentRecord[],
  folders: readonly FolderRecord[],
): Measures['longestNotOpened'] {
  const nameOf = namesOf(folders);
  const isBefore = (one: DocumentRecord, other: DocumentRecord) =>
    one.createdAt === other.createdAt ? one.name < other.name : one.createdAt < other.createdAt;
  return firstOf(notOpened, MOST_LISTED, isBefore).map(({ id: documentId, name, folderId, createdAt }) => {
    return { documentId, name, folderId, folderName: nameOf(folderId), createdAt };
  });
}

/** @param opened when each was last opened */
export function newestOf(
  news: readonly News[],
  folders: readonly FolderRecord[],
  opened: ReadonlyMap<string, string>,
): NonNullable<Measures['newToGroup']> {
  const nameOf = namesOf(folders);
  const isBefore = (one: News, other: News) =>
    one.since === other.since ? one.document.name < other.document.name : one.since > other.since;
  const newest = firstOf(news, MOST_LISTED, isBefore).map(({ document, version, since }) => {
    const { id: documentId, name, folderId } = document;
    const isOpened = (opened.get(documentId) ?? '') >= since;
    return { documentId, name, folderId, folderName: nameOf(folderId), version, since, opened: isOpened };
  });
  return { count: news.length, newest };
}

/** The first of an order, without sorting the rest, which would hold up everybody in a large room. */
function firstOf<T>(all: readonly T[], count: number, isBefore: (one: T, other: T) => boolean): T[] {
  const first: T[] = [];
  for (const one of all) {
    const last = first.at(-1);
    if (first.length === count && last && !isBefore(one, last)) continue;
    const at = first.findIndex((other) => isBefore(one, other));
    first.splice(at < 0 ? first.length : at, 0, one);
    if (first.length > count) first.pop();
  }
  return first;
}

function namesOf(folders: readonly FolderRecord[]): (folderId: string | null) => string | null {
  const names = new Map<string | null, string>(folders.map(({ id, name }) => [id, name]));
  return (folderId) => names.get(folderId) ?? null;
}
