// A real data room, with a name and measured figures: the demonstration, and one where nothing has happened.
import { demo } from '#server/scenarios/demo.ts';
import { empty } from '#server/scenarios/empty.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';

const room: Scenario['room'] = { name: 'Project Aurora', figures: 'measured' };

export const measuredRoom: Scenario = { ...demo, room };

/** Its log has no sign-in, so nobody has signed in. */
export const emptyMeasuredRoom: Scenario = {
  ...empty,
  room,
  users: empty.users.map((user) => ({ ...user, lastLoginAt: null })),
};
