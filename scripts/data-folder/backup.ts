// npm run backup -- --to FOLDER [--data DIR]
// Copies a data folder while the server runs, or when it does not, and checks the copy. The copy is consistent, holds every
// change that was acknowledged before it began, and is as secret as the data folder: accounts and keys are in it.
import { parseArgs } from 'node:util';
import { DataFolderError } from '#server/storage/disk/data-error.ts';
import { copyAndCheck, dataFolder, endWith } from './copy.ts';

await endWith(async () => {
  const { values } = parseArgs({ options: { data: { type: 'string' }, to: { type: 'string' } } });
  if (!values.to) throw new DataFolderError('Say where to: npm run backup -- --to FOLDER');
  return copyAndCheck(dataFolder(values.data), values.to);
});
