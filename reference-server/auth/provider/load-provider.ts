// Reads the bundled provider's code, with the large library that it is made of, when somebody signs in for the first
// time. On Node 20 the library says that it would rather have Node 22: that one line means nothing to who reads it here.

/* oxlint-disable no-console -- the library speaks through it, and through nothing else */

const WISH = 'oidc-provider WARNING: Unsupported runtime';

export async function loadProvider() {
  const { warn } = console;
  const others = (...said: unknown[]) => {
    if (!String(said[0]).includes(WISH)) warn(...said);
  };
  console.warn = others;
  try {
    return await import('./provider.ts');
  } finally {
    // Somebody else may have put a function of their own there meanwhile.
    if (console.warn === others) console.warn = warn;
  }
}
