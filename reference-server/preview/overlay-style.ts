// Inline styles that a document's own styles cannot undo: an important declaration on the element itself wins over
// every important declaration of a style sheet.

export function important(declarations: Record<string, string>): string {
  return Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}!important`)
    .join(';');
}

/** Undoes the usual ways to hide something. */
export const visible = {
  visibility: 'visible',
  opacity: '1',
  filter: 'none',
  'clip-path': 'none',
  mask: 'none',
  'pointer-events': 'none',
};
