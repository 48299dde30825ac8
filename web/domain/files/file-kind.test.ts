import { expect, test } from 'vitest';
import { type FileKind, fileKind } from './file-kind.ts';

const openXml = 'application/vnd.openxmlformats-officedocument';

test.each<[string, FileKind]>([
  ['application/pdf', 'pdf'],
  ['APPLICATION/PDF', 'pdf'],
  ['application/x-pdf', 'pdf'],
  ['application/rtf', 'doc'],
  ['text/rtf', 'doc'],
  ['application/msword', 'doc'],
  [`${openXml}.wordprocessingml.document`, 'doc'],
  ['application/vnd.oasis.opendocument.text', 'doc'],
  [`${openXml}.spreadsheetml.sheet`, 'sheet'],
  ['application/vnd.ms-excel', 'sheet'],
  ['text/csv; charset=utf-8', 'sheet'],
  [`${openXml}.presentationml.presentation`, 'slide'],
  ['application/vnd.ms-powerpoint', 'slide'],
  ['image/png', 'image'],
  ['image/svg+xml', 'image'],
  ['text/html', 'other'],
  ['text/plain', 'other'],
])('%s is drawn as %s', (mimeType, kind) => {
  expect(fileKind(mimeType, 'misleading.pdf'.replace('pdf', kind === 'pdf' ? 'txt' : 'pdf'))).toBe(kind);
});

test.each<[string | null | undefined, string, FileKind]>([
  [null, 'Cap Table.XLSX', 'sheet'],
  ['application/octet-stream', 'Letter.docx', 'doc'],
  [undefined, 'no extension', 'other'],
  ['', 'constructor', 'other'],
])('without a specific type (%s) the name %s decides', (mimeType, name, kind) => {
  expect(fileKind(mimeType, name)).toBe(kind);
});
