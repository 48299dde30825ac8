// What somebody says has changed with a version.

/** The log's sentence with the comment after it, in one line and between quotation marks: it is theirs, not the room's. */
export function withComment(description: string, comment: string | null): string {
  return comment === null ? description : `${description}. What changed: "${comment.replace(/\s+/gu, ' ')}"`;
}
