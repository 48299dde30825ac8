// A balancer for tests and demonstrations: sends requests to the servers in turn, and skips one that does not answer.
// Requests are forwarded unchanged, like from a browser on this machine.
import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { LARGEST_HEAD_BYTES } from '#server/http/listener.ts';

export interface RoundRobin {
  port: number;
  /** The number of requests sent to each server. */
  dealt(): readonly number[];
  close(): Promise<void>;
}

/** @param servers the ports, which may change while it runs; 0 is skipped */
export async function startRoundRobin(servers: readonly { port: number }[], port = 0): Promise<RoundRobin> {
  let next = 0;
  const counts = servers.map(() => 0);
  const inTurn = () => {
    const first = next;
    next = (next + 1) % servers.length;
    return servers.map((_, at) => (first + at) % servers.length).filter((at) => servers[at]?.port);
  };
  const server = createServer({ maxHeaderSize: LARGEST_HEAD_BYTES }, (incoming, outgoing) =>
    deal(incoming, outgoing, inTurn()),
  );

  function deal(incoming: IncomingMessage, outgoing: ServerResponse, [at, ...others]: number[]): void {
    const target = at === undefined ? undefined : servers[at];
    if (at === undefined || target === undefined) {
      outgoing.writeHead(503, { 'Retry-After': '1' }).end();
      return;
    }
    const { method, url: path } = incoming;
    const headers = withoutHop(incoming.rawHeaders);
    // A new connection each time, since an old one may belong to a server that is gone.
    const passed = ask({ host: '127.0.0.1', port: target.port, method, path, headers, setHost: false, agent: false });
    let isTaken = false;
    passed.once('socket', (socket) =>
      socket.once('connect', () => {
        isTaken = true;
        pipeline(incoming, passed, () => undefined);
      }),
    );
    passed.on('response', (answer) => {
      counts[at] = (counts[at] ?? 0) + 1;
      outgoing.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutHop(answer.rawHeaders));
      pipeline(answer, outgoing, () => undefined);
    });
    passed.on('error', () => {
      // Nothing was sent to a closed port, so the next server gets the request.
      if (!isTaken) deal(incoming, outgoing, others);
      else outgoing.destroy();
    });
    outgoing.on('close', () => passed.destroy());
  }

  return { port: await listening(server, port), dealt: () => counts, close: () => closed(server) };
}

/** Removes the headers that concern one connection. */
function withoutHop(rawHeaders: readonly string[]): string[] {
  return rawHeaders.filter((_, at) => !/^(?:connection|keep-alive)$/i.test(rawHeaders[at - (at % 2)] ?? ''));
}

async function listening(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
}
