/** Shared by head, rows and skeleton, so that columns align. Narrow rows have no columns. */
export const userColumns =
  'grid items-center px-5 max-md:px-4 lg:grid-cols-[minmax(0,1fr)_120px_208px_minmax(0,0.5fr)_128px] lg:gap-x-4 max-lg:grid-cols-[auto_minmax(0,1fr)_auto] max-lg:gap-x-3';
