/** Shared by the head, the rows and the skeleton. Where there is no room for columns, a row is a short paragraph. */
export const auditColumns =
  '@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_124px_104px_144px_112px_140px] @4xl:items-center @4xl:gap-x-3 @4xl:px-3';
