import { DataFolderError } from '#server/storage/disk/data-error.ts';
import { copyAndCheck, endWith, printCheck } from './copy.ts';
import { readOptions } from '../options.ts';

const usage = `npm run restore -- --from BACKUP --to DATA_FOLDER [--even-damaged]
Checks a backup, copies it to an empty or new folder, and checks the copy. Nothing is overwritten.`;

await endWith(async () => {
  const { values } = readOptions(
    { options: { from: { type: 'string' }, to: { type: 'string' }, 'even-damaged': { type: 'boolean' } } },
    usage,
  );
  const { from, to } = values;
  if (!from || !to)
    throw new DataFolderError('Say from where to where: npm run restore -- --from BACKUP --to DATA_FOLDER');
  if (!(await printCheck(from)) && values['even-damaged'] !== true)
    throw new DataFolderError(`${from} is damaged, and nothing was copied. --even-damaged copies what is whole.`);
  return copyAndCheck(from, to);
});
