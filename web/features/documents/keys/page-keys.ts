import type { Shortcuts } from './use-shortcuts.ts';

/** The keys of the page, as `key` of an event says them in small letters. */
export const pageKeys = {
  // On some keyboards the slash itself needs Shift.
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
