// One request at a time over a kept connection, timed from its first byte to the last one of the answer.
import { Agent, request, type IncomingMessage } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export interface Transfer {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

export interface Transferred {
  milliseconds: number;
  bytes: number;
}

/** Sends one request and drops the answer's body. @throws Error for any answer but 200 */
export async function transfer({ url, method = 'GET', headers = {}, body }: Transfer): Promise<Transferred> {
  const begun = performance.now();
  const length = body ? { 'content-length': String(body.length) } : {};
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { agent, method, headers: { ...headers, ...length } }, resolve)
      .once('error', reject)
      .end(body);
  });
  let bytes = 0;
  let last = '';
  const isFine = response.statusCode === 200;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (!isFine) last = chunk.toString();
  }
  if (!isFine) throw new Error(`${method} ${url} answered ${response.statusCode ?? 'nothing'} ${last}`);
  return { milliseconds: performance.now() - begun, bytes };
}

/** The body of an answer. */
export async function fetchBytes(url: string, headers: Record<string, string> = {}): Promise<Buffer> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

export function closeConnections(): void {
  agent.destroy();
}
