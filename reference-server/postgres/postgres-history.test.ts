import { expect, it } from 'vitest';
import type { LoggedCommit } from '#core/ports/history.ts';
import { LogBroken } from '#core/store/log-broken.ts';
import { EMPTY, linesAfter } from './log-lines.ts';
import { PostgresHistory } from './postgres-history.ts';

it('a broken log is read up to the break', async () => {
  const commits = Array.from({ length: 900 }, () => ({ changes: [], audit: [] }));
  const lines = await linesAfter(EMPTY, commits, '2026-01-01T00:00:00.000Z');
  const rows = lines.map(({ line }, at) => ({
    seq: at + 1,
    line: at + 1 === 800 ? line.replace('audit', 'adit') : line,
  }));
  const query = (_text: string, [after, most]: number[]) => Promise.resolve(rows.slice(after, after! + most!));
  const history = new PostgresHistory({ query } as never);
  const read: LoggedCommit[] = [];
  const all = (async () => {
    for await (const commit of history.commits({ seq: 900, hash: lines.at(-1)!.hash })) read.push(commit);
  })();
  await expect(all).rejects.toBeInstanceOf(LogBroken);
  expect(read).toHaveLength(799);
});
