// Where in the preview one arrives: kept in the history entry that opens it.

/** With the versions beside the document. */
export const atVersions = { strongroomVersions: true };

export function isAtVersions(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'strongroomVersions' in state;
}
