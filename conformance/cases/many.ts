// What changes many people at once: a sound call of each, and the answers that nothing derives.
import type { Provoke } from './by-hand.ts';
import type { Sound } from './sound.ts';

const unknownId = 'conformance-none';

export const manySound: Readonly<Record<string, Sound>> = {
  inviteUsers: (room) =>
    Promise.resolve({ json: { people: [{ email: room.email() }], role: 'viewer', groupName: room.name('Group') } }),
};

export const manyCases: Readonly<Record<string, Provoke>> = {
  'inviteUsers 404': (room) =>
    room.call({ id: 'inviteUsers', json: { people: [{ email: room.email() }], role: 'viewer', groupId: unknownId } }),
};
