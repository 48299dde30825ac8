// A target that is reached over HTTP, with credentials for each role as request headers.
import { readAnswer, type Credentials, type Target, type Who, type WireAnswer, type WireRequest } from '../target.ts';

const none = Object.freeze({});

/** Sends one request with the headers of the person behind it. */
export async function sendOverHttp(
  base: string,
  credentials: Credentials,
  { who, method, path, headers, body }: WireRequest,
): Promise<WireAnswer> {
  const response = await fetch(new URL(path, base), {
    method,
    headers: { ...credentialsOf(credentials, who), ...headers },
    redirect: 'manual',
    ...(body === null ? {} : { body }),
  });
  return readAnswer(response);
}

function credentialsOf(credentials: Credentials, who: Who): Readonly<Record<string, string>> {
  return who === 'nobody' ? none : credentials[who];
}

/** Any server: nobody can be signed in anew there, and no fault injected. */
export function httpTarget(base: string, credentials: Credentials): Target {
  return {
    name: new URL(base).host,
    send: (request) => sendOverHttp(base, credentials, request),
    signIn: null,
    fault: null,
    close: () => Promise.resolve(),
  };
}
