// The rows of what is one thing each: the making of a report, the figures, the policy, the chain.
import { policyRow } from '../security/policy.ts';
import { minutesInWords, networkInWords } from '../security/changes-in-words.ts';
import type { Past } from './past.ts';
import type { Chain, Cover, FactRow, FigureRow, PolicyRow } from './report.ts';

export function coverFacts({ id, from, to, madeAt, madeBy, head }: Cover): FactRow[] {
  const { name, email, role } = madeBy;
  return [
    { fact: 'id', title: 'Report', value: id },
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

export async function* figureRows({ rows, tally }: Past): AsyncGenerator<FigureRow> {
  const people = (await rows.users.list()).filter(({ deactivatedAt }) => deactivatedAt === null);
  const documents = await rows.documents.list();
  const folders = await rows.folders.list();
  yield { figure: 'people', title: 'People at the end of the period', value: people.length };
  yield { figure: 'documents', title: 'Documents at the end of the period', value: documents.length };
  yield { figure: 'folders', title: 'Folders at the end of the period', value: folders.length };
  yield { figure: 'entries', title: 'Audit entries within the period', value: tally.entries };
  yield { figure: 'views', title: 'Views', value: tally.views };
  yield { figure: 'downloads', title: 'Downloads', value: tally.count('document_download') };
  yield { figure: 'grants', title: 'Permissions granted', value: tally.count('permission_granted') };
  yield { figure: 'revocations', title: 'Permissions revoked', value: tally.count('permission_revoked') };
  yield { figure: 'refusedDownloads', title: 'Refused downloads', value: tally.count('blocked_download') };
  yield { figure: 'approvalsRequested', title: 'Approvals requested', value: tally.count('approval_requested') };
  yield { figure: 'approvalsGiven', title: 'Approvals given', value: tally.count('approval_approved') };
  yield { figure: 'rejections', title: 'Rejections', value: tally.count('approval_rejected') };
  yield { figure: 'signIns', title: 'Sign-ins', value: tally.count('login') };
  yield { figure: 'failedSignIns', title: 'Failed sign-ins', value: tally.count('failed_login') };
  for (const [type, value] of [...tally.types].sort(([one], [other]) => (one < other ? -1 : 1))) {
    yield { figure: `type:${type}`, title: `Audit entries of type ${type}`, value };
  }
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
