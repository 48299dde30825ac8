import type { ReactNode } from 'react';

interface PrintColumn<Row> {
  head: string;
  /** The share of the page's width, in percent. */
  width: number;
  cell: (row: Row) => ReactNode;
}

interface PrintTableProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  columns: readonly PrintColumn<Row>[];
}

/** A plain table: browsers repeat its head on each page and keep rows together. */
export function PrintTable<Row>({ rows, keyOf, columns }: PrintTableProps<Row>) {
  return (
    <table>
      <colgroup>
        {columns.map(({ head, width }) => (
          <col key={head} style={{ width: `${width}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, cell }) => (
              <td key={head}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
