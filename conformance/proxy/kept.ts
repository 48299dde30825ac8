// What is kept of a body that streams through.
import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import type { WireAnswer } from '../target.ts';

const decoders: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

export const canDecode = (encoding = 'identity'): boolean => encoding === 'identity' || encoding in decoders;

export class Kept {
  readonly #chunks: Uint8Array[] = [];
  #size = 0;

  /** @param most bytes that are kept; a larger body is not kept at all */
  constructor(private readonly most: number) {}

  get isWhole(): boolean {
    return this.#size <= this.most;
  }

  add(chunk: Uint8Array): void {
    this.#size += chunk.length;
    if (this.isWhole) this.#chunks.push(chunk);
    else this.#chunks.length = 0;
  }

  /** A step of a pipeline. */
  readonly tap = async function* (this: Kept, source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      this.add(chunk);
      yield chunk;
    }
  }.bind(this);

  /** Undefined unless it is JSON. */
  json(): unknown {
    try {
      return JSON.parse(Buffer.concat(this.#chunks).toString()) as unknown;
    } catch {
      return undefined;
    }
  }

  /** @throws Error if the body does not match its Content-Encoding */
  answer({ statusCode = 0, rawHeaders, headers: { 'content-encoding': encoding = '' } }: IncomingMessage): WireAnswer {
    const headers = new Headers(pairsOf(rawHeaders));
    // The length of what was not kept is not compared.
    if (!this.isWhole) headers.delete('content-length');
    const bytes = new Uint8Array(Buffer.concat(this.#chunks));
    return { status: statusCode, headers, bytes: bytes.length > 0 ? (decoders[encoding]?.(bytes) ?? bytes) : bytes };
  }
}

const ofOneConnection = /^(?:connection|keep-alive|proxy-connection|transfer-encoding|upgrade|te|expect)$/i;

/** The headers as they came, without those of the connection. */
export function endToEnd(rawHeaders: readonly string[]): string[] {
  return pairsOf(rawHeaders)
    .filter(([name]) => !ofOneConnection.test(name))
    .flat();
}

function pairsOf(rawHeaders: readonly string[]): [string, string][] {
  return rawHeaders.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? '']] : []));
}
