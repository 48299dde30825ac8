import { describe, expect, it } from 'vitest';
import {
  advance,
  byPath,
  countByStatus,
  mayCancel,
  mayRemove,
  mayRetry,
  percent,
  relativePath,
  type UploadEvent,
  type UploadItem,
  type UploadStatus,
} from './upload-item.ts';

const statuses: UploadStatus[] = ['uploading', 'uploaded', 'processing', 'completed', 'failed'];

const item = (status: UploadStatus, more: Partial<UploadItem> = {}): UploadItem => ({
  id: 'upload-1',
  url: status === 'uploading' ? null : 'https://storage.test/objects/1',
  name: 'Q3.pdf',
  folders: [],
  size: 200,
  type: 'application/pdf',
  status,
  error: status === 'failed' ? 'Upload failed: 503 Service Unavailable' : null,
  activity: 'sending',
  bytesSent: 0,
  speed: null,
  setback: null,
  ...more,
});

const steps: [UploadEvent, Partial<Record<UploadStatus, UploadStatus>>][] = [
  [{ type: 'stored', url: '/objects/1' }, { uploading: 'uploaded' }],
  [{ type: 'processing' }, { uploaded: 'processing' }],
  [{ type: 'completed' }, { processing: 'completed' }],
  [{ type: 'returned' }, { processing: 'uploaded' }],
  [
    { type: 'failed', error: 'no' },
    { uploading: 'failed', uploaded: 'failed', processing: 'failed' },
  ],
  [{ type: 'retried' }, { failed: 'uploaded' }],
];

describe('the life of an upload', () => {
  describe.each(steps)('$type', (event, allowed) => {
    it.each(statuses)('leads on from %s only where the order allows it', (status) => {
      const before = item(status);
      const next = advance(before, event);
      expect(next.status).toBe(allowed[status] ?? status);
      if (allowed[status] === undefined) expect(next).toBe(before);
    });
  });

  it('keeps stored bytes when a registration is tried again, and uploads again otherwise', () => {
    expect(advance(item('failed'), { type: 'retried' })).toMatchObject({ status: 'uploaded', error: null });
    expect(advance(item('failed', { url: null, bytesSent: 50 }), { type: 'retried' })).toMatchObject({
      status: 'uploading',
      activity: 'waiting',
      bytesSent: 0,
      error: null,
    });
  });

  it('is uploaded again where the stored bytes are no longer there', () => {
    const lost = advance(item('uploaded'), { type: 'failed', error: 'no', isLost: true });
    expect(advance(lost, { type: 'retried' })).toMatchObject({ status: 'uploading', url: null });
  });

  it('offers removal for uploaded and failed files, cancel while uploading, retry after a failure', () => {
    expect(statuses.filter((status) => mayRemove(item(status)))).toEqual(['uploaded', 'failed']);
    expect(statuses.filter((status) => mayCancel(item(status)))).toEqual(['uploading']);
    expect(statuses.filter((status) => mayRetry(item(status)))).toEqual(['failed']);
  });

  it('counts percent without ever passing the whole', () => {
    const sent = (bytesSent: number) =>
      percent(advance(item('uploading'), { type: 'progress', bytesSent, speed: null }));
    expect([sent(0), sent(124), sent(199), sent(260)]).toEqual([0, 62, 99, 100]);
    expect(percent(item('uploading', { size: 0 }))).toBe(100);
  });

  it('is sorted by path: numbers as numbers, files before the folders beside them', () => {
    const paths = ['b.txt', 'Deal/10/a.txt', 'Deal/2/z.txt', 'Deal/2/A.txt', 'Deal/notes.txt', 'a.txt'];
    const files = paths.map((path) => ({ folders: path.split('/').slice(0, -1), name: path.split('/').at(-1)! }));
    expect(files.sort(byPath).map(relativePath)).toEqual([
      'a.txt',
      'b.txt',
      'Deal/notes.txt',
      'Deal/2/A.txt',
      'Deal/2/z.txt',
      'Deal/10/a.txt',
    ]);
  });

  it('counts by status and names a file by its path', () => {
    expect(countByStatus([item('uploaded'), item('failed'), item('uploaded')])).toEqual({
      uploading: 0,
      uploaded: 2,
      processing: 0,
      completed: 0,
      failed: 1,
    });
    expect(relativePath({ folders: ['Deal', '01'], name: 'a.txt' })).toBe('Deal/01/a.txt');
  });
});
