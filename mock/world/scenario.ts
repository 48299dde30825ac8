// The scenarios that the mock can start with.
import { awkward } from '#server/scenarios/awkward.ts';
import { demo } from '#server/scenarios/demo.ts';
import { empty } from '#server/scenarios/empty.ts';
import { many } from '#server/scenarios/many.ts';
import type { Scenario } from '#server/scenarios/scenario.ts';
import { choices } from './nearest.ts';

export type { Scenario };

let large: Scenario | undefined;

const scenarios = {
  demo: () => demo,
  empty: () => empty,
  awkward: () => awkward,
  // Loaded on first use.
  many: () => (large ??= many(10_000, 100_000)),
} as const satisfies Record<string, () => Scenario>;

export type ScenarioName = keyof typeof scenarios;
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];
export const firstScenario: ScenarioName = 'demo';

export const isScenarioName = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name);

export function scenarioMistake(name: string): string {
  return `“${name.slice(0, 80)}” is no scenario: ${choices(scenarioNames)}`;
}

export const scenarioOf = (name: ScenarioName): Scenario => scenarios[name]();

/** Like a server with this content: only `demo` shows the sample figures. */
export const roomOf = (scenario: string) =>
  scenario === 'demo' ? {} : { room: { name: 'Strongroom', figures: 'measured' } as const };
