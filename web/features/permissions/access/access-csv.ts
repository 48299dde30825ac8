import { type AccessNames, limitInWords, reasonInWords } from '#web/domain/access/reasons-in-words.ts';
import { displayName } from '#web/domain/people/person.ts';
import { capitalised } from '#web/format/capitalised.ts';
import { type CsvColumn, csvOf } from '#web/format/csv.ts';
import type { PersonWithAccess } from './people-with-access.ts';

const yesOrNo = (is: boolean) => (is ? 'Yes' : 'No');

/** All users with their rights, reasons and limits, in pieces. */
export function whoHasAccessCsv(
  people: readonly PersonWithAccess[],
  { isFolder, homeId, names }: { isFolder: boolean; homeId: string | null; names: AccessNames },
): string[] {
  const rights: readonly CsvColumn<PersonWithAccess>[] = [
    { title: 'Can View', of: ({ gives }) => yesOrNo(gives === 'view' || gives === 'download') },
    { title: 'Can Download', of: ({ gives }) => yesOrNo(gives === 'download') },
  ];
  const columns: readonly CsvColumn<PersonWithAccess>[] = [
    { title: 'Name', of: ({ user }) => displayName(user) },
    { title: 'Email', of: ({ user }) => user.email },
    { title: 'Role', of: ({ user }) => capitalised(user.role) },
    { title: 'Sees', of: ({ gives }) => yesOrNo(gives !== null) },
    ...(isFolder ? [] : rights),
    {
      title: 'Because',
      of: ({ because }) => because.map((reason) => reasonInWords(reason, homeId, names)).join('; '),
    },
    { title: 'Taken Away By', of: ({ but }) => but.map((limit) => limitInWords(limit, names)).join('; ') },
  ];
  return csvOf(columns, [people]);
}
