import { DataFolderError } from '#server/storage/disk/data-error.ts';
import { copyAndCheck, dataFolder, endWith } from './copy.ts';
import { readOptions } from '../options.ts';

const usage = `npm run backup -- --to FOLDER [--data DIR]
Copies a data folder, whether or not the server is running, and checks the copy. The copy is consistent, holds every
change acknowledged before it began, and must be protected like the data folder, since it contains accounts and keys.`;

await endWith(async () => {
  const { values } = readOptions({ options: { data: { type: 'string' }, to: { type: 'string' } } }, usage);
  if (!values.to) throw new DataFolderError('Say where to: npm run backup -- --to FOLDER');
  return copyAndCheck(dataFolder(values.data), values.to);
});
