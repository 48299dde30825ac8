// Stores bytes before they become a document. An upload ticket is a signed URL: the signature is the authorisation,
// without a cookie. It is valid while the session that requested it lasts, from the networks of its role, and while
// its user may upload; this is checked with every piece and before the bytes get their key. Refuses tampered and
// expired tickets, and other bytes under the same key.
import { auditRefusedNetwork } from '../identity/recheck/refused-network.ts';
import {
  alreadyRegistered,
  ApiProblem,
  networkNotAllowed,
  objectExists,
  payloadTooLarge,
  ticketInvalid,
} from '../call/errors.ts';
import { textType } from '../records/content-types.ts';
import { type Actor, type Context, ok, type Handler, type Managers } from '../call/operation.ts';
import { callerOf, userAsCaller } from '../identity/sessions/sessions.ts';
import type { ByteSource, StoredObject } from '../ports/objects.ts';
import type { Ports } from '../ports/ports.ts';
import type { Tables } from '../ports/store.ts';
import type { TicketRecord } from '../records/records.ts';
import { mayCall } from '../identity/recheck/gate.ts';
import { keepHouse } from '../store/housekeeping.ts';

const lifetimeMs = 15 * 60_000;
const maxSize = 50 * 1024 * 1024;
/** The number of bytes that type detection needs. */
const headBytes = 4100;

/** The ticket is valid for 15 minutes, for one object and its user. */
export const createUploadTicket: Handler<'createUploadTicket', Managers> = async ({ actor, ports, now }) => {
  const key = ports.ids.next('object');
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const claim = { user: actor.userId, expires: String(Math.floor(expiresAt.getTime() / 1000)), max: String(maxSize) };
  const signature = await ports.signer.sign(signedText(key, claim));
  await keepHouse(ports, 'an upload is under way', async (tx) => {
    // In the mock and in tests, a caller may have a session that is not in the store.
    const isKept = (await tx.sessions.get(actor.sessionId)) !== undefined;
    await tx.tickets.put({
      id: key,
      ...(isKept ? { sessionId: actor.sessionId } : {}),
      userId: actor.userId,
      createdAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
      maxSize,
      state: 'issued',
      size: null,
      sha256: null,
      sniffedType: null,
    });
  });
  const query = new URLSearchParams({ ...claim, signature });
  return ok({ uploadURL: `${ports.origin}/api/objects/${encodeURIComponent(key)}?${query.toString()}` });
};

/**
 * Sending the same bytes again is allowed until registration, since clients retry. @throws ApiProblem 403 for the
 * ticket, 409 for other bytes or after registration, 413 beyond the ticket's size.
 */
export const storeObject: Handler<'storeObject', 'public'> = async (context, { params, query }) => {
  const { ports, now, call } = context;
  const { key } = params;
  const isGenuine = await ports.signer.verify(signedText(key, query), query.signature);
  if (!isGenuine || now.getTime() >= Number(query.expires) * 1000) throw ticketInvalid();
  const check = async () =>
    (
      await ports.store
        .read((tx) => usable(tx, context, key))
        .catch((refusal: unknown) => auditAndThrow(context, key, refusal))
    ).sessionId;
  const recheck = () => context.memory.lastUses.noteChecked(ports.clock, check);
  await recheck();
  const limit = Number(query.max);
  // Refused before any byte is read.
  if (Number(call.header('content-length')) > limit) throw payloadTooLarge();
  const staged = await ports.objects.stage(key, asLongAs(recheck, call.bytes()), limit);
  await recheck().catch(async (ended: unknown) => {
    await staged.discard();
    throw ended;
  });
  const isNew = await staged.commit();
  // An earlier try may have stored these bytes and broken off before it updated the ticket.
  const held = isNew ? staged : await fingerprint(ports, key);
  await markStored(context, key, held, isNew);
  if (held.sha256 !== staged.sha256) throw objectExists();
  return { status: 200, headers: { ETag: `"${held.sha256}"` }, body: null };
};

function signedText(key: string, { user, expires, max }: { user: string; expires: string; max: string }): string {
  return ['PUT', key, user, expires, max].join('\n');
}

/** @throws ApiProblem 403 if the ticket is gone or its user may not upload any more, 409 if it is registered. */
async function usable(tx: Tables, context: Storing, key: string): Promise<TicketRecord> {
  const ticket = await tx.tickets.get(key);
  if (!ticket || ticket.state === 'discarded') throw ticketInvalid();
  if (ticket.state === 'registered') throw alreadyRegistered();
  const owner = await ownerOf(tx, context, ticket);
  if (owner?.isOutside) throw networkNotAllowed(owner.address);
  if (!owner || !mayCall('createUploadTicket', owner.role)) throw ticketInvalid();
  return ticket;
}

type Storing = Pick<Context<Actor | null>, 'ports' | 'memory' | 'client'>;

/** The user who requested the ticket, at the address of the upload; null once the session or the user is gone. */
function ownerOf(tx: Tables, room: Storing, { userId, sessionId }: TicketRecord) {
  const { ipAddress } = room.client;
  return sessionId === undefined ? userAsCaller(tx, room, userId, ipAddress) : callerOf(tx, room, sessionId, ipAddress);
}

/** @throws the refusal, after auditing it where required */
async function auditAndThrow({ ports, memory, client }: Storing, key: string, refusal: unknown): Promise<never> {
  const ticket = await ports.store.read((tx) => tx.tickets.get(key));
  const actor = ticket ? { userId: ticket.userId, sessionId: ticket.sessionId ?? '' } : null;
  await auditRefusedNetwork({ actor, client }, refusal, ports, memory);
  throw refusal;
}

async function* asLongAs(recheck: () => Promise<void>, bytes: ByteSource): ByteSource {
  for await (const piece of bytes) {
    await recheck();
    yield piece;
  }
}

/** Deletes new bytes if the ticket has ended; after a fault they are kept for the next try. */
async function markStored(
  context: Storing,
  key: string,
  { size, sha256, head }: StoredObject,
  isNew: boolean,
): Promise<void> {
  const { ports } = context;
  const sniffedType = textType(head) ?? (await ports.sniffer.sniff(head));
  try {
    await keepHouse(ports, 'an upload is under way', async (tx) => {
      await tx.tickets.put({ ...(await usable(tx, context, key)), state: 'stored', size, sha256, sniffedType });
    });
  } catch (error) {
    if (isNew && error instanceof ApiProblem && error.status === 403) await ports.objects.delete(key);
    throw error;
  }
}

async function fingerprint({ objects, hasher }: Ports, key: string): Promise<StoredObject> {
  const hash = hasher.begin();
  const head: number[] = [];
  let size = 0;
  for await (const piece of await objects.open(key)) {
    hash.update(piece);
    head.push(...piece.subarray(0, headBytes - head.length));
    size += piece.length;
  }
  return { size, sha256: await hash.digest(), head: Uint8Array.from(head) };
}
