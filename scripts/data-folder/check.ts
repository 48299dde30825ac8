import { checkFolder } from '#server/storage/check/check-folder.ts';
import { dataFolder, endWith } from './copy.ts';
import { showProgress } from './progress.ts';
import { readOptions } from '../options.ts';

const usage = `npm run check [-- --fast] [--data DIR]
Checks a data folder without changing it: journal, snapshot, accounts, keys, and every object against its size and
hash (\`--fast\`: size only). It may run beside the server. Exits with 0 if everything is intact, 1 if something is
damaged or missing, 2 if it could not check.`;

await endWith(async () => {
  const { values } = readOptions({ options: { data: { type: 'string' }, fast: { type: 'boolean' } } }, usage);
  const dataDir = dataFolder(values.data);
  const { damages, notes, summary } = await checkFolder(dataDir, {
    isFast: values.fast ?? false,
    progress: showProgress('objects'),
  });
  console.log(`Checked ${dataDir}`);
  for (const line of summary) console.log(`  ${line}`);
  for (const note of notes) console.log(`NOTE: ${note}`);
  for (const damage of damages) console.error(`DAMAGED: ${damage}`);
  console.log(damages.length === 0 ? 'No damage found.' : `${damages.length} damage(s) found.`);
  return damages.length === 0;
});
