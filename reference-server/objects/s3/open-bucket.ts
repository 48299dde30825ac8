// Opens the objects in a bucket. An unreachable store does not prevent the start, since it may return later.
import path from 'node:path';
import type { BucketSettings } from '../../settings/bucket-url.ts';
import { SettingsError } from '../../settings/settings-error.ts';
import { forgettingAfterDelete } from '../derived-files.ts';
import { openLocalCopies } from '../local-copies.ts';
import type { OpenedObjects } from '../opened-objects.ts';
import { Bucket, type BucketOptions } from './bucket.ts';
import { createS3Objects } from './s3-objects.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** @param dataDir contains the folder of copies @throws SettingsError if the store refuses the bucket */
export async function openBucket(
  dataDir: string,
  settings: BucketSettings,
  options: BucketOptions = {},
): Promise<OpenedObjects> {
  const bucket = new Bucket(settings, options);
  const mistake = await bucket.mistake();
  if (mistake !== null) {
    bucket.close();
    throw new SettingsError(`OBJECTS_URL ${mistake}`);
  }
  const objects = createS3Objects(bucket);
  const copies = await openLocalCopies({ folder: path.join(dataDir, 'copies'), objects });
  return {
    objects: forgettingAfterDelete(objects, copies),
    derived: [copies],
    fileOf: copies.fileOf,
    probe: async () => ((await bucket.answers()) ? null : 'objects-away'),
    sweep: (now) => sweepUploads(bucket, now),
    async close() {
      bucket.close();
      await copies.close();
    },
  };
}
