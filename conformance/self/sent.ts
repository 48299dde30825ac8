// Properties of requests that the suite never sends with two values, in calls that succeed.
import type { Contract } from '../contract.ts';
import { runSuite } from '../suite/suite.ts';
import type { OwnTarget } from '../target.ts';
import { placesOf, valuesAt } from './places.ts';
import { through } from './through.ts';

interface Sent {
  name: string;
  /** Each as JSON; a parameter that is left out is a value, too. */
  seen: Set<string | undefined>;
  most: number;
  read: (body: unknown, query: URLSearchParams, headers: Readonly<Record<string, string>>) => readonly unknown[];
}

export async function sentOnce(contract: Contract, target: OwnTarget, only: readonly string[]): Promise<string[]> {
  const sent = new Map(contract.operations.map((operation) => [operation.id, sentBy(contract, operation)]));
  const recording = through(contract, target, (answer, operation, request) => {
    if (answer.status >= 400) return answer;
    const query = new URL(request.path, 'http://localhost').searchParams;
    const body: unknown = operation.json && typeof request.body === 'string' ? JSON.parse(request.body) : null;
    for (const { seen, read } of sent.get(operation.id) ?? [])
      for (const value of read(body, query, request.headers)) seen.add(JSON.stringify(value));
    return answer;
  });
  await target.reset();
  await runSuite(contract, recording, { only, sequences: { runs: 10, seed: 31 } });
  const selected = [...sent].filter(([id]) => only.length === 0 || only.includes(id));
  return selected
    .flatMap(([, all]) => all.filter(({ seen, most }) => seen.size < Math.min(2, most)))
    .map(({ name }) => name);
}

function sentBy(contract: Contract, { id, json, parameters }: Contract['operations'][number]): Sent[] {
  const mostOf = (values: unknown) => (Array.isArray(values) ? values.length : 2);
  return [
    ...placesOf(contract, json, id).map(({ path, values }): Sent => ({
      name: `${id} ${path.join('.').replaceAll('.[]', '[]')}`,
      seen: new Set(),
      most: mostOf(values),
      read: (body) => valuesAt(body, path),
    })),
    ...parameters
      .filter((one) => one.in !== 'path')
      .map(({ name, in: place, schema }): Sent => ({
        name: `${id} ${place} ${name}`,
        seen: new Set(),
        most: mostOf(schema['enum']),
        read: (_body, query, headers) => [place === 'query' ? query.get(name) : headers[name.toLowerCase()]],
      })),
  ];
}
