// Which pretended room this tab is in. Each room is a world of its own with a database of its own; a link or a file opens
// one beside those that there are.
import { z } from 'zod';

export const home = 'home';
const mostRooms = 6;
const tabKey = 'strongroom-mock-room';
const listKey = 'strongroom-mock-rooms';

export interface KnownRoom {
  id: string;
  /** As the panel calls it. */
  name: string;
}

const list = z.array(z.object({ id: z.string(), name: z.string() }));

/** The name of the database, the lock and the channel of a room. */
export function roomPlace(id: string): string {
  return id === home ? 'strongroom-mock' : `strongroom-mock-${id}`;
}

/** The rooms of this browser, the one that was entered last first. */
export function knownRooms(): KnownRoom[] {
  try {
    const rooms = list.parse(JSON.parse(localStorage.getItem(listKey) ?? '[]'));
    return rooms.some(({ id }) => id === home) ? rooms : [...rooms, { id: home, name: 'My own' }];
  } catch {
    return [{ id: home, name: 'My own' }];
  }
}

/** The room that this tab enters: the one that a link names, else the tab's own, else the one that was entered last. */
export function enterRoom(asked: string | null): string {
  const id = asked ?? sessionStorage.getItem(tabKey) ?? knownRooms()[0]?.id ?? home;
  const known = knownRooms();
  const room = known.find((one) => one.id === id) ?? { id, name: nameOf(id) };
  const rooms = [room, ...known.filter((one) => one.id !== id)];
  // One's own is never given up for those of links.
  const kept = rooms.filter((one, at) => at < mostRooms || one.id === home);
  for (const { id: gone } of rooms.filter((one) => !kept.includes(one))) indexedDB.deleteDatabase(roomPlace(gone));
  localStorage.setItem(listKey, JSON.stringify(kept));
  sessionStorage.setItem(tabKey, id);
  return id;
}

function nameOf(id: string): string {
  const [, kind, rest = ''] = /^(link|file)-(.*)$/.exec(id) ?? [];
  return kind === 'file' ? `From a file, ${rest}` : `From a link, ${kind === 'link' ? rest : id}`;
}
