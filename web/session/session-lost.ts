// The unauthorized path, the same from every screen: say so, and half a second later sign in again. Once only, however
// many calls are refused together.
import { toast } from '#web/ui/feedback/toast.ts';
import { fullPage } from './full-page.ts';
import { keepReturnPath } from './return-path.ts';
import { rememberSignedIn } from './was-signed-in.ts';

const REDIRECT_DELAY_MS = 500;
/** After this the page is still here: the navigation failed, and the next refused call may try again. */
const LEAVING_MS = 5000;

let isLeaving = false;

export function loseSession(): void {
  if (isLeaving) return;
  isLeaving = true;
  rememberSignedIn(false);
  toast({ title: 'Unauthorized', message: 'You are logged out. Logging in again...', tone: 'destructive' });
  setTimeout(() => {
    keepReturnPath();
    fullPage.open('/api/login');
    setTimeout(beginSession, LEAVING_MS);
  }, REDIRECT_DELAY_MS);
}

/** Whether the page is on its way to the sign-in: nothing on it can be kept any more. */
export function isLeavingForSignIn(): boolean {
  return isLeaving;
}

/** A page that starts, or comes back from the browser's memory, has its session before it. */
export function beginSession(): void {
  isLeaving = false;
}
