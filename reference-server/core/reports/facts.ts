// Rows with single facts: the making of the report, the figures, the policy and the chain.
import { policyRow } from '../records/policy-in-force.ts';
import { minutesInWords, networkInWords } from '../records/policy-in-words.ts';
import type { Past } from './past.ts';
import type { Chain, Cover, FactRow, FigureRow, PolicyRow } from './report.ts';

export function coverFacts({ id, room, from, to, madeAt, madeBy, head }: Cover): FactRow[] {
  const { name, email, role } = madeBy;
  return [
    { fact: 'id', title: 'Report', value: id },
    ...(room === undefined ? [] : [{ fact: 'room', title: 'Data room', value: room }]),
    { fact: 'from', title: 'From', value: from },
    { fact: 'to', title: 'Up to, and without', value: to },
    { fact: 'madeAt', title: 'Made', value: madeAt },
    { fact: 'madeBy', title: 'Made by', value: `${name} (${email}), ${role}` },
    { fact: 'madeById', title: 'Made by, person ID', value: madeBy.id },
    { fact: 'headSeq', title: 'Newest entry of the log', value: String(head.seq) },
    { fact: 'headHash', title: 'Its hash', value: head.hash },
  ];
}

export function chainFacts({ length, auditEntries, head, atEnd, broken }: Chain): FactRow[] {
  const state = broken
    ? `Broken at entry ${broken.seq}: ${broken.reason}. Everything in this report is from before it.`
    : 'Whole: every entry is as it was written, and follows the one before it.';
  return [
    { fact: 'state', title: 'State', value: state },
    { fact: 'length', title: 'Entries of the log', value: String(length) },
    { fact: 'auditEntries', title: 'Audit entries in them', value: String(auditEntries) },
    { fact: 'headHash', title: 'Hash of the last one', value: head.hash },
    { fact: 'endSeq', title: 'Last entry before the end of the period', value: String(atEnd.seq) },
    { fact: 'endHash', title: 'Its hash', value: atEnd.hash },
    { fact: 'endAuditEntries', title: 'Audit entries up to there', value: String(atEnd.auditEntries) },
  ];
}

export async function figureRows({ rows, tally }: Past): Promise<FigureRow[]> {
  const people = (await rows.users.list()).filter(({ deactivatedAt }) => deactivatedAt === null);
  const documents = await rows.documents.list();
  const folders = await rows.folders.list();
  const row = (figure: string, title: string, value: number, note = ''): FigureRow => ({ figure, title, value, note });
  const pageEntries = tally.count('document_view') - tally.views;
  const types = [...tally.types].sort(([one], [other]) => (one < other ? -1 : 1));
  return [
    row('people', 'People at the end of the period', people.length),
    row('documents', 'Documents at the end of the period', documents.length),
    row('folders', 'Folders at the end of the period', folders.length),
    row('entries', 'Audit entries within the period', tally.entries),
    row('views', 'Views', tally.views),
    row('downloads', 'Downloads', tally.count('document_download')),
    row('grants', 'Permissions granted', tally.count('permission_granted')),
    row('revocations', 'Permissions revoked', tally.count('permission_revoked')),
    row('refusedDownloads', 'Refused downloads', tally.count('blocked_download')),
    row('approvalsRequested', 'Approvals requested', tally.count('approval_requested')),
    row('approvalsGiven', 'Approvals given', tally.count('approval_approved')),
    row('rejections', 'Rejections', tally.count('approval_rejected')),
    row('signIns', 'Sign-ins', tally.count('login')),
    row('failedSignIns', 'Failed sign-ins', tally.count('failed_login')),
    ...types.map(([type, value]) => {
      const isMoreThanViews = type === 'document_view' && pageEntries > 0;
      const note = isMoreThanViews
        ? `${pageEntries} of them name the pages that were read in a view counted before`
        : '';
      return row(`type:${type}`, `Audit entries: ${typeInWords(type)}`, value, note);
    }),
  ];
}

export const onCover: readonly string[] = [
  ...['people', 'documents', 'folders', 'entries', 'views'],
  ...['downloads', 'refusedDownloads', 'grants', 'revocations', 'failedSignIns'],
];

export function typeInWords(type: string): string {
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export async function* policyRows({ rows }: Past): AsyncGenerator<PolicyRow> {
  const { secondFactor, stepUpMinutes, idleMinutes, approverCount, networks, updatedAt } = await policyRow(rows);
  yield { setting: 'secondFactor', title: 'Second factor', value: secondFactor };
  yield { setting: 'stepUpMinutes', title: 'Step-up', value: minutesInWords(stepUpMinutes) };
  yield { setting: 'idleMinutes', title: 'Idle limit', value: minutesInWords(idleMinutes) };
  yield { setting: 'approverCount', title: 'Approvers', value: String(approverCount) };
  for (const rule of networks) yield { setting: 'network', title: 'Network', value: networkInWords(rule) };
  yield { setting: 'updatedAt', title: 'Last changed', value: updatedAt ?? 'never' };
}
