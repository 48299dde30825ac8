// L4: a hundred uploads whose sender disconnects half way.
import { once } from 'node:events';
import { request } from 'node:http';
import * as room from '#server/testing/room.ts';
import { exactly, type Figure, figureOf } from './figure.ts';
import type { LoadedServer } from './loaded-server.ts';

const uploads = 100;
const size = 2_000_000;
const timeoutMs = 60_000;

export async function abortedUploads(server: LoadedServer): Promise<Figure[]> {
  const admin = await server.signInAs('admin');
  const senders = [];
  for (let at = 0; at < uploads; at += 1) senders.push(await begin(await room.ticketFor(admin)));
  const open = await until(() => server.temporaryFiles().length === uploads, server);
  for (const sender of senders) sender.destroy();
  const begun = performance.now();
  const left = await until(() => server.temporaryFiles().length === 0, server);
  const seconds = (performance.now() - begun) / 1000;
  const isAlive = (await admin.request('/api/auth/user')).status;
  return [
    exactly('temporary files half way', uploads, open),
    exactly('temporary files after a minute', 0, left),
    exactly('the next call', 200, isAlive),
    exactly('faults in the log', 0, server.faults().length),
    figureOf('gone after', `${seconds.toFixed(1)} s`),
  ];
}

/** Sends the first half, and stops. */
async function begin(url: string) {
  const outgoing = request(url, { method: 'PUT', headers: { 'Content-Length': size }, agent: false });
  outgoing.on('error', () => undefined);
  if (!outgoing.write(Buffer.alloc(size / 2))) await once(outgoing, 'drain');
  return outgoing;
}

/** The number of temporary files once the condition holds, or after a minute. */
async function until(isSo: () => boolean, server: LoadedServer): Promise<number> {
  const deadline = Date.now() + timeoutMs;
  while (!isSo() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 50));
  return server.temporaryFiles().length;
}
