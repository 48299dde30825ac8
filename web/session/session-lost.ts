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
let wasAsked = false;

export function loseSession(): void {
  if (isLeavingForSignIn()) return;
  setLeavingForSignIn(true);
  rememberSignedIn();
  // The browser asks before uploads are lost: once, and not again at each focus of a tab whose user has stayed.
  const isAsked = !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const hasStayed = isAsked && wasAsked;
  wasAsked = isAsked;
  const next = hasStayed ? 'Log in again in another tab to keep what is being uploaded.' : 'Logging in again...';
  const message = `You are logged out. ${next}`;
  toast({ title: 'Unauthorized', message, tone: 'destructive', isPassing: !hasStayed, about: loseSession });
  if (hasStayed) stay();
  else
    timer = setTimeout(() => {
      keepReturnPath();
      fullPage.open('/api/login');
      timer = setTimeout(stay, LEAVING_MS);
    }, REDIRECT_DELAY_MS);
}

/** Called when a page starts, or is restored from the browser's cache. */
export function beginSession(): void {
  wasAsked = false;
  stay();
}

/** Called when the server knows the user, again too: they may have signed in on another tab. */
export function resumeSession(): void {
  if (isLeavingForSignIn()) return;
  wasAsked = false;
  toast({ about: loseSession });
}

function stay(): void {
  clearTimeout(timer);
  setLeavingForSignIn(false);
}
