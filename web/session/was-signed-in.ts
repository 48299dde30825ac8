// Whether the last visit was signed in, so that `early.js` requests the screen's data at once.
import { keptHere } from '#web/ui/browser/site-data.ts';

export const signedInKey = 'strongroom-signed-in';

export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) keptHere.set(signedInKey, '');
  else keptHere.remove(signedInKey);
}
