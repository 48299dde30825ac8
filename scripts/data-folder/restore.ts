// npm run restore -- --from BACKUP --to DATA_FOLDER [--even-damaged]
// Checks a backup, copies it to an empty or new folder, and checks the copy. Nothing is overwritten.
import { parseArgs } from 'node:util';
import { DataFolderError } from '#server/storage/disk/data-error.ts';
import { copyAndCheck, endWith, printCheck } from './copy.ts';

await endWith(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, to: { type: 'string' }, 'even-damaged': { type: 'boolean' } },
  });
  const { from, to } = values;
  if (!from || !to)
    throw new DataFolderError('Say from where to where: npm run restore -- --from BACKUP --to DATA_FOLDER');
  if (!(await printCheck(from)) && values['even-damaged'] !== true)
    throw new DataFolderError(`${from} is damaged, and nothing was copied. --even-damaged copies what is whole.`);
  return copyAndCheck(from, to);
});
