export const folderHref = (folderId: string | null) =>
  folderId === null ? '/documents' : `/documents?folder=${encodeURIComponent(folderId)}`;

/** The state of a link to a folder in which this document is then selected; it stands in the history entry. */
export const showing = (documentId: string) => ({ strongroomShowing: documentId });

export function documentSought(state: unknown): string | null {
  return typeof state === 'object' &&
    state !== null &&
    'strongroomShowing' in state &&
    typeof state.strongroomShowing === 'string'
    ? state.strongroomShowing
    : null;
}
