export interface Ids {
  next(
    kind:
      | 'user'
      | 'document'
      | 'folder'
      | 'grant'
      | 'object'
      | 'factor'
      | 'group'
      | 'archive'
      | 'approval'
      | 'report'
      | 'terms'
      | 'request',
  ): string;
  /** At least 128 random bits, base64url, for sessions and invitations. */
  token(): string;
}
