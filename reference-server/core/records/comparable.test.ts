import { expect, it } from 'vitest';
import { comparableKind } from './comparable.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

it.each([
  ['application/pdf', 'application/pdf', 'a.pdf', 'pdf'],
  ['application/pdf', 'text/plain', 'a.txt', 'pdf'],
  [docx, docx, 'a.docx', 'docx'],
  ['application/zip', docx, 'a', 'docx'],
  ['application/zip', 'application/octet-stream', 'a.XLSX', 'xlsx'],
  [null, xlsx, 'a', 'xlsx'],
  ['application/x-cfb', docx, 'a.docx', 'docx'],
  ['application/x-cfb', 'application/msword', 'a.doc', null],
  ['application/zip', 'application/zip', 'a.zip', null],
  [null, 'text/csv', 'a.csv', 'text'],
  [null, 'application/vnd.ms-excel', 'a.csv', 'text'],
  [null, 'application/json; charset=utf-8', 'a', 'text'],
  [null, 'application/ld+json', 'a', 'text'],
  [null, null, 'README.md', 'text'],
  [null, null, 'README', null],
  [null, 'application/octet-stream', 'page.html', 'html'],
  ['text/html', 'text/html', 'a.html', 'html'],
  ['text/html', 'application/octet-stream', 'a', 'html'],
  ['text/html', 'text/plain', 'a.txt', 'text'],
  ['image/png', 'image/png', 'a.png', null],
  ['image/bmp', 'text/csv', 'BM.csv', 'text'],
  ['image/svg+xml', 'image/svg+xml', 'a.svg', null],
  [null, 'text/rtf', 'a.rtf', null],
])('bytes that show %s, declared as %s and called %s, are compared as %s', (sniffedType, mimeType, name, kind) => {
  expect(comparableKind({ sniffedType, mimeType, name })).toBe(kind);
});
