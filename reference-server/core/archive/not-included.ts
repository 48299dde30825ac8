// The text file that lists what an archive lacks, and why. It does not name documents that the reader may not see; it
// only counts those that disappeared since the archive was prepared.

export interface LeftOut {
  path: string;
  reason: string;
}

export function notIncluded(leftOut: readonly LeftOut[], gone: number): string {
  const lines = leftOut.flatMap(({ path, reason }) => [path, `    ${reason}`]);
  const named = leftOut.length > 0 ? ['These documents are not in this archive:', '', ...lines, ''] : [];
  return [...named, ...unnamed(leftOut.length, gone)].join('\r\n');
}

function unnamed(others: number, gone: number): string[] {
  if (gone === 0) return [];
  const further = others > 0 ? 'further ' : '';
  return gone === 1
    ? [`One ${further}document was there when the archive was asked for and is not any more.`, '']
    : [`${gone} ${further}documents were there when the archive was asked for and are not any more.`, ''];
}
