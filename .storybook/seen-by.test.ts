import { expect, it } from 'vitest';
import { nobody, seenBy } from './seen-by.ts';
import { factsOf } from './state-facts.ts';

const who = (chosen: unknown) =>
  new Map(factsOf(seenBy({ persona: 'viewer', route: '/audit' }, chosen), null)).get('Who');

it('the panel names the persona that the toolbar chose, and else the one of the story', () => {
  expect(who('')).toBe('viewer');
  expect(who(undefined)).toBe('viewer');
  expect(who('manager')).toBe('manager');
  expect(who(nobody)).toBe('Nobody is signed in');
});
