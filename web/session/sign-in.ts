import { fullPage } from './full-page.ts';
import { forgetReturnPath, keepReturnPath } from './return-path.ts';
import { rememberSignedIn } from './was-signed-in.ts';

/** Leaves for the identity provider, keeping the present path for afterwards. */
export function signIn(): void {
  keepReturnPath();
  fullPage.open('/api/login');
}

/** Leaves through the server, which ends the session. */
export function signOut(): void {
  forgetReturnPath();
  rememberSignedIn(false);
  fullPage.open('/api/logout');
}
