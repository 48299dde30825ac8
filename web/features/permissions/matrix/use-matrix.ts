import { useMemo, useState } from 'react';
import type { Folder, Group, GroupFolderPermission } from '#contract/types.ts';
import { type Changes, changed, givenAt, givensOf, keyOf, type MatrixChange, type Place } from './matrix-changes.ts';
import type { Given } from './matrix-cells.ts';
import { type Ground, type News, newsOf } from './matrix-news.ts';
import { matrixRows } from './matrix-rows.ts';

export interface MatrixSource {
  folders: readonly Folder[];
  groups: readonly Group[];
  read: { permissions: readonly GroupFolderPermission[]; etag: string };
}

const none: Changes = new Map<string, MatrixChange>();
const noNews: Pick<News, 'theirs' | 'gone'> = { theirs: [], gone: [] };

/** The matrix: existing permissions, pending changes, and changes by others. */
export function useMatrix({ folders, groups, read }: MatrixSource) {
  const ground = useMemo<Ground>(
    () => ({ givens: givensOf(read.permissions), folders, groups }),
    [read, folders, groups],
  );
  const [seen, setSeen] = useState(ground);
  const [changes, setChanges] = useState(none);
  const [news, setNews] = useState(noNews);
  if (seen !== ground) {
    setSeen(ground);
    if (changes.size > 0) {
      const { changes: left, theirs, gone } = newsOf(seen, ground, changes);
      const places = new Map([...news.theirs, ...theirs].map((place) => [keyOf(place), place]));
      setChanges(left);
      // The lists arrive one after the other, and each may bring news.
      if (theirs.length + gone.length > 0)
        setNews({ theirs: [...places.values()], gone: [...new Set([...news.gone, ...gone])] });
    }
  }
  const rows = useMemo(() => matrixRows(folders), [folders]);
  return {
    rows,
    groups,
    givens: ground.givens,
    changes,
    news,
    etag: read.etag,
    givenAt: (place: Place) => givenAt(ground.givens, changes, place),
    change: (places: readonly Place[], want: (before: Given | null, place: Place) => Given | null) =>
      setChanges((before) => changed(ground.givens, before, places, want)),
    clearNews: () => setNews(noNews),
  };
}

export type Matrix = ReturnType<typeof useMatrix>;
