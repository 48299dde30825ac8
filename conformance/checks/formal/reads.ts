// The answers of the reads that a promise names, and the calls it concerns.
import { z } from 'zod';
import type { Contract, Operation, Schema } from '../../contract.ts';
import { valueOf, type Made } from '../../extensions/expressions.ts';
import type { Place } from '../../extensions/shapes.ts';
import type { Call, Room } from '../../room/room.ts';
import { jsonOf, type Who, type WireAnswer } from '../../target.ts';

export type Entry = Schema;
/** The fields that identify an entry. */
export type Wanted = Readonly<Record<string, string>>;

const list = z.array(z.record(z.string(), z.unknown()));

/** A call with its answer, for expressions. */
export function madeOf(call: Call, answer?: WireAnswer): Made {
  return { params: call.params ?? {}, query: call.query ?? {}, json: call.json, answer: answer && jsonOf(answer) };
}

/** @throws ZodError unless it is a list */
export const entriesOf = (answer: WireAnswer): Entry[] => list.parse(jsonOf(answer));

/** The call of a read that a change names; null until its parameters are known. */
export function readCall({ operation, parameters }: Pick<Place, 'operation' | 'parameters'>, made: Made): Call | null {
  const params = valuesOf(parameters, made);
  return params && { id: operation, params };
}

/** The values of expressions by name; null until all are known. */
export function valuesOf(expressions: Readonly<Record<string, string>>, made: Made): Wanted | null {
  const found = Object.entries(expressions).map(([name, expression]) => [name, valueOf(expression, made)] as const);
  if (found.some(([, value]) => value === undefined || value === null)) return null;
  return Object.fromEntries(found.map(([name, value]) => [name, String(value)]));
}

export const isEntry = (entry: Entry, wanted: Wanted): boolean =>
  Object.entries(wanted).every(([name, value]) => String(entry[name]) === value);

export const inWordsOf = (wanted: Wanted): string =>
  Object.entries(wanted)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

/** Another user besides the caller, since both must see the change. */
export function readersOf({ roles }: Operation): Who[] {
  return (['admin', 'manager'] as const).filter((role) => roles.includes(role));
}

/** Its method and path. */
export function addressOf(room: Room, id: string): string {
  const { method, path } = room.operation(id);
  return `${method} ${path}`;
}

/** The JSON schema of this status. */
export function schemaOf({ answers }: Operation, status: number, { resolve }: Contract): Schema | null {
  const schema = answers.get(status)?.media.get('application/json');
  return schema ? resolve(schema) : null;
}
