// Calls as curl commands that a developer can repeat, with variables for the address and the callers.
import type { WireRequest } from '../target.ts';

const longestBody = 400;

/** One call as a curl command; `$URL` is the target, `$ADMIN` and so on are headers of the users. */
export function asCurl({ who, method, path, headers, body }: WireRequest): string {
  const as = who === 'nobody' ? [] : ['-H', `"$${who.toUpperCase().replaceAll(' ', '_')}"`];
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', quoted(`${name}: ${value}`)]);
  return ['curl', '-i', ...methodOf(method, body), ...as, ...sent, ...bodyOf(body), `"$URL"${quoted(path)}`].join(' ');
}

function methodOf(method: string, body: WireRequest['body']): string[] {
  if (method === 'HEAD') return ['--head'];
  return method === 'GET' && body === null ? [] : ['-X', method];
}

function bodyOf(body: WireRequest['body']): string[] {
  if (body === null) return [];
  if (typeof body === 'string' && body.length <= longestBody && !body.includes('\0'))
    return ['--data-binary', quoted(body)];
  const size = typeof body === 'string' ? new TextEncoder().encode(body).length : body.length;
  return ['--data-binary', `@${size}-bytes`];
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The calls made since, in order. */
export class CallsAsCurl {
  readonly #lines: string[] = [];

  add(request: WireRequest): void {
    this.#lines.push(asCurl(request));
  }

  lines(): readonly string[] {
    return [...this.#lines];
  }
}
