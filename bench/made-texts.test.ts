import { expect, it } from 'vitest';
import { packed } from '#server/searches/kept-text.ts';
import { madeTexts } from './made-texts.ts';

it('what is kept of a text takes at most 60 % of it, even of random words', () => {
  const texts = madeTexts(20).map((text) => packed(text).length / text.length);
  expect(texts.reduce((sum, share) => sum + share, 0) / texts.length).toBeLessThanOrEqual(0.6);
});
