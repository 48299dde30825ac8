// A world as a link or file: its scenario and the calls since.
import { z } from 'zod';
import { fromBase64, fromBase64url, toBase64, toBase64url } from '#server/factors/base64.ts';
import type { Commit } from '#core/store/store.ts';
import { startAfresh, type Database, type RoomState } from './database.ts';
import type { Situation } from './situation.ts';

/** Chats and mail programs cut longer links. */
export const longestLinkedWorld = 12_000;
const format = 'strongroom-mock-world/1';

const shape = z.object({
  format: z.literal(format),
  scenario: z.string(),
  fingerprint: z.string(),
  startedAt: z.iso.datetime(),
  commits: z.array(z.object({ changes: z.array(z.unknown()), audit: z.array(z.unknown()) })),
  objects: z.array(z.object({ key: z.string(), base64: z.base64() })),
});

export type CarriedWorld = z.infer<typeof shape>;

/** Exports a world: its database, without the situation. */
export async function takeWorld(database: Database): Promise<CarriedWorld> {
  const tx = database.transaction(['state', 'commits', 'objects']);
  const [state, commits, keys, blobs] = await Promise.all([
    tx.objectStore('state').get('room'),
    tx.objectStore('commits').getAll(),
    tx.objectStore('objects').getAllKeys(),
    tx.objectStore('objects').getAll(),
  ]);
  if (!state) throw new Error('This room has not begun');
  const files = blobs.map(async (blob) => toBase64(new Uint8Array(await blob.arrayBuffer())));
  const contents = await Promise.all(files);
  const objects = keys.map((key, at) => ({ key, base64: contents[at] ?? '' }));
  const { scenario, fingerprint, startedAt } = state;
  return { format, scenario, fingerprint, startedAt, commits, objects };
}

/** @throws Error that names the fault */
export function readWorld(text: string): CarriedWorld {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Error('This is no world of the mock: it is not JSON');
  }
  const { success, data } = shape.safeParse(read);
  if (!success) throw new Error(`This is no world of the mock, or of another version than ${format}`);
  return data;
}

/** Loads a world into a room, replacing its content. */
export async function settleWorld(database: Database, world: CarriedWorld, situation: Situation): Promise<RoomState> {
  const { scenario, fingerprint, startedAt, commits, objects } = world;
  const state = { scenario, fingerprint, startedAt, situation: { ...situation, scenario } };
  await startAfresh(database, state);
  const tx = database.transaction(['commits', 'objects'], 'readwrite');
  // The core wrote these rows; a forged world harms only its owner.
  for (const commit of commits as unknown as Commit[]) void tx.objectStore('commits').add(commit);
  for (const { key, base64 } of objects) void tx.objectStore('objects').put(new Blob([fromBase64(base64)]), key);
  await tx.done;
  return state;
}

/** Small enough for an address; null for a larger world. */
export async function packWorld(world: CarriedWorld): Promise<string | null> {
  const stream = new Blob([JSON.stringify(world)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const text = toBase64url(new Uint8Array(await new Response(stream).arrayBuffer()));
  return text.length > longestLinkedWorld ? null : text;
}

/** @throws Error that names the fault */
export async function unpackWorld(packed: string): Promise<CarriedWorld> {
  let text: string;
  try {
    const bytes = fromBase64url(packed);
    if (!bytes) throw new Error();
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    text = await new Response(stream).text();
  } catch {
    throw new Error('The world in the link is cut short or garbled');
  }
  return readWorld(text);
}
