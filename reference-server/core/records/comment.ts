// A user's comment on a version.

/** Appends the comment to the log's sentence, on one line and in quotation marks, which mark it as the user's. */
export function withComment(description: string, comment: string | null): string {
  return comment === null ? description : `${description}. What changed: "${comment.replace(/\s+/gu, ' ')}"`;
}
