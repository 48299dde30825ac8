// The toolbar's choice "Persona", for the page and the panel.

/** The toolbar's value for visitors. */
export const nobody = 'none';

/** A scene as the toolbar's persona sees it; by default the story's own. */
export function seenBy<T extends { persona?: string | null }>(scene: T, chosen: unknown): T {
  if (typeof chosen !== 'string' || chosen === '') return scene;
  return { ...scene, persona: chosen === nobody ? null : chosen };
}
