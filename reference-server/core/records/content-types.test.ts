import { describe, expect, it } from 'vitest';
import { previewableType, textType } from './content-types.ts';
import type { VersionRecord } from './records.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('text that begins like', () => {
  it.each([
    ['<!doctype html><p>', 'text/html'],
    ['\ufeff  <!DOCTYPE HTML>', 'text/html'],
    ['<html lang="en">', 'text/html'],
    ['<!-- a comment --><script>alert(1)</script>', 'text/html'],
    ['<p>', 'text/html'],
    ['<?xml version="1.0"?><svg xmlns="x">', 'image/svg+xml'],
    ['<?xml version="1.0"?><!-- made by hand --><!DOCTYPE svg PUBLIC "x"><svg>', 'image/svg+xml'],
    ['<svg/>', 'image/svg+xml'],
    ['<svg:svg xmlns:svg="x">', 'image/svg+xml'],
    ['<?xml version="1.0"?><!DOCTYPE svg:svg SYSTEM "x"><svg:svg xmlns:svg="x">', 'image/svg+xml'],
    ['<?xml version="1.0"?><html xmlns="x">', 'text/html'],
    ['<?xml version="1.0"?><feed>', null],
    ['<parent>', null],
    ['Just text <html>', null],
    ['%PDF-1.4', null],
    ['<!-- never closed', null],
    ['', null],
  ])('%j', (text, type) => {
    expect(textType(bytes(text))).toBe(type);
  });
});

it('is detected in UTF-16 as well, by its byte order mark', () => {
  const text = '\ufeff<!doctype html><p>';
  const little = new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer);
  const big = little.map((_, at) => little[at ^ 1] ?? 0);
  expect([little, big].map(textType)).toEqual(['text/html', 'text/html']);
});

describe('bytes of one type, declared as another', () => {
  const version = (sniffedType: string | null, mimeType: string | null): VersionRecord => ({
    id: 'document-1:1',
    documentId: 'document-1',
    version: 1,
    objectKey: 'object-1',
    size: 1,
    mimeType,
    sniffedType,
    sha256: 'x',
    uploadedById: null,
    createdAt: '2026-01-15T10:00:00.000Z',
    restoredFrom: null,
  });

  it.each([
    ['application/pdf', 'application/pdf', 'pdf'],
    ['application/pdf', 'application/octet-stream', 'pdf'],
    ['application/pdf', null, 'pdf'],
    ['image/jpeg', 'image/png', 'raster'],
    ['text/html', 'text/html; charset=utf-8', 'html'],
    ['text/html', 'TEXT/HTML', 'html'],
    ['image/svg+xml', 'image/svg+xml', 'svg'],
    ['image/tiff', 'image/tiff', 'raster'],
    ['image/bmp', 'image/bmp', null],
    ['text/html', 'application/pdf', null],
    ['text/html', 'text/plain', null],
    ['text/html', null, null],
    ['image/svg+xml', 'image/png', null],
    ['image/png', 'application/pdf', null],
    ['application/pdf', 'image/png', null],
    ['application/zip', 'application/zip', null],
    [null, 'application/pdf', null],
    ['constructor', 'constructor', null],
    ['application/pdf', 'text/plain', null],
    ['image/svg+xml', 'application/xml', null],
  ])('%s as %s', (sniffed, declared, kind) => {
    expect(previewableType(version(sniffed, declared))?.kind ?? null).toBe(kind);
  });

  const office = 'application/vnd.openxmlformats-officedocument';
  const docx = `${office}.wordprocessingml.document`;
  const xlsx = `${office}.spreadsheetml.sheet`;
  const pptx = `${office}.presentationml.presentation`;
  it.each([
    [null, 'text/plain', 'text/plain'],
    [null, 'text/csv; charset=utf-8', 'text/csv'],
    [null, 'text/tab-separated-values', 'text/tab-separated-values'],
    [null, 'text/markdown', 'text/plain'],
    [null, 'application/json', 'text/plain'],
    [null, 'application/vnd.ms-excel', 'text/csv'],
    ['text/calendar', 'text/calendar', 'text/plain'],
    ['image/bmp', 'text/csv', 'text/csv'],
    [docx, docx, docx],
    [docx, null, docx],
    ['application/zip', docx, docx],
    ['application/vnd.ms-excel.sheet.macroenabled.12', 'application/vnd.ms-excel.sheet.macroEnabled.12', xlsx],
    [pptx, pptx, pptx],
    [docx, xlsx, null],
    [docx, 'text/plain', null],
    ['application/x-cfb', docx, null],
    ['application/x-cfb', 'application/vnd.ms-excel', null],
    [null, docx, null],
    [null, null, null],
    [null, 'application/octet-stream', null],
    [null, 'text/rtf', null],
    ['text/html', 'text/csv', null],
  ])('%s as %s is read as %s, and shown as a page or not at all', (sniffed, declared, type) => {
    const shown = type === null ? null : { type, servedAs: 'text/html', kind: 'html', isShownAsIs: false };
    expect(previewableType(version(sniffed, declared))).toEqual(shown);
  });

  it('is served as PNG where no browser would show it, and then only watermarked', () => {
    expect(previewableType(version('image/tiff', null))).toMatchObject({ servedAs: 'image/png', isShownAsIs: false });
    expect(previewableType(version('image/png', null))).toMatchObject({ servedAs: 'image/png', isShownAsIs: true });
  });
});
