import { Link } from 'wouter';
import type { Measures } from '#contract/types.ts';
import { folderHref } from '#web/domain/folders/folder-link.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/theme/cx.ts';

const counts = [
  { of: 'views', head: 'Views', width: 'w-11' },
  { of: 'downloads', head: 'Downloads', width: 'w-18' },
  { of: 'people', head: 'People', width: 'w-14' },
] as const;

/** Of the documents directly in each folder. */
export function MostViewedFolders({ folders }: { folders: Measures['mostViewedFolders'] }) {
  return (
    <Card title="Most Viewed Folders" className="xl:col-span-2">
      {folders.length === 0 ? (
        <p className="text-cell text-text-subtle">Nothing was viewed yet.</p>
      ) : (
        <table aria-label="Most Viewed Folders" className="w-full table-fixed text-left text-cell">
          <thead className="text-caption text-text-subtle">
            <tr>
              <th scope="col" className="pb-1 font-normal">
                Folder
              </th>
              {counts.map(({ of, head, width }) => (
                <th key={of} scope="col" className={cx('pb-1 text-right font-normal md:w-22', width)}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {folders.map(({ folderId, name, ...figures }) => (
              <tr key={folderId} className="h-10">
                <th scope="row" className="py-1 font-normal">
                  <Link
                    href={folderHref(folderId)}
                    className="line-clamp-2 break-words text-text hover:underline"
                    title={name ?? undefined}
                  >
                    {name ?? 'Home'}
                  </Link>
                </th>
                {counts.map(({ of }) => (
                  <td key={of} className="text-right text-text tabular-nums">
                    {figures[of]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
