import type { Shortcuts } from './use-shortcuts.ts';

/** The keys of the page, by `key` of the event in lower case. */
export const pageKeys = {
  // On some keyboards, the slash requires Shift.
  '/': { run: (page: Shortcuts) => page.focusSearch, isWithShift: true },
  g: { run: (page: Shortcuts) => page.toggleLayout },
  escape: { run: (page: Shortcuts) => page.clearSelection },
} as const satisfies Record<string, PageKey>;

interface PageKey {
  readonly run: (page: Shortcuts) => () => void;
  readonly isWithShift?: boolean;
}

export function pageKey(key: string): PageKey | undefined {
  const keys: Partial<Record<string, PageKey>> = pageKeys;
  return keys[key.toLowerCase()];
}
