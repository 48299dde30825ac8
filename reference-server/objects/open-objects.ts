// Opens the objects where the settings place them: in the data folder or in a bucket.
import type { Settings } from '../settings/env.ts';
import { createDiskObjects } from '../storage/objects/disk-objects.ts';
import type { OpenedObjects } from './opened-objects.ts';

/** @param warn called when the bucket becomes unreachable and when it is back */
export async function openObjects(
  { dataDir, bucket }: Pick<Settings, 'dataDir' | 'bucket'>,
  warn: (message: string) => void,
): Promise<OpenedObjects> {
  if (bucket !== null) {
    // Servers without a bucket need not load the S3 client.
    const { openBucket } = await import('./s3/open-bucket.ts');
    return openBucket(dataDir, bucket, { warn });
  }
  const objects = await createDiskObjects(dataDir);
  return {
    objects,
    fileOf: objects.fileOf,
    derived: [],
    probe: () => Promise.resolve(null),
    sweep: () => Promise.resolve(0),
    close: () => Promise.resolve(),
  };
}
