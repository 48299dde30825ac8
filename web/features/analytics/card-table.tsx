import type { ReactNode } from 'react';
import { cx } from '#web/ui/theme/cx.ts';

interface CardTableProps {
  label: string;
  /** Each with the look of its cells. */
  columns: readonly (readonly [head: string, look?: string])[];
  /** The first cell of each is its head. */
  rows: readonly (readonly ReactNode[])[];
}

export function CardTable({ label, columns, rows }: CardTableProps) {
  return (
    <table aria-label={label} className="w-full table-fixed text-left text-cell">
      <thead className="text-caption text-text-subtle">
        <tr>
          {columns.map(([head, look]) => (
            <th key={head} scope="col" className={cx('pb-1 font-normal', look)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-border text-text">
        {rows.map(([first, ...cells], row) => (
          <tr key={row} className="h-10">
            <th scope="row" className="py-1 pr-3 font-normal">
              {first}
            </th>
            {cells.map((cell, at) => (
              <td key={at} className={cx('truncate tabular-nums', columns[at + 1]?.[1])}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
