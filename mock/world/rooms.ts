// The mock's room of this tab. Each room is a world with its own database; a link or file opens a new one.
import { z } from 'zod';

export const home = 'home';
const mostRooms = 6;
const tabKey = 'strongroom-mock-room';
const listKey = 'strongroom-mock-rooms';

export interface KnownRoom {
  id: string;
  name: string;
}

const list = z.array(z.object({ id: z.string(), name: z.string() }));

/** The name of a room's database, lock and channel. */
export function roomPlace(id: string): string {
  return id === home ? 'strongroom-mock' : `strongroom-mock-${id}`;
}

/** The rooms of this browser, the last entered first. */
export function knownRooms(): KnownRoom[] {
  try {
    const rooms = list.parse(JSON.parse(localStorage.getItem(listKey) ?? '[]'));
    return rooms.some(({ id }) => id === home) ? rooms : [...rooms, { id: home, name: 'My own' }];
  } catch {
    return [{ id: home, name: 'My own' }];
  }
}

/** The room that this tab enters: the one in the link, otherwise the tab's own, otherwise the last entered. */
export function enterRoom(wanted: string | null): string {
  const id = wanted ?? sessionStorage.getItem(tabKey) ?? knownRooms()[0]?.id ?? home;
  const known = knownRooms();
  const room = known.find((one) => one.id === id) ?? { id, name: nameOf(id) };
  const rooms = [room, ...known.filter((one) => one.id !== id)];
  // The user's own rooms are never dropped for those of links.
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
