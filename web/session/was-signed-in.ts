// Whether the last visit was signed in: `web/speed/early.js` then requests the screen's data together with the current
// user. It does not store who it was.
import { keptHere } from '#web/ui/browser/site-data.ts';

const key = 'strongroom-signed-in';

export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) keptHere.set(key, '');
  else keptHere.remove(key);
}
