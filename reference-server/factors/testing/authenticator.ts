// A software authenticator: holds P-256 keys, and answers as a browser would.
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyOptions } from '#core/ports/passkeys.ts';
import { toBase64url } from '../base64.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

interface Made {
  keys: CryptoKeyPair;
  counter: number;
}

interface Options {
  origin?: string;
  /** Counts its uses, or always returns 0. */
  counts?: boolean;
}

type Statement = { format: string; statement: Map<string, unknown> };
const noStatement: Statement = { format: 'none', statement: new Map() };

export class Authenticator {
  readonly #origin: string;
  readonly #step: number;
  readonly #made = new Map<string, Made>();

  constructor({ origin = 'https://rooms.example', counts = true }: Options = {}) {
    this.#origin = origin;
    this.#step = counts ? 1 : 0;
  }

  /** The answer of `navigator.credentials.create`. */
  async create({ challenge }: Pick<PasskeyOptions, 'challenge'>, { format, statement } = noStatement): Promise<object> {
    const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
    const credentialId = crypto.getRandomValues(new Uint8Array(16));
    const id = toBase64url(credentialId);
    this.#made.set(id, { keys, counter: 0 });
    const length = new Uint8Array([0, credentialId.length]);
    const attested = [new Uint8Array(16), length, credentialId, await cosePublicKey(keys.publicKey)];
    const authData = join([await this.#head(USER_PRESENT | USER_VERIFIED | HAS_CREDENTIAL, 0), ...attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', statement],
      ['authData', authData],
    ]);
    const attestationObject = toBase64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
    const clientDataJSON = this.#clientData('webauthn.create', challenge);
    return answer(id, { clientDataJSON, attestationObject, transports: ['internal'] });
  }

  /** The answer of `navigator.credentials.get`. @param id of the passkey; the first by default */
  async get({ challenge }: Pick<PasskeyOptions, 'challenge'>, id = [...this.#made.keys()][0] ?? ''): Promise<object> {
    const made = this.#made.get(id);
    if (!made) throw new Error(`This authenticator has no passkey "${id}"`);
    made.counter += this.#step;
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const authenticatorData = await this.#head(USER_PRESENT | USER_VERIFIED, made.counter);
    const signed = join([authenticatorData, await sha256(new TextEncoder().encode(decode(clientDataJSON)))]);
    const ecdsa = { name: 'ECDSA', hash: 'SHA-256' };
    const raw = new Uint8Array(await crypto.subtle.sign(ecdsa, made.keys.privateKey, signed));
    const signature = toBase64url(asDer(raw));
    return answer(id, { clientDataJSON, authenticatorData: toBase64url(authenticatorData), signature });
  }

  /** A copy with the same keys and counters. */
  clone(): Authenticator {
    const copy = new Authenticator({ origin: this.#origin, counts: this.#step === 1 });
    for (const [id, made] of this.#made) copy.#made.set(id, { ...made });
    return copy;
  }

  async #head(flags: number, counter: number): Promise<Uint8Array<ArrayBuffer>> {
    const rpIdHash = await sha256(new TextEncoder().encode(new URL(this.#origin).hostname));
    const count = new Uint8Array(4);
    new DataView(count.buffer).setUint32(0, counter);
    return join([rpIdHash, new Uint8Array([flags]), count]);
  }

  #clientData(type: string, challenge: string): string {
    const clientData = { type, challenge, origin: this.#origin, crossOrigin: false };
    return toBase64url(new TextEncoder().encode(JSON.stringify(clientData)));
  }
}

function answer(id: string, response: object): object {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
}

async function cosePublicKey(key: CryptoKey): Promise<Uint8Array> {
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', key));
  const members = new Map<number, number | Uint8Array>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point.slice(1, 33)],
    [-3, point.slice(33)],
  ]);
  return isoCBOR.encode(members);
}

/** WebCrypto returns two numbers side by side, authenticators ASN.1. */
function asDer(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const first = bytes.findIndex((byte) => byte !== 0);
    const short = bytes.slice(first);
    const digits = (short[0] ?? 0) > 127 ? [0, ...short] : [...short];
    return [2, digits.length, ...digits];
  };
  const both = [...integer(raw.slice(0, 32)), ...integer(raw.slice(32))];
  return new Uint8Array([48, both.length, ...both]);
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(parts.flatMap((part) => [...part]));
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function decode(text: string): string {
  return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
}
