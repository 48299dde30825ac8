import { fullPage } from './full-page.ts';
import { forgetReturnPath, keepReturnPath } from './return-path.ts';
import { rememberSignedIn } from './was-signed-in.ts';

/** Goes to the identity provider, and keeps the present path. */
export function signIn(): void {
  keepReturnPath();
  fullPage.open('/api/login');
}

/** Goes to the server's logout, which ends the session. */
export function signOut(): void {
  forgetReturnPath();
  rememberSignedIn();
  fullPage.open('/api/logout');
}
