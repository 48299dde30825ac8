// A composed mail, rendered as text here and as HTML by the mail port.
import type { Ports } from '../../ports/ports.ts';
import { cut } from '../../records/names.ts';

/** The kind of mails that a link stops; `all` in an invitation. */
export type Topic = 'digest' | 'tasks' | 'alerts' | 'all';

export interface Message {
  /** Without the name of the data room. */
  title: string;
  lines: readonly string[];
  /** Names of documents; empty where the policy hides them. */
  items: readonly string[];
  action: { label: string; href: string } | null;
  why: string;
  topic: Topic;
}

export type MailPorts = Pick<
  Ports,
  'clock' | 'factors' | 'mailNames' | 'networks' | 'origin' | 'policyByEnvironment' | 'room' | 'signer'
>;

export const roomName = ({ room }: Pick<Ports, 'room'>): string => inOneLine(room?.name ?? 'Strongroom');

/** Replaces line breaks, which could end a header, but no joiners within words: Persian, Hindi and emoji need them. */
export function inOneLine(text: string): string {
  return text.replaceAll(/(?:(?!(?<=[^\s\p{C}])[\u200c\u200d](?=[^\s\p{C}]))[\p{Cc}\p{Cf}\s])+/gu, ' ').trim();
}

export function subjectOf(ports: Pick<Ports, 'room'>, { title }: Message): string {
  return cut(inOneLine(`${roomName(ports)}: ${title}`), 200);
}

export const HOW_TO_CHOOSE = 'In the data room, Your Account has more choices under Mail.';

export function asText(ports: Pick<Ports, 'room'>, message: Message, stopLink: string): string {
  const { lines, items, action, why } = message;
  const parts = [
    inOneLine(message.title),
    ...lines.map(inOneLine),
    items.map((item) => `- ${inOneLine(item)}`).join('\n'),
    action ? `${action.label}: ${action.href}` : '',
    `--\n${roomName(ports)}. ${why}\nStop these mails: ${stopLink}\n${HOW_TO_CHOOSE}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}
