import { expect, test } from 'vitest';
import type { User } from '#contract/types.ts';
import { effectWords } from './effect-words.ts';

const user = (id: string, firstName: string): User => ({
  ...{ id, firstName, lastName: null, email: `${id}@guest.example`, role: 'viewer', profileImageUrl: null },
  ...{ createdAt: '2026-01-10T09:00:00.000Z', lastLoginAt: null },
});
const users = [user('a', 'Ann'), user('b', 'Bo'), user('c', 'Cy')];
const words = (...people: [userId: string, gained: number, lost: number][]) =>
  effectWords({ people: people.map(([userId, gained, lost]) => ({ userId, gained, lost })) }, users).map(
    (sentence) => sentence.words,
  );

test('gains and losses are two sentences, with one number of documents if it is the same for all people', () => {
  expect(words(['a', 3, 0], ['b', 3, 0], ['c', 0, 1])).toEqual([
    '2 people gain access to 3 documents: Ann, Bo',
    '1 person loses access to 1 document: Cy',
  ]);
});

test('different numbers of documents make one sentence for each person', () => {
  expect(words(['a', 0, 3], ['b', 0, 1])).toEqual(['2 people lose access: Ann (3 documents), Bo (1 document)']);
});

test('one user can gain and lose access, and without users there is no sentence', () => {
  expect(words(['a', 1, 2])).toEqual([
    '1 person gains access to 1 document: Ann',
    '1 person loses access to 2 documents: Ann',
  ]);
  expect(words()).toEqual([]);
});

test('a user who is not in the list of users has a name, too', () => {
  expect(words(['gone', 1, 0])).toEqual(['1 person gains access to 1 document: User']);
});
