// The share of the contract that a target keeps, by area (a tag of its operations).
import type { Contract } from '../contract.ts';
import type { Outcome, Report } from './report.ts';

export interface Area {
  name: string;
  kept: number;
  broken: number;
  notTried: number;
}

/** Over all pairs, roles and promises, in the order of the contract's tags; those about everything come last. */
export function areasOf({ pairs, roles, promises }: Report, { operations }: Contract): Area[] {
  const tags = new Map(operations.map(({ id, tag }) => [id, tag]));
  const areas = new Map<string, Area>();
  for (const { tag } of operations) areas.set(tag, { name: tag, kept: 0, broken: 0, notTried: 0 });
  const count = (name: string, outcome: Outcome) => {
    const tag = tags.get(name.split(' ')[0] ?? '') ?? 'everywhere';
    const area = areas.get(tag) ?? { name: tag, kept: 0, broken: 0, notTried: 0 };
    areas.set(tag, area);
    if (outcome === 'provoked') area.kept += 1;
    else if (outcome === 'not tried') area.notTried += 1;
    else area.broken += 1;
  };
  for (const outcomes of [pairs, roles, promises]) for (const [name, outcome] of outcomes) count(name, outcome);
  return [...areas.values()].filter(({ kept, broken, notTried }) => kept + broken + notTried > 0);
}

/** `98 % (196 of 200), 2 broken, 4 not tried`; never rounded up to 100 %. */
export function inShare({ kept, broken, notTried }: Omit<Area, 'name'>): string {
  const tried = kept + broken;
  const share = tried === 0 ? 0 : Math.floor((100 * kept) / tried);
  return [
    `${share} % (${kept} of ${tried})`,
    ...(broken > 0 ? [`${broken} broken`] : []),
    ...(notTried > 0 ? [`${notTried} not tried`] : []),
  ].join(', ');
}
