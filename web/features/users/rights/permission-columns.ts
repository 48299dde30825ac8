/** Shared by head and rows, so that checkboxes align with their labels. */
export const permissionColumns = 'grid grid-cols-[minmax(0,1fr)_72px_72px] items-center px-3';
