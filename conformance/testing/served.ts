// A target behind a port, like another team's backend. `Authorization: Bearer admin` names a role, or the e-mail address
// of an invited user.
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { nextGuest } from '../callers/guests.ts';
import { roles, textOf, type Invited, type Target, type Who } from '../target.ts';

/** What the suite finds in its environment for such a server. */
export const environment: Readonly<Record<string, string>> = {
  ...Object.fromEntries(roles.map((role) => [`STRONGROOM_${role.toUpperCase()}_AUTHORIZATION`, `Bearer ${role}`])),
  STRONGROOM_PERSON_AUTHORIZATION: 'Bearer {email}',
};

export async function serve(target: Target): Promise<{ url: string; close: () => Promise<void> }> {
  const invited = new Map<string, Invited>();
  const callers = new Map<string, Who>(roles.map((role) => [role, role]));
  const callerOf = async (name: string | undefined): Promise<Who> => {
    const known = name === undefined ? 'nobody' : callers.get(name);
    const person = invited.get(name ?? '');
    if (known !== undefined || !person) return known ?? 'nobody';
    const guest = nextGuest();
    callers.set(person.email, guest);
    await target.enter?.(guest, person);
    return guest;
  };
  const server = http.createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    const { authorization, host: _host, connection: _kept, 'content-length': _length, ...rest } = request.headers;
    // The bytes of its answers are decoded already.
    const forwarded = { ...rest, 'accept-encoding': 'identity' };
    const headers = Object.fromEntries(Object.entries(forwarded).map(([name, value]) => [name, String(value)]));
    const answer = async () => {
      const bytes = new Uint8Array(await buffer(request));
      const who = await callerOf(authorization?.replace('Bearer ', ''));
      const { method = 'GET', url: path = '/' } = request;
      const answered = await target.send({ who, method, path, headers, body: bytes.length > 0 ? bytes : null });
      if (method === 'POST' && path === '/api/users' && answered.status === 201) {
        const { id, email, invitation } = JSON.parse(textOf(answered)) as Invited & { invitation?: { link: string } };
        invited.set(email, { id, email, link: invitation?.link ?? null });
      }
      response.writeHead(answered.status, [...answered.headers].flat()).end(answered.bytes);
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
