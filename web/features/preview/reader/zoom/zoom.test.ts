import { expect, test } from 'vitest';
import { zoomRange, zoomShare } from './zoom.ts';

test('the automatic zoom fits the width, up to a quarter more than paper size', () => {
  const paper = { width: 600, height: 750 };
  const shares = (width: number) => {
    const range = zoomRange([paper], { width, height: 900 }, 0);
    return [zoomShare('auto', range), zoomShare('width', range)];
  };
  expect(shares(432)).toEqual([0.5, 0.5]);
  expect(shares(1632)).toEqual([1.25, 2]);
});
