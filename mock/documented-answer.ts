// The answers that openapi.yaml shows for each operation and status, for faults and the panel.
import type { OperationId } from '#contract/types.ts';
import { documentedAnswers, type DocumentedAnswer } from '#contract/answers.ts';

const withoutBody = new Set([204, 205, 304]);

/** What the contract documents for an operation, by status. */
export function answersOf(operationId: OperationId): readonly DocumentedAnswer[] {
  return documentedAnswers[operationId];
}

/** The documented answer with this status, its example headers included; a bare one where the contract has none. */
export function documentedAnswer(
  operationId: OperationId,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const known = answersOf(operationId).find((answer) => answer.status === status);
  const all = { ...known?.headers, ...headers };
  if (known?.type == null || withoutBody.has(status)) return new Response(null, { status, headers: all });
  const text = typeof known.body === 'string' ? known.body : JSON.stringify(known.body);
  const type = known.type === '*/*' ? 'text/plain; charset=utf-8' : known.type;
  return new Response(text, { status, headers: { 'Content-Type': type, ...all } });
}
