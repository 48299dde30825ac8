// Composes a mail right before it is sent. Null if the recipient is gone or has stopped such mails, or if its subject
// is over or no longer visible to them. Names of documents appear only where the policy allows it.
import type { Loads } from '../../access/reader.ts';
import { isLeftOut } from '../../access/parties.ts';
import { isApprovalRequired } from '../../access/approvers.ts';
import { openTerms } from '../../identity/terms/open-terms.ts';
import type { Tables } from '../../ports/store.ts';
import { momentInWords } from '../../records/ends.ts';
import type { MailKind, MailRecord, MailSettingsRecord } from '../../records/mail.ts';
import { isBoundToNetworks, policyNow } from '../../records/policy-in-force.ts';
import { hasJoined, isHere } from '../../records/presence.ts';
import type { UserRecord } from '../../records/records.ts';
import { isPrivileged } from '../../records/roles.ts';
import { displayName } from '../../records/shapes.ts';
import { isOpen, seesItem } from '../../access/waiting.ts';
import { endingsOf } from '../../access/endings.ts';
import { inOneLine, type MailPorts, type Message, roomName, type Topic } from './message.ts';
import { byMail, newsFor } from '../../access/news.ts';

export const MOST_NAMES = 50;
/** Far faster than localeCompare, which makes one for each comparison. */
const byName = new Intl.Collator('en', { numeric: true });
const DAY_MS = 86_400_000;

const topics: Partial<Record<MailKind, Topic>> = { invitation: 'all', alert: 'alerts', digest: 'digest' };

/** The user's choice; without one everything, with the digest of their groups. */
export async function settingsOf(tx: Tables, userId: string): Promise<Omit<MailSettingsRecord, 'id'>> {
  const row = await tx.mailSettings.get(userId);
  if (!row) return { digest: await digestOfGroups(tx, userId), tasks: true, alerts: true };
  const { digest, tasks, alerts } = row;
  return { digest, tasks, alerts };
}

/** The most frequent one. */
async function digestOfGroups(tx: Tables, userId: string): Promise<MailSettingsRecord['digest']> {
  const memberships = await tx.memberships.by('user', userId);
  const groups = await Promise.all(memberships.map(({ groupId }) => tx.groups.get(groupId)));
  const given = new Set(groups.map((group) => group?.digest ?? 'daily'));
  return (['instant', 'daily', 'weekly', 'off'] as const).find((one) => given.has(one)) ?? 'daily';
}

interface MailInput {
  tx: Tables;
  ports: MailPorts;
  row: MailRecord;
  user: UserRecord;
  now: Date;
  /** Whether terms or the networks of their role may keep them out: they get no names, and nothing that others wrote. */
  isKeptOut: boolean;
  /** The link of an invitation; the outbox shows a placeholder. */
  link: string;
  loads: Loads | undefined;
}

type Content = Omit<Message, 'topic' | 'items'> & Partial<Pick<Message, 'items'>>;

/** @param loads data that several mails have in common */
export async function compose(
  tx: Tables,
  ports: MailPorts,
  row: MailRecord,
  link: string,
  loads?: Loads,
): Promise<Message | null> {
  const now = ports.clock.now();
  const user = await tx.users.get(row.userId);
  // An invitation waits for its group to be resumed.
  if (!isHere(user, now) || (row.kind !== 'invitation' && (await isLeftOut(tx, user, now)))) return null;
  const topic = topics[row.kind] ?? 'tasks';
  const { digest, tasks, alerts } = await settingsOf(tx, user.id);
  const hasDigest = digest !== 'off';
  if (!{ digest: hasDigest, tasks, alerts, all: hasDigest || tasks || alerts }[topic]) return null;
  // News that waited for two days, because no mail server was set, is dropped.
  const isStale = row.attempts === 0 && now.getTime() - Date.parse(row.dueAt) > 2 * DAY_MS;
  if (isStale && (topic === 'digest' || topic === 'alerts')) return null;
  const isBound = isBoundToNetworks(await policyNow(tx, ports), user.role);
  const isKeptOut = isBound || (await openTerms(tx, user.id)).length > 0;
  const content = await composers[row.kind]({ tx, ports, row, user, now, isKeptOut, link, loads });
  return content && { items: [], ...content, topic };
}

const earlier = (one: string, other: string | null = null) => (other !== null && other < one ? other : one);

const linkTo = ({ origin }: MailPorts, kind: 'document' | 'folder', id: string) =>
  `${origin}/documents?${kind}=${encodeURIComponent(id)}`;

const composers: Readonly<Record<MailKind, (input: MailInput) => Promise<Content | null>>> = {
  async invitation({ tx, ports, row, user, now, link }) {
    const invitation = await tx.invitations.get(row.about);
    if (invitation?.usedAt !== null || hasJoined(user) || invitation.expiresAt <= now.toISOString()) return null;
    return {
      title: 'You are invited',
      lines: [
        `Hello ${user.firstName ?? displayName(user)}, you are invited to the data room ${roomName(ports)}.`,
        `Sign in, or create your account, with this e-mail address: ${user.email}. If somebody else is signed in on this computer, use a private window.`,
        `The link is for you alone and is valid until ${momentInWords(earlier(invitation.expiresAt, user.expiresAt))}.`,
      ],
      action: { label: 'Accept the invitation', href: link },
      why: 'You get this because an administrator invited this address. If you expect no invitation, do nothing.',
    };
  },

  async approval({ tx, ports, row, user, isKeptOut }) {
    const approval = await tx.approvals.get(row.about);
    const document = approval && (await tx.documents.get(approval.documentId));
    if (approval?.state !== 'pending' || !document || !isPrivileged(user.role)) return null;
    if (approval.decisions.some(({ userId }) => userId === user.id)) return null;
    if (!(await isApprovalRequired(tx, document.folderId))) return null;
    const requester = await tx.users.get(approval.requestedById);
    const what = ports.mailNames && !isKeptOut ? `version ${approval.version} of “${approval.name}”` : 'a document';
    return {
      title: 'An approval waits for you',
      lines: [`${requester ? displayName(requester) : 'Somebody'} asks for the approval of ${what}.`],
      action: { label: 'Look at it', href: `${ports.origin}/documents?waiting` },
      why: 'You get this because you may approve documents here.',
    };
  },

  async decided({ tx, ports, row, user, isKeptOut }) {
    const approval = await tx.approvals.get(row.about);
    const isOver = approval?.state === 'approved' || approval?.state === 'rejected';
    if (!isOver || !isPrivileged(user.role) || !(await tx.documents.get(approval.documentId))) return null;
    const what = ports.mailNames && !isKeptOut ? `Version ${approval.version} of “${approval.name}”` : 'A document';
    const comment = isKeptOut ? null : approval.decisions.at(-1)?.comment;
    return {
      title: `What you asked approval for was ${approval.state}`,
      lines: [`${what} was ${approval.state}.`, ...(comment ? [`They write: ${comment}`] : [])],
      action: { label: 'Open it', href: linkTo(ports, 'document', approval.documentId) },
      why: 'You get this because you asked for the approval.',
    };
  },

  async request({ tx, ports, row, user, isKeptOut }) {
    const request = await tx.accessRequests.get(row.about);
    const requester = request && (await tx.users.get(request.userId));
    if (!requester || !isPrivileged(user.role) || !(await isOpen(tx, ports, request))) return null;
    return {
      title: 'A request for access waits for you',
      lines: [
        `${displayName(requester)} asks for access to something.`,
        ...(request.note && !isKeptOut ? [`They write: ${request.note}`] : []),
      ],
      action: { label: 'Look at it', href: `${ports.origin}/documents?waiting` },
      why: 'You get this because you may give people access here.',
    };
  },

  async granted({ tx, ports, row, user }) {
    const request = await tx.accessRequests.get(row.about);
    if (!request || !(await seesItem(tx, ports, user, request.itemId, request))) return null;
    const what = (await tx.documents.get(request.itemId)) ? 'document' : 'folder';
    return {
      title: 'You have the access that you asked for',
      lines: ['You can now see what you asked for.'],
      action: { label: 'Open it', href: linkTo(ports, what, request.itemId) },
      why: 'You get this because you asked for access.',
    };
  },

  /** The same for what exists and what does not. */
  async declined({ tx, ports, row }) {
    const request = await tx.accessRequests.get(row.about);
    if (request?.state !== 'declined') return null;
    return {
      title: 'Your request for access was declined',
      lines: [`What you asked for on ${momentInWords(request.createdAt)} was declined.`],
      action: { label: 'Open the data room', href: `${ports.origin}/documents` },
      why: 'You get this because you asked for access.',
    };
  },

  async ending({ tx, ports, row, user, now }) {
    const ending = (await endingsOf(tx, user, now)).find(({ expiresAt }) => expiresAt === row.about);
    if (!ending) return null;
    const what = ending.isAll ? 'Your access to this data room' : 'Your access to a part of this data room';
    return {
      title: 'Your access ends soon',
      lines: [`${what} ends on ${momentInWords(row.about)}.`, 'If you still need it, ask the person who invited you.'],
      action: { label: 'Open the data room', href: `${ports.origin}/documents` },
      why: 'You get this a week before access that you were given ends.',
    };
  },

  alert({ ports, row, user }) {
    if (row.about === 'failed-sign-ins' && user.role !== 'admin') return Promise.resolve(null);
    const { title, line } = alerts[row.about] ?? { title: 'Look at your account', line: 'Something changed.' };
    return Promise.resolve({
      title,
      lines: [`${line} It was noticed on ${momentInWords(row.createdAt)}.`],
      action: { label: 'Open the data room', href: ports.origin },
      why: 'You get this because it concerns how people sign in to this data room.',
    });
  },

  async digest({ tx, ports, row, user, isKeptOut, loads }) {
    const [from = '', to = ''] = row.about.split('/');
    if (!hasJoined(user) || (await openTerms(tx, user.id)).length > 0) return null;
    const news = await newsFor(tx, ports, [byMail(user)], { from, to }, loads);
    const names = news.map(({ name }) => name);
    if (names.length === 0) return null;
    const count = names.length === 1 ? 'One document is' : `${names.length} documents are`;
    const shown = ports.mailNames && !isKeptOut ? names.sort(byName.compare).slice(0, MOST_NAMES) : [];
    const more = shown.length > 0 && names.length > MOST_NAMES ? [`and ${names.length - MOST_NAMES} more`] : [];
    return {
      title: names.length === 1 ? 'A document is new' : `${names.length} documents are new`,
      lines: [`${count} new, or came in a new version, between ${momentInWords(from)} and ${momentInWords(to)}.`],
      items: [...shown, ...more],
      action: { label: 'Open the data room', href: `${ports.origin}/documents` },
      why: 'You get this because documents that you may see are new.',
    };
  },

  async undelivered({ tx, ports, user }) {
    const failed = await tx.mails.by('state', 'failed');
    const last = failed.toSorted((one, other) => (one.endedAt ?? '').localeCompare(other.endedAt ?? '')).at(-1);
    if (!last || user.role !== 'admin') return null;
    return {
      title: 'Mails could not be delivered',
      lines: [
        `${failed.length === 1 ? 'A mail' : `${failed.length} mails`} could not be delivered.`,
        `The last error: ${inOneLine(last.error ?? 'nothing').slice(0, 300)}`,
      ],
      action: { label: 'Open the outbox, under Mail', href: `${ports.origin}/security` },
      why: 'You get this because you are an administrator.',
    };
  },
};

const alerts: Readonly<Record<string, { title: string; line: string }>> = {
  'factor-added': {
    title: 'A second factor was added',
    line: 'A second factor was added to your account. If it was not you, tell an administrator at once.',
  },
  'factor-reset': {
    title: 'Your second factor was reset',
    line: 'An administrator reset your second factor and signed you out everywhere.',
  },
  'new-device': {
    title: 'You signed in from a new device',
    line: 'Somebody signed in as you from a device that you have not used here before. If it was not you, end that session in Your Account and tell an administrator.',
  },
  'failed-sign-ins': {
    title: 'Many failed sign-ins',
    line: 'There were many failed sign-ins within ten minutes. The audit trail has each of them.',
  },
};
