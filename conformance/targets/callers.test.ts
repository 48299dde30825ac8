import { expect, test } from 'vitest';
import { readSignInMethod } from '../callers/credentials.ts';

const person = { id: '1', email: 'a$(b)@conformance.example', link: 'https://rooms.example/?invitation=x' };

test('a command signs in the invited person, and no text from a server is run', async () => {
  const script = 'console.log(`Cookie: at=${process.env.EMAIL} ${process.env.INVITATION}`)';
  const signInMethod = readSignInMethod({ STRONGROOM_SIGN_IN_COMMAND: `node -e '${script}'` });
  expect(await signInMethod.enter('http://localhost', person)).toEqual({ cookie: `at=${person.email} ${person.link}` });
  expect(await signInMethod.comeAgain?.('http://localhost', { email: person.email })).toEqual({
    cookie: `at=${person.email}`,
  });
});

test('a command that prints no header signs no one in', async () => {
  const signInMethod = readSignInMethod({ STRONGROOM_SIGN_IN_COMMAND: 'echo hello' });
  await expect(signInMethod.enter('http://localhost', person)).rejects.toThrow('printed no header for a$(b)@');
});
