import { expect, test } from 'vitest';
import { accessLabel } from './access-level.ts';

test('a level is shown with a capital, and an unknown one unchanged', () => {
  expect(['public', 'restricted', 'confidential', 'secret'].map(accessLabel)).toEqual([
    'Public',
    'Restricted',
    'Confidential',
    'Secret',
  ]);
});
