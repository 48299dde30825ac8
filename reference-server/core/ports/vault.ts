/** Keeps small secrets readable for this installation alone. What it makes is bound to `about`, which is no secret. */
export interface Vault {
  seal(text: string, about: string): Promise<string>;
  /** Null for what was sealed by another key, about something else, or was changed. */
  open(sealed: string, about: string): Promise<string | null>;
  /** For what is only ever compared: the same for the same text, and nobody else can compute it. */
  hash(text: string, about: string): Promise<string>;
}
