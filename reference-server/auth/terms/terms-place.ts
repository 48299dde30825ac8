export const TERMS_PATH = '/auth/terms';

/** @param returnTo where the answer leads in the end; null for the person's first screen */
export function termsPlace(returnTo: string | null): string {
  return returnTo === null ? TERMS_PATH : `${TERMS_PATH}?returnTo=${encodeURIComponent(returnTo)}`;
}
