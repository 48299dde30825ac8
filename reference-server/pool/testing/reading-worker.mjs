// A worker that reports whether it could read and write the files of a job.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

function outcomeOf(deed) {
  try {
    deed();
    return 'done';
  } catch ({ code }) {
    return code;
  }
}

process.on('message', ({ input, sha256: other, output }) => {
  const outcomes = [outcomeOf(() => readFileSync(input)), outcomeOf(() => writeFileSync(other, 'x'))];
  writeFileSync(output, outcomes.join(' '));
  const used = { memoryBytes: 0, cpuSeconds: 0 };
  process.send({ kind: 'done', result: { outcome: 'made', size: 1, sha256: 'x' }, used });
});
process.on('disconnect', () => process.exit());
process.send({ kind: 'ready' });
