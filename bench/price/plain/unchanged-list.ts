// Every record is taken as it comes.
export const shareUnchanged = false;
