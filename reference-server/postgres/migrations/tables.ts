/** Columns by kind, separated by spaces, as `columns.ts` lists them, but with their final names in the database. */
type Shape = Readonly<Record<string, string>>;

/** Creates tables of rows; rows have their position, so that all servers list them in the same order. */
export const tables = (shapes: Readonly<Record<string, Shape>>): string =>
  Object.entries(shapes)
    .map(([name, shape]) => {
      const columns = Object.entries(shape).flatMap(([kind, names]) => names.split(' ').map((one) => `${one} ${kind}`));
      return `CREATE TABLE ${name} (id text PRIMARY KEY, place bigint GENERATED ALWAYS AS IDENTITY, ${columns.join(', ')});`;
    })
    .join('\n');
