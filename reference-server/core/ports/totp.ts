/** Codes of authenticator apps (RFC 6238): six digits, a new code every thirty seconds. */
export interface Totp {
  /** 160 random bits, base32. */
  newSecret(): Promise<string>;
  /** The content of the QR code. @param account labels the entry in the app */
  uri(secret: string, account: string): Promise<string>;
  /** The time step of this code, the current one or a neighbour; null for a wrong code. */
  stepOf(secret: string, code: string, now: Date): Promise<number | null>;
}
