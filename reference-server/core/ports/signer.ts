export interface Signer {
  sign(text: string): Promise<string>;
  /** Compares in constant time. */
  verify(text: string, signature: string): Promise<boolean>;
}
