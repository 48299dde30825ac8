import { expect, test } from 'vitest';
import { displayName, initials, type Person } from './person.ts';

test.each<[string, Person, string, string]>([
  ['both names', { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@x.example' }, 'Ada Lovelace', 'AL'],
  ['names in lower case', { firstName: 'ada', lastName: 'lovelace' }, 'ada lovelace', 'AL'],
  ['a first name only', { firstName: 'Ada', lastName: null, email: 'ada@x.example' }, 'Ada', 'A'],
  ['a last name only', { firstName: ' ', lastName: 'Lovelace' }, 'Lovelace', 'L'],
  ['an e-mail only', { firstName: null, lastName: null, email: 'ada@x.example' }, 'ada@x.example', 'U'],
  ['nothing', {}, 'User', 'U'],
  ['letters outside the basic plane', { firstName: '𝒜da', lastName: 'É́mile' }, '𝒜da É́mile', '𝒜É́'],
])('with %s', (_title, person, name, letters) => {
  expect(displayName(person)).toBe(name);
  expect(initials(person)).toBe(letters);
});
