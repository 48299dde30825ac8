/** Shared by the head and the rows of a permission table, so that the checkboxes stand under their words. */
export const permissionColumns = 'grid grid-cols-[minmax(0,1fr)_72px_72px] items-center px-3';
