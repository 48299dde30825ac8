import { expect, it } from 'vitest';
import { previewKind } from './preview-kind.ts';

it.each([
  ['image/png', 'image'],
  ['IMAGE/JPG; q=1', 'image'],
  ['image/svg+xml', 'image'],
  ['image/tiff', 'image'],
  ['image/apng', 'image'],
  ['image/bmp', 'none'],
  ['image/heic', 'none'],
  ['image/vnd.adobe.photoshop', 'none'],
  ['application/pdf', 'pdf'],
  ['text/html; charset=utf-8', 'html'],
  ['text/plain', 'none'],
  [null, 'none'],
])('%s is shown as %s', (mimeType, kind) => {
  expect(previewKind(mimeType)).toBe(kind);
});
