// Handles a lost session once: a message, and half a second later the sign-in.
import { isLeavingForSignIn, setLeavingForSignIn } from '#web/ui/browser/leaving.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { fullPage } from './full-page.ts';
import { keepReturnPath } from './return-path.ts';
import { rememberSignedIn } from './was-signed-in.ts';

const REDIRECT_DELAY_MS = 500;
/** If the page is still open after this time, the navigation failed, and the next refused call may try again. */
const LEAVING_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;

export function loseSession(): void {
  if (isLeavingForSignIn()) return;
  setLeavingForSignIn(true);
  rememberSignedIn();
  toast({ title: 'Unauthorized', message: 'You are logged out. Logging in again...', tone: 'destructive' });
  timer = setTimeout(() => {
    keepReturnPath();
    fullPage.open('/api/login');
    timer = setTimeout(beginSession, LEAVING_MS);
  }, REDIRECT_DELAY_MS);
}

/** Called when a page starts, or is restored from the browser's cache. */
export function beginSession(): void {
  clearTimeout(timer);
  setLeavingForSignIn(false);
}
