// What a new password has to be: long enough, no password that everybody knows, and typed the same way twice.
import { isPublished } from '#server/demonstration/demo-people.ts';
import { SHORTEST_PASSWORD } from '../pages/create-account-page.ts';

export interface PasswordError {
  field: 'password' | 'repeated';
  message: string;
}

export function checkNewPassword(password: string, repeated: string): PasswordError | null {
  if (password.length < SHORTEST_PASSWORD) {
    return { field: 'password', message: `The password needs at least ${SHORTEST_PASSWORD} characters.` };
  }
  if (isPublished(password)) {
    return {
      field: 'password',
      message: 'Everybody knows this password: it is one of the demonstration. Choose another.',
    };
  }
  if (password !== repeated) return { field: 'repeated', message: 'The two passwords are not the same.' };
  return null;
}
