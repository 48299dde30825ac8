import { fullPage } from './full-page.ts';
import { forgetReturnPath, keepReturnPath } from './return-path.ts';
import { rememberSignedIn } from './was-signed-in.ts';

export function signIn(): void {
  keepReturnPath();
  fullPage.open('/api/login');
}

export function signOut(): void {
  forgetReturnPath();
  rememberSignedIn();
  fullPage.open('/api/logout');
}
