// A cell's own permission and what it inherits: the highest counts, and none passes into a confidential folder.
import type { Folder, GivenFolderPermission } from '#contract/types.ts';
import { dayInWords, hasEnded } from '#web/domain/expiry/expiry.ts';
import type { MatrixRow } from './matrix-rows.ts';

/** From none to most; `document` follows each document's setting for downloads. */
export const levels = ['none', 'view', 'document', 'download'] as const;
export type Level = (typeof levels)[number];

export interface Given extends GivenFolderPermission {
  canDownload: boolean | null;
  expiresAt: string | null;
}

export type GivenOn = (folderId: string) => Given | null;

export interface Cell {
  own: Given | null;
  level: Level;
  inherited: { level: Level; from: Folder } | null;
  isPublic: boolean;
}

export function levelOf(given: Given | null, now: number): Level {
  if (!given?.canRead || hasEnded(given.expiresAt, now)) return 'none';
  if (given.canDownload === null) return 'document';
  return given.canDownload ? 'download' : 'view';
}

export const isMore = (one: Level, other: Level) => levels.indexOf(one) > levels.indexOf(other);

export function cellAt(rows: readonly MatrixRow[], at: number, givenOn: GivenOn, now: number): Cell | null {
  const row = rows[at];
  if (!row) return null;
  const own = givenOn(row.folder.id);
  let inherited: Cell['inherited'] = null;
  let lowest = row;
  while (lowest.folder.accessLevel !== 'confidential') {
    const above = rows[lowest.above];
    if (!above) break;
    const level = levelOf(givenOn(above.folder.id), now);
    if (isMore(level, inherited?.level ?? 'none')) inherited = { level, from: above.folder };
    lowest = above;
  }
  return { own, level: levelOf(own, now), inherited, isPublic: row.isPublic };
}

/** The rights of the group's members in the folder by its permissions. */
export function reachOf({ level, inherited }: Pick<Cell, 'level' | 'inherited'>): Level {
  return inherited && isMore(inherited.level, level) ? inherited.level : level;
}

const words: Record<Level, string> = {
  none: 'None',
  view: 'View',
  document: 'View, downloads as each document says',
  download: 'View and download',
};

export const levelInWords = (level: Level): string => words[level];

/** The complete cell for screen readers. */
export function cellInWords({ own, level, inherited, isPublic }: Cell, now: number): string {
  const hasEnded = own?.canRead === true && level === 'none';
  const end = own?.expiresAt ? `${hasEnded ? ', ended' : ', until'} ${dayInWords(own.expiresAt, now)}` : '';
  const from = inherited && `${levelInWords(inherited.level)} from “${inherited.from.name}”`;
  const parts = [
    ...(level === 'none' && !hasEnded ? [] : [`${hasEnded ? 'None' : levelInWords(level)}${end}`]),
    ...(from === null ? [] : [from]),
    ...(isPublic ? ['everybody sees the folder'] : []),
  ];
  return parts.length === 0 ? 'None' : parts.join('; ');
}
