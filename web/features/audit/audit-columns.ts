export const orDash = (text: string | null | undefined) => (text == null || text === '' ? '-' : text);

/** Shared by head, rows and skeleton. Without room for columns, a row becomes a paragraph. */
export const auditColumns =
  '@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_124px_104px_144px_112px_140px] @4xl:items-center @4xl:gap-x-3 @4xl:px-3';
