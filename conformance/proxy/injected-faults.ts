// Faults on demand: an answer of the contract in place of the target's, a slow one, or one that breaks off.
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Contract, Operation, Schema } from '../contract.ts';
import { faultStatuses } from '../target.ts';

const shape = z.strictObject({
  operationId: z.string(),
  fault: z.union([z.literal(faultStatuses), z.enum(['slow', 'broken'])], {
    error: `it is ${faultStatuses.join(', ')}, "slow" or "broken"`,
  }),
  /** How many calls of the operation meet it. */
  times: z.int().min(1).max(1_000_000).default(1),
  /** How long a slow answer is held back. */
  seconds: z.number().min(0).max(600).default(5),
});
export type Fault = z.output<typeof shape>;

export interface Injected {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export class Faults {
  #waiting: Fault[] = [];

  constructor(private readonly contract: Contract) {}

  /** @throws Error for what the contract does not have */
  add(order: unknown): void {
    const fault = shape.parse(order);
    const operation = this.contract.operations.find(({ id }) => id === fault.operationId);
    if (!operation) throw new Error(`There is no operation ${fault.operationId}`);
    if (typeof fault.fault === 'number' && !operation.answers.has(fault.fault))
      throw new Error(`${operation.id} has no answer ${fault.fault}`);
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  take(operation: Operation | null): Fault | null {
    const fault = this.#waiting.find((one) => one.operationId === operation?.id);
    if (fault && (fault.times -= 1) === 0) this.#waiting = this.#waiting.filter((one) => one !== fault);
    return fault ?? null;
  }
}

/** The example of an answer in the contract, with the headers that every answer has. */
export function exampleOf({ document, resolve }: Contract, operation: Operation, status: number): Injected {
  const paths = document['paths'] as Record<string, Record<string, { responses: Schema }>>;
  const found = paths[operation.path]?.[operation.method.toLowerCase()]?.responses[String(status)];
  const { headers, content } = resolve(found) as { headers: Schema; content: Record<string, { examples: Schema }> };
  const type = 'application/problem+json';
  const always = document['x-always'] as { headers: Schema; headersByType: Record<string, Schema> };
  const required = Object.entries({ ...always.headers, ...always.headersByType[type] }).filter(
    ([, node]) => resolve(node)['required'] === true,
  );
  const named = [...required, ...Object.entries(headers)].map(([name, node]): [string, string] => [
    name,
    String(resolve(node)['example']),
  ]);
  const [example] = Object.values(content[type]?.examples ?? {});
  const problem = resolve(example)['value'] as Schema;
  const requestId = randomUUID();
  return {
    status,
    headers: { ...Object.fromEntries(named), 'X-Request-Id': requestId, 'Content-Type': type },
    body: JSON.stringify('requestId' in problem ? { ...problem, requestId } : problem),
  };
}
