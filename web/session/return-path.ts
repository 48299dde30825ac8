// Where the person was before they had to sign in. Sign-in comes back to the first screen of the role; the app then goes on to the path
// that it kept. Only a path of this origin is ever followed.
import { keptInTab } from '#web/ui/browser/site-data.ts';

const key = 'strongroom-return-path';

/** The path as the router may open it, or null for whatever could lead elsewhere. */
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

/** The kept path, once. */
export function takeReturnPath(): string | null {
  const path = safePath(keptInTab.get(key));
  keptInTab.remove(key);
  return path;
}

export function forgetReturnPath(): void {
  keptInTab.remove(key);
}
