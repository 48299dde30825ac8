// Whether the last visit was signed in, so that `early.js` requests the screen's data at once.
import { keptHere } from '#web/ui/browser/site-data.ts';

export const signedInKey = 'strongroom-signed-in';

/** Stores three letters of the id: other tabs notice another user, and nobody is identified. */
export function rememberSignedIn(userId?: string): void {
  if (userId) keptHere.set(signedInKey, userId.slice(-3));
  else {
    // Removing a missing key notifies no other tab, and they may have asked before the session ended.
    keptHere.set(signedInKey, '');
    keptHere.remove(signedInKey);
  }
}
