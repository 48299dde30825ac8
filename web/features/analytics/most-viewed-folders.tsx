import { Link } from 'wouter';
import type { Measures } from '#contract/types.ts';
import { Card } from '#web/ui/layout/card.tsx';

const counts = ['views', 'downloads', 'people'] as const;
const heads = { views: 'Views', downloads: 'Downloads', people: 'People' } as const;

export const folderHref = (folderId: string | null) =>
  folderId === null ? '/documents' : `/documents?folder=${encodeURIComponent(folderId)}`;

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
              {counts.map((count) => (
                <th key={count} scope="col" className="w-18 pb-1 text-right font-normal">
                  {heads[count]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-border">
            {folders.map(({ folderId, name, ...of }) => (
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
                {counts.map((count) => (
                  <td key={count} className="text-right text-text tabular-nums">
                    {of[count]}
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
