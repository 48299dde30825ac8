// The address that a sign-in returns to: a path of this origin, never another site.

/** Accepts a path only if browsers read it the same way, decoded once or twice. */
export function safeReturnTo(returnTo: string | undefined): string | null {
  if (returnTo === undefined || returnTo.length > 2048) return null;
  if (!isLocalPath(returnTo)) return null;
  let path = returnTo.replace(/[?#].*/s, '');
  for (let round = 0; round < 3; round += 1) {
    if (!isLocalPath(path)) return null;
    try {
      path = decodeURIComponent(path);
    } catch {
      return null;
    }
  }
  return returnTo;
}

function isLocalPath(path: string): boolean {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return false;
  const here = 'http://here.invalid';
  return (
    URL.canParse(path, here) && new URL(path, here).origin === here && !new URL(path, here).pathname.startsWith('//')
  );
}
