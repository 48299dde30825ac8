// Loads the provider's library at the first sign-in, without its line that recommends Node 22.

/* oxlint-disable no-console -- the library speaks through it, and through nothing else */

const WISH = 'oidc-provider WARNING: Unsupported runtime';

export async function loadProvider() {
  const { warn } = console;
  const others = (...args: unknown[]) => {
    if (!String(args[0]).includes(WISH)) warn(...args);
  };
  console.warn = others;
  try {
    return await import('./provider.ts');
  } finally {
    // Other code may have replaced the function in the meantime.
    if (console.warn === others) console.warn = warn;
  }
}
