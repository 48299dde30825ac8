// Callers on a server that the suite cannot sign in to: a cookie or an Authorization header for each role, from the
// environment, and checked before anything else.
import { byCommand, byHeader, byInvitation, type SignInMethod } from '../targets/callers.ts';
import { roles, textOf, type Credentials, type Role, type Target } from '../target.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const prefixOf = (role: Role): string => `STRONGROOM_${role.toUpperCase()}`;

/** `STRONGROOM_ADMIN_COOKIE` or `STRONGROOM_ADMIN_AUTHORIZATION`, as headers; none if neither is there. */
export function readHeaders(environment: Environment, role: Role): Record<string, string> {
  const cookie = environment[`${prefixOf(role)}_COOKIE`];
  const authorization = environment[`${prefixOf(role)}_AUTHORIZATION`];
  return { ...(cookie && { cookie }), ...(authorization && { authorization }) };
}

/**
 * The headers of each role.
 * @throws Error that names what is missing.
 */
export function readCredentials(environment: Environment): Credentials {
  const headersOf = (role: Role): Record<string, string> => {
    const headers = readHeaders(environment, role);
    if (Object.keys(headers).length > 0) return headers;
    throw new Error(
      `${prefixOf(role)}_COOKIE is missing (name=value), or ${prefixOf(role)}_AUTHORIZATION in its place`,
    );
  };
  return {
    admin: headersOf('admin'),
    manager: headersOf('manager'),
    analyst: headersOf('analyst'),
    viewer: headersOf('viewer'),
  };
}

/**
 * How invited users become callers: `STRONGROOM_PERSON_AUTHORIZATION` or `STRONGROOM_PERSON_COOKIE` with `{id}` or
 * `{email}` in it, or `STRONGROOM_SIGN_IN_COMMAND`; by default the link of their invitation.
 */
export function readSignInMethod(environment: Environment): SignInMethod {
  const { STRONGROOM_PERSON_AUTHORIZATION: authorization, STRONGROOM_PERSON_COOKIE: cookie } = environment;
  if (environment['STRONGROOM_SIGN_IN_COMMAND']) return byCommand(environment['STRONGROOM_SIGN_IN_COMMAND']);
  if (authorization) return byHeader('authorization', authorization);
  return cookie ? byHeader('cookie', cookie) : byInvitation;
}

/** @throws Error if a session belongs to a user of another role. */
export async function checkCredentials(target: Target): Promise<void> {
  for (const role of roles) {
    const request = { who: role, method: 'GET', path: '/api/auth/user', headers: {}, body: null };
    const answer = await target.send(request);
    if (answer.status !== 200) throw new Error(`The session of the ${role} is not accepted: ${answer.status}`);
    const found = (JSON.parse(textOf(answer)) as { role?: unknown }).role;
    if (found !== role) throw new Error(`The session of the ${role} is one of the role ${String(found)}`);
  }
}
