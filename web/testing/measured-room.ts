// The demonstration as a real data room: with a name and measured figures.
import { demo } from '#server/scenarios/demo.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';

export const measuredRoom: Scenario = { ...demo, room: { name: 'Project Aurora', figures: 'measured' } };
