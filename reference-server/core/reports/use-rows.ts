// Views and downloads by document and by user, most frequent first.
import type { Past } from './past.ts';
import type { DocumentUseRow, PersonUseRow } from './report.ts';

interface Use {
  views: number;
  downloads: number;
}

const busiest = (one: Use & { key: string }, other: Use & { key: string }) =>
  other.views + other.downloads - (one.views + one.downloads) || (one.key < other.key ? -1 : 1);

export function* documentRows({ tally, names }: Past): Generator<DocumentUseRow> {
  const rows = [...tally.documents].map(([documentId, use]) => {
    const { name, isDeleted } = names.document(documentId);
    return { key: `${name}\n${documentId}`, documentId, name, isDeleted, ...use };
  });
  for (const { key: _key, ...row } of rows.sort(busiest)) yield row;
}

export function* personRows({ tally, names }: Past): Generator<PersonUseRow> {
  const rows = [...tally.people].map(([personId, { signIns, ...use }]) => {
    const person = personId === null ? 'Nobody who is known' : names.person(personId);
    return { key: `${person}\n${personId ?? ''}`, personId, person, signIns, ...use };
  });
  for (const { key: _key, ...row } of rows.sort(busiest)) yield row;
}
