// Sends odd requests to a target, and reduces the answers to what can be compared: status, headers of the contract, and
// the text of a refusal.
import type { Contract } from '../contract.ts';
import { Room } from '../room/room.ts';
import { Mask } from '../sequences/mask.ts';
import { mediaTypeOf, textOf, type Target, type WireAnswer } from '../target.ts';
import type { OddRequest } from './requests.ts';

const headerNames = ['allow', 'vary', 'x-watermark', 'x-content-type-options', 'content-security-policy'];

export class OddPlayer {
  readonly #room: Room;

  constructor(
    private readonly target: Target,
    contract: Contract,
  ) {
    this.#room = new Room(target, contract, () => undefined);
  }

  async send({ method = 'GET', path, headers = {}, body, who = 'admin' }: OddRequest): Promise<WireAnswer> {
    return this.target.send({ who, method, path: await this.#filled(path), headers, body: body ?? null });
  }

  /** Deletes what was prepared. */
  clear(): Promise<void> {
    return this.#room.clear();
  }

  async #filled(path: string): Promise<string> {
    const room = this.#room;
    let filled = path;
    const put = async (name: string, make: () => Promise<string>) => {
      if (filled.includes(name)) filled = filled.replace(name, await make());
    };
    await put('{folder}', () => room.folder());
    await put('{document}', () => room.document({ name: 'Odd.html' }));
    await put('{user}', () => room.invited());
    await put('{signed}', async () => {
      const { params, query } = await room.ticket();
      return `/api/objects/${params.key}?${new URLSearchParams(query).toString()}`;
    });
    return filled;
  }
}

/** The answer without what differs by target: ids, times, and the watermark's form. */
export function answerInWords({ path, method }: OddRequest, answer: WireAnswer): string {
  const isPreview = path.endsWith('/preview') && answer.status < 300;
  // The content of lists is not compared.
  const pathname = URL.canParse(path, 'http://room') ? new URL(path, 'http://room').pathname : path;
  const isList = method !== 'POST' && /^\/api\/(?:audit-logs|folders)$/.test(pathname) && answer.status === 200;
  const id = isPreview || isList ? 'previewDocument' : 'odd';
  const masked = method === 'HEAD' ? String(answer.status) : new Mask().answer(id, answer);
  const headers = headerNames.map((name) => `${name}: ${answer.headers.get(name) ?? '-'}`);
  const isNamed = answer.headers.get('x-request-id') !== null;
  return [masked, ...headers, `type: ${mediaTypeOf(answer) ?? '-'}`, `named: ${isNamed}`].join('\n');
}

/** The fault of an answer by itself; null without one. */
export function complaintAbout({ status, method }: OddRequest, answer: WireAnswer): string | null {
  if (answer.status !== status)
    return `expected ${status}, the answer was ${answer.status} ${textOf(answer).slice(0, 200)}`;
  if (method === 'HEAD') return answer.bytes.length === 0 ? null : 'a body for HEAD';
  if (status < 400 || mediaTypeOf(answer) === 'text/html') return null;
  if (mediaTypeOf(answer) !== 'application/problem+json') return `refused as ${mediaTypeOf(answer) ?? 'nothing'}`;
  const problem = JSON.parse(textOf(answer)) as { status?: unknown; code?: unknown };
  return problem.status === status && typeof problem.code === 'string' ? null : `refused with ${textOf(answer)}`;
}
