// A proxy in front of a target, for the end-to-end tests of its team: everything streams through unchanged, answers are
// checked as they pass, and faults come on demand.
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { isIP, type AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { prettifyError, ZodError } from 'zod';
import type { Contract } from '../contract.ts';
import { absentOf } from '../extensions/absent.ts';
import { newReport, type Report } from '../reports/report.ts';
import { errorInWords } from '../suite/run.ts';
import { unmadeAt } from '../targets/http.ts';
import { exampleOf, Faults, type Fault } from './injected-faults.ts';
import { canDecode, endToEnd, Kept } from './kept.ts';
import { isOfApi, Witness, type Begun, type Passed } from './witness.ts';

/** Larger bodies pass, and are not looked into. */
const mostKept = 16 * 1024 * 1024;

export interface Proxy {
  url: string;
  /** Without the extensions that the target does not have, once it has been asked. */
  contract(): Contract;
  report: Report;
  /** Resolves when a control call asks for the end. */
  ended: Promise<void>;
  close(): Promise<void>;
}

/** @param ask what the target has of the contract, asked at the first call that reaches it; all of it by default */
export async function startProxy(
  whole: Contract,
  target: string,
  host = '127.0.0.1',
  port = 0,
  ask = () => Promise.resolve(whole),
): Promise<Proxy> {
  const report = newReport(new URL(target).host);
  const faults = new Faults(whole);
  let contract = whole;
  let witness: Promise<Witness> | null = null;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  // Refusing long addresses and headers is left to the server.
  const server = http.createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    const isControl = request.url?.startsWith('/conformance/') === true;
    const work = isControl ? control(request, response) : pass(request, response);
    work.catch((error: unknown) => response.destroy(error as Error));
  });

  /** The calls that steer the proxy itself. */
  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const respond = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const call = `${request.method} ${request.url}`;
    if (call === 'POST /conformance/faults') {
      try {
        faults.add(await json(request));
        respond(200, {});
      } catch (error) {
        respond(400, { message: error instanceof ZodError ? prettifyError(error) : errorInWords(error) });
      }
    } else if (call === 'DELETE /conformance/faults') {
      faults.clear();
      respond(200, {});
    } else if (call === 'POST /conformance/end') {
      response.once('close', end);
      respond(200, { findings: report.findings.length });
    } else respond(404, { message: `There is no ${call}` });
  }

  async function newWitness(): Promise<Witness> {
    contract = await ask();
    report.absent = absentOf(contract);
    return new Witness(contract, report);
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    let exchange: Exchange | null = null;
    try {
      const judging = await (witness ??= newWitness());
      const begun = judging.begin({ method, url, headers });
      const fault = faults.take(begun.operation);
      if (begun.operation && typeof fault?.fault === 'number') {
        const { status, headers: named, body } = exampleOf(contract, begun.operation, fault.fault);
        request.resume();
        response.writeHead(status, named).end(body);
        return;
      }
      const sent = new Kept(headers['content-type']?.includes('json') === true ? mostKept : 0);
      exchange = { witness: judging, begun, sent, fault };
      await answered(await passedOn(request, response, sent), response, exchange);
    } catch (error) {
      const { code = '' } = error as { code?: string };
      const hasLeft = code === 'ERR_STREAM_PREMATURE_CLOSE' || (response.destroyed && !response.headersSent);
      if (hasLeft) return;
      if (!exchange) witness = null;
      const unmade = unmadeAt(target, error);
      if (unmade) report.ended = unmade.message;
      else exchange?.witness.end(exchange.begun, exchange.sent.json(), 'the connection broke off');
      request.resume();
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${target}: ${errorInWords(error)}\n`);
    }
  }

  async function passedOn(request: IncomingMessage, response: ServerResponse, sent: Kept): Promise<IncomingMessage> {
    const { origin, protocol, hostname } = new URL(target);
    const options = {
      method: request.method,
      // A URL would resolve `..` and its encodings.
      path: request.url,
      // A target that would close the connection after an early answer could cut the answer off.
      headers: [...endToEnd(request.rawHeaders), ...lengthOf(request), 'Connection', 'keep-alive'],
      agent: false as const,
      // The Host header is the proxy's.
      servername: isIP(hostname) === 0 ? hostname : '',
    };
    const out = (protocol === 'https:' ? https : http).request(origin, options);
    response.once('close', () => out.destroy());
    // The answer may come before the whole request was sent, and the connection may close after it.
    out.on('error', () => request.unpipe(out).resume());
    request.on('data', (chunk: Uint8Array) => sent.add(chunk)).pipe(out);
    const [answer] = (await once(out, 'response')) as [IncomingMessage];
    report.ended = null;
    return answer;
  }

  async function answered(answer: IncomingMessage, response: ServerResponse, exchange: Exchange) {
    const { begun, sent, fault } = exchange;
    const { statusCode = 502, statusMessage } = answer;
    const media = [...(begun.operation?.answers.get(statusCode)?.media.values() ?? [])];
    const isBytes = media.some(({ format }) => format === 'binary') || !isOfApi(begun.url);
    const kept = new Kept(isBytes ? 0 : mostKept);
    if (fault?.fault === 'slow') await setTimeout(fault.seconds * 1000, undefined, { ref: false });
    if (fault?.fault === 'broken') {
      answer.resume();
      // An answer without a body is whole with its head.
      const isHead = begun.method === 'HEAD' || statusCode === 204 || statusCode === 304;
      if (!isHead) response.writeHead(statusCode, statusMessage, endToEnd(answer.rawHeaders)).flushHeaders();
      response.destroy();
      return;
    }
    response.writeHead(statusCode, statusMessage, endToEnd(answer.rawHeaders));
    await pipeline(answer, kept.tap, response);
    exchange.witness.end(begun, sent.json(), answeredBy(kept, answer, isBytes));
  }

  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    contract: () => contract,
    report,
    ended,
    async close() {
      (await witness?.catch(() => null))?.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Without one of these headers there is no body, for which Node would send one in chunks. */
const lengthOf = ({ headers, method = 'GET' }: IncomingMessage): string[] =>
  method.startsWith('P') && !('content-length' in headers || 'transfer-encoding' in headers)
    ? ['Content-Length', '0']
    : [];

function answeredBy(kept: Kept, answer: IncomingMessage, isBytes: boolean): Passed {
  const encoding = answer.headers['content-encoding'];
  try {
    return { ...kept.answer(answer), isWhole: isBytes || (kept.isWhole && canDecode(encoding)) };
  } catch {
    return `the body is not encoded as its Content-Encoding says, ${encoding}`;
  }
}

interface Exchange {
  witness: Witness;
  begun: Begun;
  sent: Kept;
  fault: Fault | null;
}
