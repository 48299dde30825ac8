// The demonstration's rows as a room of one's own has them: with a name, and with figures that are measured.
import { demo } from '#server/scenarios/demo.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';

export const measuredRoom: Scenario = { ...demo, room: { name: 'Project Aurora', figures: 'measured' } };
