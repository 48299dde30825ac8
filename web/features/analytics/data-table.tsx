interface DataTableProps {
  caption: string;
  head: readonly [string, string];
  rows: readonly (readonly [string, number])[];
}

/** The chart's data as a table for screen readers. */
export function DataTable({ caption, head, rows }: DataTableProps) {
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
