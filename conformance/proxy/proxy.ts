// A proxy in front of a target, for the end-to-end tests of its team: everything streams through unchanged, answers are
// checked as they pass, and faults come on demand.
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { Contract } from '../contract.ts';
import { newReport, type Report } from '../reports/report.ts';
import { inWords } from '../suite/run.ts';
import { exampleOf, Faults, type Fault } from './faults.ts';
import { endToEnd, Kept } from './kept.ts';
import { Witness, type Begun } from './witness.ts';

/** Larger bodies pass, and are not looked into. */
const mostKept = 16 * 1024 * 1024;

export interface Proxy {
  url: string;
  report: Report;
  /** Resolves when a control call asks for the end. */
  ended: Promise<void>;
  close(): Promise<void>;
}

export async function startProxy(contract: Contract, target: string, host = '127.0.0.1', port = 0): Promise<Proxy> {
  const report = newReport(new URL(target).host);
  const witness = new Witness(contract, report);
  const faults = new Faults(contract);
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const server = http.createServer((request, response) => {
    const isControl = request.url?.startsWith('/conformance/') === true;
    const work = isControl ? control(request, response) : pass(request, response);
    work.catch((error: unknown) => response.destroy(error as Error));
  });

  /** The calls that steer the proxy itself. */
  async function control(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const said = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const call = `${request.method} ${request.url}`;
    if (call === 'POST /conformance/faults') {
      try {
        faults.add(await json(request));
        said(200, {});
      } catch (error) {
        said(400, { message: inWords(error) });
      }
    } else if (call === 'DELETE /conformance/faults') {
      faults.clear();
      said(200, {});
    } else if (call === 'POST /conformance/end') {
      response.once('close', end);
      said(200, { findings: report.findings.length });
    } else said(404, { message: `There is no ${call}` });
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const begun = witness.begin({ method, url, headers });
    const fault = faults.take(begun.operation);
    if (begun.operation && typeof fault?.fault === 'number') {
      const { status, headers: named, body } = exampleOf(contract, begun.operation, fault.fault);
      request.resume();
      response.writeHead(status, named).end(body);
      return;
    }
    const sent = new Kept(headers['content-type']?.includes('json') === true ? mostKept : 0);
    try {
      await answered(await ask(request, sent), response, { begun, sent, fault });
    } catch (error) {
      const { code = '' } = error as { code?: string };
      // The caller left.
      if (code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test(code)) report.ended = `${target} cannot be reached (${code})`;
      else witness.end(begun, sent.json(), null);
      if (response.headersSent) response.destroy();
      else response.writeHead(502, { 'content-type': 'text/plain' }).end(`${target}: ${inWords(error)}\n`);
    }
  }

  async function ask(request: IncomingMessage, sent: Kept): Promise<IncomingMessage> {
    const { origin, protocol } = new URL(target);
    const options = { method: request.method, headers: endToEnd(request.rawHeaders), agent: false as const };
    const out = (protocol === 'https:' ? https : http).request(`${origin}${request.url}`, options);
    const response = once(out, 'response') as Promise<[IncomingMessage]>;
    // The answer may come before the whole request was sent.
    pipeline(request, sent.tap, out).catch((error: unknown) => out.destroy(error as Error));
    const [answer] = await response;
    report.ended = null;
    return answer;
  }

  async function answered(answer: IncomingMessage, response: ServerResponse, { begun, sent, fault }: Exchange) {
    const { statusCode = 502, statusMessage } = answer;
    const media = [...(begun.operation?.answers.get(statusCode)?.media.values() ?? [])];
    const isBytes = media.some(({ format }) => format === 'binary') || !begun.url.startsWith('/api');
    const kept = new Kept(isBytes ? 0 : mostKept);
    if (fault?.fault === 'slow') await setTimeout(fault.seconds * 1000);
    response.writeHead(statusCode, statusMessage, endToEnd(answer.rawHeaders));
    if (fault?.fault === 'broken') {
      answer.resume();
      response.flushHeaders();
      response.destroy();
      return;
    }
    await pipeline(answer, kept.tap, response);
    witness.end(begun, sent.json(), { ...kept.answer(answer), isWhole: isBytes || kept.isWhole });
  }

  server.listen(port, host);
  await once(server, 'listening');
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    report,
    ended,
    async close() {
      witness.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Exchange {
  begun: Begun;
  sent: Kept;
  fault: Fault | null;
}
