// The page before the sign-in, opened after the role's first screen, and always of this origin.
import { keptInTab } from '#web/ui/browser/site-data.ts';

const key = 'strongroom-return-path';

/** The path if the router may open it; null for anything that could lead elsewhere. */
export function safePath(value: string | null, origin = window.location.origin): string | null {
  if (value === null || !/^\/(?![/\\])/.test(value)) return null;
  try {
    const url = new URL(value, origin);
    if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname.startsWith('/api/')) return null;
    return url.pathname + url.search;
  } catch {
    return null;
  }
}

export function keepReturnPath(): void {
  const { pathname, search } = window.location;
  if (pathname === '/') keptInTab.remove(key);
  else keptInTab.set(key, pathname + search);
}

export function takeReturnPath(): string | null {
  const path = safePath(keptInTab.get(key));
  keptInTab.remove(key);
  return path;
}

export function forgetReturnPath(): void {
  keptInTab.remove(key);
}
