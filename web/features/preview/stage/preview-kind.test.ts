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
  ['application/x-pdf', 'pdf'],
  ['text/html; charset=utf-8', 'html'],
  ['text/plain', 'text'],
  ['text/CSV; charset=utf-8', 'text'],
  ['text/markdown', 'text'],
  ['application/json', 'text'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'html'],
  ['application/vnd.ms-excel.sheet.macroEnabled.12', 'html'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'html'],
  ['application/xhtml+xml', 'none'],
  ['application/vnd.ms-excel', 'text'],
  ['application/msword', 'none'],
  ['text/rtf', 'none'],
  ['application/rtf', 'none'],
  ['application/zip', 'none'],
  [null, 'none'],
])('%s is shown as %s', (mimeType, kind) => {
  expect(previewKind(mimeType)).toBe(kind);
});
