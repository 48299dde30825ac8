// A network with faults: a proxy in front of an S3 server that forwards everything until a test sets a fault.
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';

export type Fault =
  /** Closes the connection after this many bytes of the request body. */
  | { cutRequestAfter: number }
  /** Closes the connection after this many bytes of the answer's body. */
  | { cutAnswerAfter: number }
  /** The server executes the request, but its answer is lost. */
  | 'lose the answer'
  /** Sends no answer and keeps the connection open. */
  | 'say nothing'
  | { status: number; code: string }
  /** Flips one bit of the byte at this position of the answer. */
  | { flip: number };

export interface FaultProxy {
  endpoint: string;
  /** Called for every request; returns its fault or null. */
  fault: (request: { method: string; url: URL; headers: IncomingMessage['headers'] }) => Fault | null;
  /** `GET /bucket/key`, in order. */
  log: string[];
  /** The number of open connections. */
  open(): number;
  /** Stops listening; `comeBack` listens again at the same address. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const server = createServer((incoming, outgoing) => pass(incoming, outgoing));
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    socket.on('close', () => (open -= 1));
  });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const proxy: FaultProxy = {
    endpoint: `http://127.0.0.1:${port}`,
    fault: () => null,
    log: [],
    open: () => open,
    goAway: stop,
    comeBack: () => listen(port),
    close: () => (server.listening ? stop() : Promise.resolve()),
  };

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const method = incoming.method ?? '';
    const url = new URL(incoming.url ?? '/', target);
    proxy.log.push(`${method} ${url.pathname}${url.search}`);
    const fault = proxy.fault({ method, url, headers: incoming.headers });
    if (fault !== null && typeof fault === 'object' && 'status' in fault) {
      incoming.resume();
      outgoing.writeHead(fault.status, { 'Content-Type': 'application/xml' });
      outgoing.end(`<?xml version="1.0"?><Error><Code>${fault.code}</Code><Message>${fault.code}</Message></Error>`);
      return;
    }
    if (fault === 'say nothing') {
      incoming.resume();
      return;
    }
    const cutRequest = limitOf(fault, 'cutRequestAfter');
    const cutAnswer = limitOf(fault, 'cutAnswerAfter');
    const onward = request(url, { method, headers: incoming.headers }, (answer) => {
      if (fault === 'lose the answer') {
        answer.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      const cutting = cutAfter(cutAnswer, () => incoming.socket.destroy());
      answer.pipe(flipping(fault)).pipe(cutting).pipe(outgoing);
      answer.on('error', () => incoming.socket.destroy());
    });
    onward.on('error', () => incoming.socket.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(cutAfter(cutRequest, () => (onward.destroy(), incoming.socket.destroy()))).pipe(onward);
  }
  return proxy;
}

function limitOf(fault: Fault | null, name: 'cutRequestAfter' | 'cutAnswerAfter'): number {
  const found = fault !== null && typeof fault === 'object' ? (fault as Record<string, number>)[name] : undefined;
  return found ?? Infinity;
}

function cutAfter(limit: number, cut: () => void): Transform {
  let passed = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      const fitting = piece.subarray(0, Math.max(0, limit - passed));
      passed += piece.length;
      if (passed < limit) {
        done(null, fitting);
        return;
      }
      // Forwarded bytes arrive before the connection ends.
      this.push(fitting);
      setImmediate(cut);
    },
  });
}

function flipping(fault: Fault | null): Transform {
  const place = fault !== null && typeof fault === 'object' && 'flip' in fault ? fault.flip : Infinity;
  let passed = 0;
  return new Transform({
    transform(piece: Buffer, _, done) {
      const at = place - passed;
      passed += piece.length;
      const copy = Buffer.from(piece);
      if (at >= 0 && at < copy.length) copy[at] = (copy[at] ?? 0) ^ 1;
      done(null, copy);
    },
  });
}
