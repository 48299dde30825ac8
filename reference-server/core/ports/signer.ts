export interface Signer {
  sign(text: string): Promise<string>;
  /** In constant time. */
  verify(text: string, signature: string): Promise<boolean>;
}
