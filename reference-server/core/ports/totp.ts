/** Codes of an authenticator app (RFC 6238): six digits, a new one every thirty seconds. */
export interface Totp {
  /** 160 random bits, base32. */
  newSecret(): Promise<string>;
  /** What the QR code says. @param account tells the person's entries in the app apart */
  uri(secret: string, account: string): Promise<string>;
  /** Which step this is the code of, the present one or a neighbour; null for a wrong one. */
  stepOf(secret: string, code: string, now: Date): Promise<number | null>;
}
