import { expect, test } from 'vitest';
import { accessLabel } from './access-level.ts';

test('a level is shown with a capital, and an unknown one as it is', () => {
  expect(['public', 'restricted', 'confidential', 'secret'].map(accessLabel)).toEqual([
    'Public',
    'Restricted',
    'Confidential',
    'Secret',
  ]);
});
