/** Names that are one name to the server, which keeps them in composed letters, are one key here. Case counts. */
export function nameKey(name: string): string {
  return name.normalize('NFC');
}
