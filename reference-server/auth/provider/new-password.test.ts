import { describe, expect, it } from 'vitest';
import { demoPeople } from '#server/demonstration/demo-people.ts';
import { checkNewPassword } from './new-password.ts';

const person = { email: 'anneliese.brandt@northwind.example', firstName: 'Anneliese', lastName: 'Brandt' };
const refusal = (password: string) => checkNewPassword({ password, repeated: password }, person)?.message ?? null;

describe('a new password', () => {
  it.each([
    'quiet-lantern-over-fjord',
    'Xk7#vQ2mR9tL',
    'the old mill burnt down in March',
    'Brandt keeps nine llamas',
    '839201748592',
  ])('may be %s', (password) => expect(refusal(password)).toBeNull());

  it('needs twelve characters', () => expect(refusal('Xk7#vQ2mR9t')).toContain('at least 12 characters'));

  it.each([
    'password1234',
    'P@ssw0rd2024!',
    'passwordpassword',
    'Welcome12345!',
    'iloveyou1985',
    'administrator1',
    'letmein!!!!!!',
  ])('is not made of words that are tried first: %s', (password) =>
    expect(refusal(password)).toContain('words that are tried first'),
  );

  it.each([
    '123456789012',
    'qwertyuiop12',
    'aaaaaaaaaaaa',
    'abcdefghijkl',
    '1qaz2wsx3edc',
    'zxcvbnmasdfgh',
    'abc9abc9abc9',
    '098765432109',
  ])('is no row of keys and no repeat: %s', (password) => expect(refusal(password)).toContain('keys in a row'));

  it.each([
    'anneliese.brandt@northwind.example',
    'AnnelieseBrandt',
    'brandt123456',
    'Annel1ese2024',
    'northwind-brandt',
  ])('is not the person’s own words: %s', (password) =>
    expect(refusal(password)).toContain('your own name or e-mail address'),
  );

  it.each(['strongroom123', 'Str0ngr00m2025!', 'strong-room-1'])('is not the name of the product: %s', (password) =>
    expect(refusal(password)).toContain('the name of this product'),
  );

  it('cannot be a published password of the demonstration', () => {
    for (const { password } of demoPeople) expect(refusal(password)).toContain('one of the demonstration');
  });

  it('is looked at quickly, however long it is', () => {
    expect(refusal('ab'.repeat(512))).toContain('keys in a row');
    expect(refusal('x9'.repeat(20).concat('quiet-lantern'))).toBeNull();
  });

  it('is typed the same way twice', () => {
    const typed = { password: 'quiet-lantern-over-fjord', repeated: 'quiet-lantern-over-ford' };
    expect(checkNewPassword(typed, person)?.field).toBe('repeated');
  });
});
