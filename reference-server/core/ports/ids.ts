export interface Ids {
  /** An id for a new row. */
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
  /** At least 128 random bits, base64url: a session or an invitation. */
  token(): string;
}
