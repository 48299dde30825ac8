// Checks a new password: long enough, not easy to guess, and repeated correctly.
import { isPublished } from '#server/demonstration/demo-people.ts';
import { SHORTEST_PASSWORD } from '../pages/create-account-page.ts';
import { type Person, whyGuessable } from './guessable-password.ts';

export interface PasswordError {
  field: 'password' | 'repeated';
  message: string;
}

interface Typed {
  password: string;
  repeated: string;
}

/** @param who the caller, for fair turns @throws QueueFull */
export async function checkNewPassword(
  { password, repeated }: Typed,
  person: Person,
  who: string,
): Promise<PasswordError | null> {
  if (password.length < SHORTEST_PASSWORD)
    return { field: 'password', message: `The password needs at least ${SHORTEST_PASSWORD} characters.` };
  if (isPublished(password)) {
    return {
      field: 'password',
      message: 'Everybody knows this password: it is one of the demonstration. Choose another.',
    };
  }
  const guessable = await whyGuessable(password, person, who);
  if (guessable !== null) return { field: 'password', message: guessable };
  if (password !== repeated) return { field: 'repeated', message: 'The two passwords are not the same.' };
  return null;
}
