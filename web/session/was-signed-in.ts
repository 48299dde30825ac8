// Whether somebody was signed in here the last time: `web/speed/early.js` then asks for what the screen shows beside who
// this is, and a stranger's page asks for that alone. It says nothing of who it was.
import { keptHere } from '#web/ui/browser/site-data.ts';

const key = 'strongroom-signed-in';

export function rememberSignedIn(isSignedIn: boolean): void {
  if (isSignedIn) keptHere.set(key, '');
  else keptHere.remove(key);
}
