/** Encrypts small secrets with the installation's key. A sealed text is bound to `about`, which is not secret. */
export interface Vault {
  seal(text: string, about: string): Promise<string>;
  /** Null if it was sealed with another key or for another `about`, or was modified. */
  open(sealed: string, about: string): Promise<string | null>;
  /** A keyed hash, for texts that are only compared. */
  hash(text: string, about: string): Promise<string>;
}
