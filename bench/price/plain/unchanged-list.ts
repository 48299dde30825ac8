// As the query client does it by itself.
export const shareUnchanged = true;
