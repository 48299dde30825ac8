export interface Hasher {
  /** SHA-256 in hexadecimal. */
  sha256(text: string): Promise<string>;
  /** The same of bytes that come one after the other. */
  begin(): { update(bytes: Uint8Array): void; digest(): Promise<string> };
}
