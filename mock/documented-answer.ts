// The answers that openapi.yaml shows for each operation and status, for faults and the panel.
import type { OperationId } from '#contract/types.ts';
import { documentedAnswers } from '#contract/answers.ts';
import type { Answer } from '#core/call/operation.ts';
import { toWire } from '#core/room/wire.ts';

const withoutBody = new Set([204, 205, 304]);

interface Instead {
  headers?: Readonly<Record<string, string>> | undefined;
  body?: unknown;
}

/** The documented answer with this status and its example, or with another body; a bare one where the contract has none. */
export function documentedAnswer(operationId: OperationId, status: number, { headers, body }: Instead = {}): Response {
  const known = documentedAnswers[operationId].find((answer) => answer.status === status);
  const all = { ...known?.headers, ...headers };
  if (known?.type == null || withoutBody.has(status)) return wired({ status, headers: all, body: null });
  const content = body ?? known.body;
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const type = known.type === '*/*' ? 'text/plain; charset=utf-8' : known.type;
  return wired({ status, headers: all, body: { type, text } });
}

/** An answer without a room, with the headers of every answer and its status text. */
export function wired(answer: Answer & { body: null | { type: string; text: string } }): Response {
  const { status, headers, body } = toWire(answer, { method: 'GET', requestId: crypto.randomUUID() });
  const content = body instanceof Uint8Array ? new Uint8Array(body) : null;
  return new Response(content, { status, headers: { ...headers, ...answer.headers } });
}
