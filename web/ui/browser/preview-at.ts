// Where the preview opens, kept in its history entry.

/** With the list of versions. */
export const atVersions = { strongroomVersions: true };

export function isAtVersions(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'strongroomVersions' in state;
}
