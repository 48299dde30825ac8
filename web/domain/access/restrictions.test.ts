import { expect, test } from 'vitest';
import { isDownloadRestricted } from './restrictions.ts';

test.each([
  ['confidential', true, true],
  ['confidential', false, false],
  ['restricted', true, false],
  ['public', true, false],
] as const)(
  'of a %s document with restricted downloads %s, a download is forbidden: %s',
  (accessLevel, downloadRestricted, is) => {
    expect(isDownloadRestricted({ accessLevel, downloadRestricted })).toBe(is);
  },
);
