// Groups users with the same access. Memory grows with the rules, not with users times items.
import type { Tables } from '../ports/store.ts';
import { displayName } from '../records/shapes.ts';
import { everybody, type GiveWay } from './access-rows.ts';
import { rulesOf, type Rule } from './access-rules.ts';
import type { AccessRuleRow, AccessSetRow, Period } from './report.ts';

export interface AccessSets {
  sets: AccessSetRow[];
  rules: AccessRuleRow[];
}

export async function accessSets(rows: Tables, period: Period, giveWay: GiveWay): Promise<AccessSets> {
  const found = new Map<string, { set: AccessSetRow; people: string[]; rules: Rule[] }>();
  for await (const asked of everybody(rows, period, giveWay)) {
    const { person } = asked;
    const rules = rulesOf(asked);
    const key = JSON.stringify([person.role, rules]);
    const set = { set: found.size + 1, role: person.role, people: '', personIds: [], count: 0, rules: rules.length };
    const entry = found.get(key) ?? { set, people: [], rules };
    entry.people.push(displayName(person));
    entry.set.personIds.push(person.id);
    entry.set.count += 1;
    found.set(key, entry);
  }
  const all = [...found.values()];
  return {
    sets: all.map(({ set, people }) => ({ ...set, people: people.join(', ') })),
    rules: all.flatMap(({ set: { set }, rules }) => rules.map((rule) => ({ set, ...rule }))),
  };
}
