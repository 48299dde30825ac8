// The columns of a report in print: related values share a column, the second one smaller.
import type { SectionKind, SectionRows } from '#core/reports/report.ts';

export interface SheetColumn<Key extends string = string> {
  /** The report's columns shown in it, one below the other. */
  keys: readonly [Key, ...Key[]];
  width: number;
  title?: string;
  kind?: 'number';
}

type Sheet<Kind extends SectionKind> = readonly SheetColumn<keyof SectionRows[Kind] & string>[];

const facts: readonly SheetColumn<'title' | 'value'>[] = [
  { keys: ['title'], width: 30 },
  { keys: ['value'], width: 70 },
];

const events: Sheet<'grants'> = [
  { keys: ['at', 'id'], title: 'Time (UTC), entry', width: 21 },
  { keys: ['type', 'ipAddress'], title: 'Type, address', width: 19 },
  { keys: ['person', 'personId'], title: 'Person', width: 20 },
  { keys: ['description', 'resourceId'], title: 'Description, resource', width: 40 },
];

/** Access by user and item is for programs only. */
export const sheets: { readonly [Kind in Exclude<SectionKind, 'access'>]: Sheet<Kind> } = {
  cover: facts,
  figures: [
    { keys: ['title', 'note'], title: 'Figure', width: 80 },
    { keys: ['value'], width: 20, kind: 'number' },
  ],
  people: [
    { keys: ['name', 'email', 'id'], title: 'Person', width: 31 },
    { keys: ['role', 'state'], title: 'Role, state', width: 15 },
    { keys: ['authenticatorApps'], title: 'Apps', width: 6, kind: 'number' },
    { keys: ['passkeys'], title: 'Pass- keys', width: 7, kind: 'number' },
    { keys: ['recoveryCodes'], title: 'Codes left', width: 7, kind: 'number' },
    { keys: ['createdAt', 'lastSignInAt'], title: 'Invited, last sign-in', width: 20 },
    { keys: ['expiresAt', 'removedAt'], title: 'Access ends, removed', width: 20 },
  ],
  policy: facts,
  policyChanges: events,
  accessSets: [
    { keys: ['set'], width: 7, kind: 'number' },
    { keys: ['people'], width: 53 },
    { keys: ['role'], width: 14 },
    { keys: ['count'], title: 'How many', width: 11, kind: 'number' },
    { keys: ['rules'], width: 15 },
  ],
  accessRules: [
    { keys: ['set'], width: 6, kind: 'number' },
    { keys: ['number'], width: 12 },
    { keys: ['item'], width: 34 },
    { keys: ['see'], title: 'Listed', width: 8 },
    { keys: ['view'], title: 'View', width: 7 },
    { keys: ['download'], title: 'Down- load', width: 8 },
    { keys: ['why', 'limits'], title: 'Why, and limits', width: 30 },
  ],
  grants: events,
  terms: events,
  documents: [
    { keys: ['name', 'documentId'], title: 'Document', width: 40 },
    { keys: ['views'], width: 8, kind: 'number' },
    { keys: ['downloads'], title: 'Down- loads', width: 9, kind: 'number' },
    { keys: ['blocked'], title: 'Refused', width: 10, kind: 'number' },
    { keys: ['firstAt', 'lastAt'], title: 'First, last (UTC)', width: 22 },
    { keys: ['isDeleted'], title: 'Deleted', width: 9 },
  ],
  use: [
    { keys: ['person', 'personId'], title: 'Person', width: 36 },
    { keys: ['signIns'], title: 'Sign-ins', width: 9, kind: 'number' },
    { keys: ['views'], width: 8, kind: 'number' },
    { keys: ['downloads'], title: 'Down- loads', width: 9, kind: 'number' },
    { keys: ['blocked'], title: 'Refused', width: 10, kind: 'number' },
    { keys: ['failedSignIns'], title: 'Failed sign-ins', width: 9, kind: 'number' },
    { keys: ['lastAt'], title: 'Last (UTC)', width: 22 },
  ],
  refusals: events,
  approvals: events,
  chain: facts,
};
