/** The key of a name: names that are equal on the server (in NFC, case-sensitive) have the same key. */
export const nameKey = (name: string): string => name.normalize('NFC');
