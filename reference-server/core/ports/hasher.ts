export interface Hasher {
  /** SHA-256 in hexadecimal. */
  sha256(text: string): Promise<string>;
  /** SHA-256 of bytes that arrive in pieces. */
  begin(): { update(bytes: Uint8Array): void; digest(): Promise<string> };
}
