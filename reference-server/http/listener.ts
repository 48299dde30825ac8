// The HTTP listener: limits for slow clients, a message for a taken port, and a close that lets requests finish.
import { createServer, type RequestListener, type Server, type ServerResponse, type IncomingMessage } from 'node:http';
import { type AddressInfo, Socket, type BlockList, isIP } from 'node:net';
import { networks, callerAt } from '../settings/addresses.ts';
import { type Settings, SettingsError } from '../settings/env.ts';
import { answerUnreadable, endSlowly } from './unreadable-requests.ts';

/** Larger than the limits of address and headers, so that exceeding those is answered. */
export const LARGEST_HEAD_BYTES = 38_000;

/** Connections that the kernel queues; with fewer, a flood blocks all clients for seconds. */
const WAITING_CONNECTIONS = 4096;

/** A connection with more requests that have no answer yet is cut: each of them holds memory. */
const MOST_UNANSWERED = 100;

export interface Listener {
  port: number;
  ownAddress: string;
  /** Answers all requests from now on, and those that wait. */
  answerWith(listener: RequestListener): void;
  /** The number of requests whose answer is incomplete. */
  running(): number;
  /** The number of connections refused because their address had too many. */
  refusedConnections(): number;
  /** Stops accepting, and lets requests finish. @returns the number cut after the grace period */
  close(graceMs: number): Promise<number>;
}

type Limits = Pick<
  Settings,
  | 'port'
  | 'host'
  | 'headersTimeoutSeconds'
  | 'requestTimeoutSeconds'
  | 'idleTimeoutSeconds'
  | 'connectionsPerAddress'
  | 'trustedProxies'
>;

type NameOf = (setting: 'PORT' | 'HOST') => string;

/** @param nameOf the setting's name, for messages @throws SettingsError if the port or host is not available. */
export async function listen(settings: Limits, nameOf: NameOf = (name) => name): Promise<Listener> {
  const server = createServer({
    // Node refuses to start with more than for the whole request.
    headersTimeout: Math.min(settings.headersTimeoutSeconds, settings.requestTimeoutSeconds) * 1000,
    requestTimeout: settings.requestTimeoutSeconds * 1000,
    keepAliveTimeout: settings.idleTimeoutSeconds * 1000,
    connectionsCheckingInterval: 1000,
    maxHeaderSize: LARGEST_HEAD_BYTES,
  });
  // Closes connections without traffic in either direction.
  server.setTimeout(settings.idleTimeoutSeconds * 1000);
  /** The incomplete answers of each connection. */
  const running = new Map<Socket, Set<ServerResponse>>();
  /** Connections that end after the answers to their whole requests. */
  const ending = new WeakSet<Socket>();
  const sumOfRunning = () => [...running.values()].reduce((sum, { size }) => sum + size, 0);
  const refusedConnections = limitConnections(
    server,
    settings.connectionsPerAddress,
    networks(settings.trustedProxies),
  );
  server.on('checkContinue', (request, response) => {
    continueWhenRead(request, response);
    server.emit('request', request, response);
  });
  // An expectation that nobody knows is ignored; Node would answer without the headers that every answer has.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  server.on('clientError', (error, socket) => {
    if (!(socket instanceof Socket)) {
      socket.destroy();
      return;
    }
    if (ending.has(socket)) return;
    const answers = [...(running.get(socket) ?? [])];
    const whole = answers.filter(({ req }) => req.complete);
    const isAnswered = (response: ServerResponse) => response.socket === socket && response.headersSent;
    if (whole.length > 0) {
      // They are being carried out, and get their answers; the faulty one behind them gets none.
      ending.add(socket);
      void Promise.all(whole.map(closed)).then(() => endSlowly(socket));
    } else if (answers.some(isAnswered)) socket.destroy();
    else answerUnreadable(error, socket);
  });
  server.on('connection', (socket: Socket) => {
    const own = new Set<ServerResponse>();
    running.set(socket, own);
    socket.once('close', () => {
      running.delete(socket);
      // Node closes the answer that is being sent, but none of those behind it.
      for (const response of own) if (!response.socket) response.destroy().emit('close');
    });
  });
  let answering: RequestListener | null = null;
  const waiting: Parameters<RequestListener>[] = [];
  server.on('request', (request, response) => {
    const own = running.get(request.socket)?.add(response);
    response.once('close', () => own?.delete(response));
    if (own && own.size > MOST_UNANSWERED) request.socket.destroy();
    else if (answering) answering(request, response);
    else waiting.push([request, response]);
  });
  const { port, address, family } = await bind(server, settings, nameOf);
  const isAnywhere = address === '::' || address === '0.0.0.0';
  const name = isAnywhere ? '127.0.0.1' : family === 'IPv6' ? `[${address}]` : address;
  return {
    port,
    ownAddress: `http://${name}:${port}`,
    answerWith(listener) {
      answering = listener;
      for (const [request, response] of waiting.splice(0)) listener(request, response);
    },
    running: sumOfRunning,
    refusedConnections,
    close: (graceMs) => close(server, graceMs, sumOfRunning),
  };
}

const closed = (response: ServerResponse) => new Promise((resolve) => response.once('close', resolve));

function bind(server: Server, { port, host }: Limits, nameOf: NameOf): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { port, host }, nameOf)));
    server.listen({ port, host, backlog: WAITING_CONNECTIONS }, () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(address);
      else reject(new Error('The server listens nowhere'));
    });
  });
}

function explain(error: NodeJS.ErrnoException, { port, host }: Pick<Limits, 'port' | 'host'>, nameOf: NameOf): Error {
  const name = nameOf('PORT');
  if (error.code === 'EADDRINUSE')
    return new SettingsError(`${name} ${port} is taken by another program. Stop it, or set ${name} to another number.`);
  if (error.code === 'EACCES')
    return new SettingsError(`${name} ${port} may not be used by this user. Set ${name} to 1024 or above.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new SettingsError(`${nameOf('HOST')} ${host} is no address of this machine.`);
  return error;
}

function close(server: Server, graceMs: number, running: () => number): Promise<number> {
  return new Promise((resolve) => {
    let cut = 0;
    // Closes connections that become idle, so that none is kept alive during the shutdown.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const timer = setTimeout(() => {
      cut = running();
      server.closeAllConnections();
    }, graceMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(timer);
      resolve(cut);
    });
  });
}

const TOO_MANY =
  'HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';

/** @param trusted proxies, which pass on many @returns a function that counts refused connections */
function limitConnections(server: Server, most: number, trusted: BlockList): () => number {
  const open = new Map<string, number>();
  let refused = 0;
  server.on('connection', (socket: Socket) => {
    const address = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
    if (trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) return;
    const caller = callerAt(address);
    const count = (open.get(caller) ?? 0) + 1;
    open.set(caller, count);
    socket.once('close', () => {
      const left = (open.get(caller) ?? 1) - 1;
      if (left === 0) open.delete(caller);
      else open.set(caller, left);
    });
    if (count > most) {
      refused += 1;
      socket.on('error', () => undefined);
      socket.end(TOO_MANY, () => socket.destroy());
    }
  });
  return () => refused;
}

/** Sends 100 when the body is first read, so that refused bodies are never sent. */
function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const read = request._read.bind(request);
  let isContinued = false;
  request._read = (size) => {
    if (!isContinued && !response.headersSent) response.writeContinue();
    isContinued = true;
    read(size);
  };
}
