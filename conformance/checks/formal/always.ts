// Rules for the whole API where they are easily forgotten: requests from another origin, preflight requests, HEAD, and
// unknown addresses. every-answer.ts checks the headers of every answer.
import { soundCall } from '../../cases/sound.ts';
import type { DocumentedAnswer, Operation } from '../../contract.ts';
import type { Run } from '../../suite/run.ts';
import { type WireAnswer, type WireRequest } from '../../target.ts';
import { promised, type Broken } from './promised.ts';
import { addressOf } from './reads.ts';
import { elsewhere } from './refused.ts';

/** Headers that are the same for HEAD as for GET. */
const sameForHead = [
  'content-type',
  'etag',
  'content-disposition',
  'accept-ranges',
  'content-security-policy',
  'cache-control',
];

export async function checkAlways(run: Run): Promise<void> {
  const reads = run.operations.filter(({ method, isNavigation }) => method === 'GET' && !isNavigation);
  for (const operation of reads) await promised(run, `${operation.id} head`, (broken) => asGet(run, operation, broken));
  const paths = [...new Set(run.operations.map(({ path }) => path))];
  await promised(run, 'every-answer foreign-origin', async (broken) => {
    for (const operation of reads) await requestFromElsewhere(run, operation, broken);
    for (const path of paths) await preflight(run, path, broken);
  });
  await promised(run, 'every-answer unknown-method', async (broken) => {
    for (const path of paths) await unknownMethod(run, path, broken);
  });
  await promised(run, 'every-answer unknown-parameter', async (broken) => {
    for (const operation of reads) await unknownParameter(run, operation, broken);
  });
  await promised(run, 'every-answer unknown-path', (broken) => unknownPath(run, broken));
}

async function asGet(run: Run, operation: Operation, broken: Broken): Promise<void> {
  const { id } = operation;
  const call = await soundCall(run.room, id);
  const whole = await run.room.must(call);
  const head = await send(run, { ...run.room.request(call), method: 'HEAD' }, operation);
  const address = addressOf(run.room, id);
  if (head.status !== whole.status) broken(`HEAD of ${address} answers ${head.status}, and GET ${whole.status}`);
  if (head.bytes.length > 0) broken(`HEAD of ${address} has a body of ${head.bytes.length} bytes`);
  const documented = [...(operation.answers.get(whole.status)?.headers.keys() ?? [])].map((name) => name.toLowerCase());
  for (const name of new Set([...sameForHead, ...documented.filter((one) => one !== 'x-request-id')])) {
    const [actual, wanted] = [head.headers.get(name), whole.headers.get(name)];
    if (actual !== wanted) broken(`HEAD of ${address} answers ${name}: ${String(actual)}, and GET ${String(wanted)}`);
  }
}

async function requestFromElsewhere(run: Run, operation: Operation, broken: Broken): Promise<void> {
  const { id } = operation;
  const call = await soundCall(run.room, id);
  const request = run.room.request({ ...call, headers: { origin: elsewhere } });
  isOpened(run, await send(run, request, operation), `${addressOf(run.room, id)} with the Origin ${elsewhere}`, broken);
}

async function unknownParameter(run: Run, { id }: Operation, broken: Broken): Promise<void> {
  const call = await soundCall(run.room, id);
  const { status } = await run.room.call({ ...call, query: { ...call.query, conformance: 'none' } });
  if (status >= 400)
    broken(`${addressOf(run.room, id)} with a parameter that the contract does not have answers ${status}`);
}

async function preflight(run: Run, path: string, broken: Broken): Promise<void> {
  const headers = {
    origin: elsewhere,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  };
  const request = { who: 'nobody', method: 'OPTIONS', path: filled(path), headers, body: null } as const;
  isOpened(run, await send(run, request), `OPTIONS ${path}, a preflight of ${elsewhere},`, broken);
}

function isOpened({ contract }: Run, { headers }: WireAnswer, subject: string, broken: Broken): void {
  const found = contract.always.absent.filter((name) => headers.has(name));
  const values = found.map((name) => `${name}: ${String(headers.get(name))}`).join(', ');
  if (found.length > 0) broken(`${subject} answers ${values}: no page of another origin may read the data room`);
}

async function unknownMethod(run: Run, path: string, broken: Broken): Promise<void> {
  // A path with a parameter may match the same address.
  const isThere = (one: string) => new RegExp(`^${one.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(filled(path));
  const known = run.contract.operations.filter((one) => isThere(one.path)).map(({ method }) => method);
  for (const method of ['PATCH', 'DELETE', 'POST', 'PUT', 'OPTIONS'])
    if (!known.includes(method)) await unknownMethodOf(run, path, method, known, broken);
}

async function unknownMethodOf(
  run: Run,
  path: string,
  method: string,
  known: readonly string[],
  broken: Broken,
): Promise<void> {
  const answer = await send(run, { who: 'admin', method, path: filled(path), headers: {}, body: null });
  const subject = `${method} ${path}, which the contract does not have,`;
  isAs(run, answer, run.contract.always.unknownMethod, subject, broken);
  const wanted = [...new Set(known.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])))].sort();
  const allowed = (answer.headers.get('allow') ?? '').split(/,\s*/);
  if (answer.status === 405 && (!wanted.every((one) => allowed.includes(one)) || allowed.includes(method)))
    broken(`${subject} says Allow: ${allowed.join(', ')}, not ${wanted.join(', ')}`);
}

async function unknownPath(run: Run, broken: Broken): Promise<void> {
  for (const path of ['/api/conformance-none', '/api/documents/conformance-none/conformance-none']) {
    const answer = await send(run, { who: 'admin', method: 'GET', path, headers: {}, body: null });
    isAs(run, answer, run.contract.always.unknownPath, `GET ${path}, which the contract does not have,`, broken);
  }
}

function isAs(run: Run, answer: WireAnswer, wanted: DocumentedAnswer, subject: string, broken: Broken): void {
  if (answer.status !== wanted.status) broken(`${subject} answers ${answer.status}, not ${wanted.status}`);
  else for (const fault of run.faultsOf(wanted, answer)) broken(`${subject} answers ${answer.status}: ${fault}`);
}

const filled = (path: string): string => path.replaceAll(/\{\w+\}/g, 'conformance-none');

/** Sends a request outside of the contract; the headers of every answer are checked as well. */
async function send(run: Run, request: WireRequest, operation?: Operation): Promise<WireAnswer> {
  const answer = await run.room.ask(request);
  const { who, method, path } = request;
  run.everyAnswer.look(`${method} ${path} as ${who}`, answer, operation?.answers.get(answer.status));
  return answer;
}
