export const TERMS_PATH = '/auth/terms';

/** @param returnTo where to continue after the answer; null for the user's first screen */
export function termsPlace(returnTo: string | null): string {
  return returnTo === null ? TERMS_PATH : `${TERMS_PATH}?returnTo=${encodeURIComponent(returnTo)}`;
}
