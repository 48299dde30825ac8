import { Link } from 'wouter';
import type { Measures } from '#contract/types.ts';
import { folderHref } from '#web/domain/folders/folder-link.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { CardTable } from './card-table.tsx';

const columns = [
  ['Folder'],
  ['Views', 'w-11 text-right md:w-22'],
  ['Downloads', 'w-18 text-right md:w-22'],
  ['People', 'w-14 text-right md:w-22'],
] as const;

/** Of the documents directly in each folder. */
export function MostViewedFolders({ folders }: { folders: Measures['mostViewedFolders'] }) {
  const rows = folders.map(({ folderId, name, views, downloads, people }) => [
    <Link href={folderHref(folderId)} className="line-clamp-2 break-words hover:underline" title={name ?? undefined}>
      {name ?? 'Home'}
    </Link>,
    ...[views, downloads, people],
  ]);
  return (
    <Card title="Most Viewed Folders" className="xl:col-span-2">
      {rows.length === 0 ? (
        <p className="text-cell text-text-subtle">Nothing was viewed yet.</p>
      ) : (
        <CardTable label="Most Viewed Folders" columns={columns} rows={rows} />
      )}
    </Card>
  );
}
