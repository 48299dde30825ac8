// Malformed input derived from the contract's schemas: every invalid call gets a documented refusal with a code, never
// a fault and never success.
import { z } from 'zod';
import { soundCall } from '../cases/sound.ts';
import type { Operation } from '../contract.ts';
import type { Call } from '../room/room.ts';
import { errorInWords, NotTried, type Run } from '../suite/run.ts';
import { mediaTypeOf, textOf, type WireAnswer } from '../target.ts';
import { malformedValues, oddTexts } from './malformed-values.ts';

interface Malformed {
  what: string;
  change: Partial<Call>;
  /** Whether the contract promises a refusal: invalid headers and parameters of navigations are ignored. */
  isRefused: boolean;
  /** Leads to the invalid value. */
  path?: readonly (string | number)[];
}

const problem = z.object({
  code: z.string().min(1),
  invalidParams: z.array(z.object({ name: z.string() })).optional(),
});

export async function checkMalformed(run: Run): Promise<void> {
  for (const operation of run.operations) {
    try {
      const call = await soundCall(run.room, operation.id);
      for (const one of [...bodies(run, operation, call), ...parameters(operation, call)])
        await send(run, operation, call, one);
    } catch (error) {
      if (error instanceof NotTried) run.report.notTried.push(`${operation.id} malformed: ${error.message}`);
      else run.find('malformed', operation.id, errorInWords(error));
    }
  }
}

async function send(
  run: Run,
  operation: Operation,
  call: Call,
  { what, change, isRefused, path = [] }: Malformed,
): Promise<void> {
  run.report.looks.malformed += 1;
  const answer = await run.room.call({ ...call, ...change });
  const complaint = complaintAbout(answer, isRefused, path.join('.'));
  if (complaint !== null) run.find('malformed', operation.id, `${what}: ${complaint}`);
}

function complaintAbout(answer: WireAnswer, isRefused: boolean, path: string): string | null {
  if (answer.status >= 500) return `a fault, ${answer.status} ${textOf(answer).slice(0, 120)}`;
  if (!isRefused) return null;
  if (answer.status < 400) return `was taken, ${answer.status}`;
  if (mediaTypeOf(answer) !== 'application/problem+json') return `refused without a problem document, ${answer.status}`;
  const { data } = problem.safeParse(JSON.parse(textOf(answer)));
  if (!data) return `refused without a code, ${answer.status}`;
  const names = (data.invalidParams ?? []).map(({ name }) => name);
  // One of several values that are invalid together may be named, or what holds it.
  const isNamed = names.some((name) => `${path}.`.startsWith(`${name}.`) || name.startsWith(`${path}.`));
  return path === '' || names.length === 0 || isNamed ? null : `it names ${names.join(', ')} as invalid, not ${path}`;
}

function bodies({ contract }: Run, { json, isBodyOptional }: Operation, call: Call): Malformed[] {
  if (!json) return [];
  const raw = (what: string, bytes: string | Uint8Array<ArrayBuffer>, type = 'application/json'): Malformed => ({
    what,
    change: { json: undefined, bytes, headers: { 'content-type': type } },
    isRefused: true,
  });
  const whole = JSON.stringify(call.json);
  return [
    { ...raw('an empty body', ''), isRefused: !isBodyOptional },
    raw('JSON that breaks off', whole.slice(0, -1)),
    raw('two JSON values', `${whole}${whole}`),
    raw('bytes that are no UTF-8', notUtf8(whole)),
    raw('another media type', whole, 'text/plain'),
    raw('a form', 'name=x', 'application/x-www-form-urlencoded'),
    raw('a prototype', `{"__proto__":{"polluted":true},${whole.slice(1)}`),
    ...malformedValues(contract, json, call.json).map(({ what, value, path }) => ({
      what,
      path,
      change: { json: value },
      isRefused: true,
    })),
  ];
}

/** With a byte that no letter begins with, in each text or, without one, in the name of a property. */
function notUtf8(json: string): Uint8Array<ArrayBuffer> {
  const text = /"(?=[,}\]])/.test(json) ? json.replaceAll(/"(?=[,}\]])/g, '\u00ff"') : '{"\u00ff":1}';
  return Uint8Array.from(Buffer.from(text, 'latin1'));
}

function parameters({ parameters: known, isNavigation }: Operation, call: Call): Malformed[] {
  return known.flatMap(({ name, in: place, isRequired, schema }): Malformed[] => {
    const tooLong = 'x'.repeat(Number(schema['maxLength'] ?? 0) + 1);
    if (place === 'header') {
      return [tooLong, 'bytes', 'bytes=9-1', 'bytes=-', 'bytes=0-1,3-4', 'pages=1-2'].map((value) => ({
        what: `the header ${name} as ${value.slice(0, 20)}`,
        change: { headers: { [name]: value } },
        isRefused: false,
      }));
    }
    if (place === 'path') {
      return [tooLong, ...oddTexts].map((value) => ({
        what: `the path parameter ${name} as ${value.slice(0, 20)}`,
        change: { params: { ...call.params, [name]: value } },
        isRefused: true,
      }));
    }
    const { [name]: _left, ...others } = { ...call.query };
    return [
      { what: `the query parameter ${name} too long`, change: { query: { ...others, [name]: tooLong } } },
      ...('enum' in schema
        ? [{ what: `the query parameter ${name} out of its list`, change: { query: { ...others, [name]: 'perhaps' } } }]
        : []),
      ...(isRequired ? [{ what: `without the query parameter ${name}`, change: { query: others } }] : []),
    ].map((one) => ({ ...one, isRefused: !isNavigation }));
  });
}
