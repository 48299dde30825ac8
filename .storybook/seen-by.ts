// The choice "Persona" of the toolbar, for the page and for the panel that speaks of it.

/** Who is not signed in, as the toolbar calls them. */
export const nobody = 'none';

/** A scene as the person whom the toolbar chose sees it; where it chose nobody in particular, the story's own. */
export function seenBy<T extends { persona?: string | null }>(scene: T, chosen: unknown): T {
  if (typeof chosen !== 'string' || chosen === '') return scene;
  return { ...scene, persona: chosen === nobody ? null : chosen };
}
