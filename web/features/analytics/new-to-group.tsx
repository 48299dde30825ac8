import type { Measures } from '#contract/types.ts';
import { dateText } from '#web/format/date-time.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { CardTable } from './card-table.tsx';
import { DocumentLink } from './document-link.tsx';

const columns = [
  ['Document'],
  ['Folder', 'w-1/4 pr-3 max-md:hidden'],
  ['Version', 'w-20 max-md:hidden'],
  ['Since', 'w-22'],
  ['Opened', 'w-14'],
] as const;

export function NewToGroup({ group, count, newest }: NonNullable<Measures['newToGroup']> & { group: string }) {
  const rows = newest.map(({ folderName, version, since, opened, ...document }) => [
    <DocumentLink {...document} look="line-clamp-2 break-words" />,
    ...[folderName ?? 'Home', version, dateText(since), opened ? 'Yes' : 'Not yet'],
  ]);
  const title = `New for ${group}`;
  return (
    <Card title={title} className="mx-6 mt-4 max-h-96 flex-none overflow-y-auto max-md:mx-4">
      {count === 0 ? (
        <p className="text-cell text-text-subtle">Nothing that they may see came in these days.</p>
      ) : (
        <CardTable label={title} columns={columns} rows={rows} />
      )}
      {count > rows.length && <p className="pt-2 text-caption text-text-subtle">{`and ${count - rows.length} more`}</p>}
    </Card>
  );
}
