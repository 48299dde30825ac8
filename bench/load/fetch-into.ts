import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { SESSION_COOKIE, type TestClient } from '#server/testing/client.ts';

/** Downloads to a file, piece by piece. */
export async function fetchInto(file: string, admin: TestClient, url: string): Promise<void> {
  const headers = { Cookie: `${SESSION_COOKIE}=${admin.cookie(SESSION_COOKIE) ?? ''}` };
  const outgoing = request(url, { headers, agent: false }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  await pipeline(response, createWriteStream(file));
}
