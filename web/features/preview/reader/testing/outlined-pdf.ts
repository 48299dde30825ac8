/** Empty pages, one of them wide. */
export function pagesPdf(count: number): string {
  const ids = Array.from({ length: count }, (_, at) => at + 3);
  const box = (at: number) => (at === 1 ? '600 300' : '300 400');
  return (
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[${ids.map((id) => `${id} 0 R`).join(' ')}]/Count ${count}>>endobj ` +
    ids
      .map((id, at) => `${id} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${box(at)}]/Resources<<>>>>endobj `)
      .join('') +
    '\ntrailer<</Root 1 0 R>>\n%%EOF'
  );
}

/**
 * Three empty pages with an outline: an entry to the third page by an explicit destination, with one below it to the
 * second page by name.
 */
export const outlinedPdf =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/Outlines 7 0 R/Dests<</second[4 0 R/Fit]>>>>endobj ' +
  '2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R 5 0 R]/Count 3>>endobj ' +
  [3, 4, 5].map((id) => `${id} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 600]/Resources<<>>>>endobj `).join('') +
  '7 0 obj<</Type/Outlines/First 8 0 R/Last 8 0 R/Count 1>>endobj ' +
  '8 0 obj<</Title(Schedules)/Parent 7 0 R/Dest[5 0 R/Fit]/First 9 0 R/Last 9 0 R/Count 1>>endobj ' +
  '9 0 obj<</Title(Definitions)/Parent 8 0 R/Dest/second>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';

/** Empty pages whose contents are so far apart that each is fetched by itself. */
export function spreadPdf(count: number): Uint8Array {
  const ids = Array.from({ length: count }, (_, at) => at + 3);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${ids.map((id) => `${id} 0 R`).join(' ')}]/Count ${count}>>`,
    ...ids.map((id) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Resources<<>>/Contents ${id + count} 0 R>>`),
    ...ids.map(() => `<</Length 150000>>stream\n${' '.repeat(150_000)}\nendstream`),
  ];
  let text = '%PDF-1.4\n';
  const rows = objects.map((object, at) => {
    const start = text.length;
    text += `${at + 1} 0 obj${object}endobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer<</Root 1 0 R/Size ${size}>>\n`;
  return new TextEncoder().encode(`${text}${end}startxref\n${text.length}\n%%EOF`);
}
