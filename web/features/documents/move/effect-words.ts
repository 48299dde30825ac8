import type { MoveEffect, User } from '#contract/types.ts';
import { counted } from '#web/format/counted.ts';
import { displayName } from '#web/domain/people/person.ts';

type Side = 'gained' | 'lost';

const verbs: Record<Side, readonly [string, string]> = {
  gained: ['person gains access', 'people gain access'],
  lost: ['person loses access', 'people lose access'],
};

/** Who gains and who loses access by a move, one sentence each; empty if no one does. */
export function effectWords({ people }: MoveEffect, users: readonly User[]): { side: Side; words: string }[] {
  return (['gained', 'lost'] as const).flatMap((side) => {
    const concerned = people.filter((person) => person[side] > 0);
    const [first] = concerned;
    if (!first) return [];
    const whose = counted(concerned.length, ...verbs[side]);
    const isSame = concerned.every((person) => person[side] === first[side]);
    const named = concerned.map((person) => {
      const name = displayName(users.find(({ id }) => id === person.userId) ?? {});
      return isSame ? name : `${name} (${counted(person[side], 'document')})`;
    });
    const to = isSame ? ` to ${counted(first[side], 'document')}` : '';
    return [{ side, words: `${whose}${to}: ${named.join(', ')}` }];
  });
}
