import { AbortMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3';
import { expect, it, vi } from 'vitest';
import { Bucket } from './bucket.ts';
import { sweepUploads } from './sweep-uploads.ts';

it('uploads that were left are ended on every page of their list, and no others', async () => {
  const left = (Key: string, day = 1) => ({ Key, UploadId: `of ${Key}`, Initiated: new Date(Date.UTC(2026, 0, day)) });
  const next = { NextKeyMarker: 'rooms/first', NextUploadIdMarker: 'of rooms/first' };
  const ended: unknown[] = [];
  const send = (command: object): Promise<object> => {
    if (command instanceof AbortMultipartUploadCommand) ended.push(command.input.Key);
    if (!(command instanceof ListMultipartUploadsCommand)) return Promise.resolve({});
    const { KeyMarker, UploadIdMarker } = command.input;
    if (KeyMarker === undefined)
      return Promise.resolve({ Uploads: [left('rooms/first'), left('rooms/not/ours')], IsTruncated: true, ...next });
    expect([KeyMarker, UploadIdMarker]).toEqual(Object.values(next));
    return Promise.resolve({ Uploads: [left('rooms/second'), left('rooms/running', 9)] });
  };
  const bucket = new Bucket({ bucket: 'all', prefix: 'rooms/', region: 'here', endpoint: null, isPathStyle: true });
  vi.spyOn(bucket, 'send').mockImplementation(send);
  expect(await sweepUploads(bucket, new Date('2026-01-09T10:00:00.000Z'))).toBe(2);
  expect(ended).toEqual(['rooms/first', 'rooms/second']);
  bucket.close();
});
