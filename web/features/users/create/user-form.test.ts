import { describe, expect, it } from 'vitest';
import { newUserForm } from './user-form.ts';

const valid = { firstName: 'Ingrid', lastName: 'Vos', email: 'ingrid@buyer.example', role: 'viewer' };

const messages = (values: unknown) => {
  const result = newUserForm.safeParse(values);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
};

describe('the form for a new user', () => {
  it('takes a person with a name, an address and a role', () => {
    expect(newUserForm.parse(valid)).toEqual(valid);
  });

  it('trims names and addresses', () => {
    const spaced = { ...valid, firstName: ' Ingrid ', lastName: '\tVos', email: ' ingrid@buyer.example ' };
    expect(newUserForm.parse(spaced)).toEqual(valid);
  });

  it.each(['', '   '])('names the required fields when they are %j', (blank) => {
    expect(messages({ ...valid, firstName: blank, lastName: blank })).toEqual([
      'First name is required',
      'Last name is required',
    ]);
  });

  it.each(["r&d.o'neil/dept!x@buyer.example", 'info@xn--e1afmkfd.xn--p1ai'])('takes the address %j', (email) => {
    expect(messages({ ...valid, email })).toEqual([]);
  });

  it.each([
    '',
    'abc',
    'a@',
    '@b.example',
    'a b@c.example',
    'a@b.example\r\nBcc: c@d.example',
    `${'a'.repeat(250)}@b.example`,
  ])('refuses the address %j', (email) => {
    expect(messages({ ...valid, email })).toEqual(['Valid email is required']);
  });

  it('names the limit of a name that is too long', () => {
    expect(messages({ ...valid, firstName: 'a'.repeat(101) })[0]).toMatch(/100/);
  });

  it.each(['root', '', undefined])('refuses the role %j', (role) => {
    expect(messages({ ...valid, role })).toHaveLength(1);
  });
});
