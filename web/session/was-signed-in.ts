// Whether the last visit was signed in, so that `early.js` requests the screen's data at once.
import { keptHere } from '#web/ui/browser/site-data.ts';

export const signedInKey = 'strongroom-signed-in';

/** Keeps the end of the id: enough for other tabs to see that the user is another one, and too little to say who. */
export function rememberSignedIn(userId?: string): void {
  if (userId) keptHere.set(signedInKey, userId.slice(-3));
  else keptHere.remove(signedInKey);
}
