// The heading, note and columns of each section, for every format that uses tables; in the order of a report.
import { typeInWords } from './facts.ts';
import type { Column, SectionKind, SectionRows } from './report.ts';

interface Heading<Kind extends SectionKind> {
  title: string;
  note: string;
  columns: readonly Column<SectionRows[Kind]>[];
}

type KeysOf<Row> = keyof Row & string;

function column<Row>(key: KeysOf<Row>, title: string, text?: (row: Row) => string): Column<Row> {
  return { key, title, text: text ?? ((row) => plain(row[key])) };
}

function plain(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const facts: readonly Column<SectionRows['cover']>[] = [column('title', 'Fact'), column('value', 'Value')];

const events: readonly Column<SectionRows['grants']>[] = [
  column('id', 'Entry'),
  column('at', 'Time (UTC)'),
  column('type', 'Type', ({ type }) => typeInWords(type)),
  column('person', 'Person'),
  column('personId', 'Person ID'),
  column('description', 'Description'),
  column('resourceType', 'Resource'),
  column('resourceId', 'Resource ID'),
  column('ipAddress', 'Address'),
];

const states: Record<SectionRows['people']['state'], string> = {
  active: 'Active',
  invited: 'Invited, never signed in',
  ended: 'Access ended',
  removed: 'Removed',
};

export const headings: { readonly [Kind in SectionKind]: Heading<Kind> } = {
  cover: {
    title: 'About this report',
    note: 'Made from the audit log alone. Times are UTC; the period includes its first moment and not its last.',
    columns: facts,
  },
  figures: {
    title: 'Figures',
    note: 'Totals: at the end of the period, and of the entries of the audit log within it.',
    columns: [column('title', 'Figure'), column('value', 'Number'), column('note', 'Note')],
  },
  people: {
    title: 'People',
    note: 'Everybody whom the data room had at some time of the period, as they were at its end, also where access had ended.',
    columns: [
      column('name', 'Name'),
      column('email', 'E-mail'),
      column('role', 'Role'),
      column('state', 'State', ({ state }) => states[state]),
      column('authenticatorApps', 'Authenticator apps'),
      column('passkeys', 'Passkeys'),
      column('recoveryCodes', 'Recovery codes left'),
      column('createdAt', 'Invited'),
      column('lastSignInAt', 'Last sign-in'),
      column('expiresAt', 'Access ends'),
      column('removedAt', 'Removed'),
      column('id', 'Person ID'),
    ],
  },
  policy: {
    title: 'Security policy',
    note:
      'As administrators had set it at the end of the period. What the environment of the installation sets over it is ' +
      'not in the audit log, and not here.',
    columns: [column('title', 'Setting'), column('value', 'Value')],
  },
  policyChanges: {
    title: 'Changes of the security policy',
    note: 'Within the period, in the order of the audit log.',
    columns: events,
  },
  accessSets: {
    title: 'People with the same access',
    note:
      'At the end of the period, as the policy of the data room decides. People with the same role and the same access ' +
      'are one set; the rules of each set follow.',
    columns: [
      column('set', 'Set'),
      column('people', 'People'),
      column('role', 'Role'),
      column('count', 'How many'),
      column('rules', 'Rules', ({ rules }) => (rules === 0 ? 'none: they saw nothing' : String(rules))),
      column('personIds', 'Person IDs', ({ personIds }) => personIds.join(' ')),
    ],
  },
  accessRules: {
    title: 'Who had access to what, by rule',
    note:
      'What holds for a folder and all beneath, at the end of the period, then what differs from it. What no rule names ' +
      'was not to be seen. What was given to single documents stands with these documents.',
    columns: [
      column('set', 'Set'),
      column('number', 'Number'),
      column('item', 'What'),
      column('see', 'Listed'),
      column('view', 'View'),
      column('download', 'Download'),
      column('why', 'Why'),
      column('limits', 'Limits'),
      column('applies', 'Applies to'),
      column('itemIds', 'Item IDs', ({ itemIds }) => itemIds.join(' ')),
    ],
  },
  access: {
    title: 'Who had access to what, item by item',
    note:
      'At the end of the period, as the policy of the data room decides. Administrators and managers see everything; ' +
      'what they could not download all the same is named. Everybody else has a row for each folder and document that ' +
      'they saw, or would have seen had it not ended or been limited.',
    columns: [
      column('person', 'Person'),
      column('role', 'Role'),
      column('kind', 'Kind'),
      column('number', 'Number'),
      column('item', 'Item'),
      column('see', 'Listed'),
      column('view', 'View'),
      column('download', 'Download'),
      column('why', 'Why'),
      column('limits', 'Limits'),
      column('personId', 'Person ID'),
      column('itemId', 'Item ID'),
    ],
  },
  grants: {
    title: 'Grants and revocations',
    note: 'Permissions that were given and taken away within the period, and groups that were changed.',
    columns: events,
  },
  documents: {
    title: 'Views and downloads by document',
    note: 'Documents with a view, a download or a refused download in the audit log within the period.',
    columns: [
      column('name', 'Document'),
      column('views', 'Views'),
      column('downloads', 'Downloads'),
      column('blocked', 'Refused downloads'),
      column('firstAt', 'First'),
      column('lastAt', 'Last'),
      column('isDeleted', 'Deleted by the end'),
      column('documentId', 'Document ID'),
    ],
  },
  use: {
    title: 'Views and downloads by person',
    note: 'Users with such an entry in the audit log within the period.',
    columns: [
      column('person', 'Person'),
      column('signIns', 'Sign-ins'),
      column('views', 'Views'),
      column('downloads', 'Downloads'),
      column('blocked', 'Refused downloads'),
      column('failedSignIns', 'Failed sign-ins'),
      column('lastAt', 'Last'),
      column('personId', 'Person ID'),
    ],
  },
  refusals: {
    title: 'Refusals and failed sign-ins',
    note: 'Within the period, with files that turned out damaged or missing when they were asked for.',
    columns: events,
  },
  approvals: {
    title: 'Approvals',
    note: 'What was asked for, decided, withdrawn and superseded within the period, with version and SHA-256.',
    columns: events,
  },
  terms: {
    title: 'Terms before entry',
    note: 'What was published, withdrawn, accepted and refused within the period, with version and SHA-256 of the text.',
    columns: events,
  },
  chain: {
    title: 'The audit chain',
    note: 'Every entry of the log carries the hash of the one before it, and was compared with its own for this report.',
    columns: facts,
  },
};
