// A user's access as rules: one for a folder and everything beneath, and exceptions from it. The policy decides on each
// item first, so that rules and items cannot disagree. From the leaves up, the outcomes of most items in each folder
// are collected; from the root down, a rule is made where the surrounding folder's outcome is not among them. Only
// access by folder or role becomes a rule: a grant on or a limit of a single document stays with the document.
import type { AccessLimit, AccessReason } from '../access/policy.ts';
import { isPrivileged } from '../records/roles.ts';
import { everything, type GiveWay, isListed, ITEMS_AT_ONCE, type Reviewed } from './access-rows.ts';
import type { IndexedItem } from './items.ts';
import { limitsInWords, reasonsInWords, type Names } from './reasons-in-words.ts';
import type { AccessRuleRow } from './report.ts';

export type Rule = Omit<AccessRuleRow, 'set'>;

interface Outcome extends Pick<Rule, 'see' | 'view' | 'download' | 'why' | 'limits'> {
  key: string;
  mayBeRule: boolean;
}

const byItself: ReadonlySet<AccessReason['kind'] | AccessLimit['kind']> = new Set([
  ...(['grant', 'own-upload', 'confidential', 'restricted'] as const),
  ...(['download-without-read', 'expired-grant'] as const),
]);

export async function rulesOf({ person, reviewer, items, names }: Reviewed, giveWay: GiveWay): Promise<Rule[]> {
  const isInCharge = isPrivileged(person.role);
  const whole = everything(reviewer);
  const usual = isInCharge ? outcomeOf(whole, names) : none;
  const outcomes: (Outcome | null)[] = [];
  for (const { document } of items) {
    if (outcomes.length % ITEMS_AT_ONCE === ITEMS_AT_ONCE - 1) await giveWay();
    const review = document && reviewer.document(document);
    if (!review) outcomes.push(null);
    else if (isInCharge) outcomes.push(review.download || !review.see ? usual : outcomeOf(review, names));
    else outcomes.push(isListed(review) ? outcomeOf(review, names) : levelled(review.but));
  }
  const around = appliedTo(items, outcomes, usual);
  const rules = new Merged(items);
  if (isInCharge) rules.whole(usual);
  items.forEach((item, at) => {
    const outer = around[item.parent] ?? usual;
    const own = outcomes[at];
    if (own) {
      if (own.key !== outer.key) rules.add('items', at, own);
      return;
    }
    const inner = around[at] ?? outer;
    if (inner.key !== outer.key) rules.add('beneath', at, inner);
    if (isInCharge) return;
    const review = { ...reviewer.folder(item.id), view: false, download: false };
    const isDifferent = inner.see ? !review.see : isListed(review) && (review.see || inner.key === none.key);
    if (isDifferent) rules.add('folder', at, outcomeOf(review, names));
  });
  return rules.rows();
}

const none: Outcome = {
  ...{ key: '', see: false, view: false, download: false, mayBeRule: true },
  ...{ why: '', limits: 'nothing lets them in' },
};

/** Access that the level itself denies; it makes no rule. */
function levelled(but: readonly AccessLimit[]): Outcome {
  return but.length === 0 ? none : { ...none, mayBeRule: false };
}

function outcomeOf(
  {
    see,
    view,
    download,
    because,
    but,
  }: Omit<Outcome, 'key' | 'mayBeRule' | 'why' | 'limits'> & {
    because: readonly AccessReason[];
    but: readonly AccessLimit[];
  },
  names: Names,
): Outcome {
  const [why, limits] = [reasonsInWords(because, names), limitsInWords(but, names)];
  // A group's limit without a folder comes from a grant on the document.
  const isOfGrant = but.some(({ groupId, folderId }) => groupId !== undefined && folderId === undefined);
  const mayBeRule = !isOfGrant && ![...because, ...but].some(({ kind }) => byItself.has(kind));
  return { see, view, download, why, limits, mayBeRule, key: JSON.stringify([see, view, download, why, limits]) };
}

/** The outcome of everything beneath each folder, by its index. */
function appliedTo(items: readonly IndexedItem[], outcomes: readonly (Outcome | null)[], usual: Outcome): Outcome[] {
  const votes = new Map<number, Map<string, { outcome: Outcome; count: number }>>();
  const vote = (parent: number, outcome: Outcome) => {
    const ballot = votes.get(parent) ?? new Map<string, { outcome: Outcome; count: number }>();
    votes.set(parent, ballot);
    ballot.set(outcome.key, { outcome, count: (ballot.get(outcome.key)?.count ?? 0) + 1 });
  };
  const chosen: Outcome[][] = [];
  for (let at = items.length - 1; at >= 0; at -= 1) {
    const parent = items[at]?.parent ?? -1;
    const own = outcomes[at];
    if (own) {
      if (own.mayBeRule) vote(parent, own);
      continue;
    }
    const ballot = [...(votes.get(at)?.values() ?? [])];
    const most = Math.max(0, ...ballot.map(({ count }) => count));
    const best = ballot.filter(({ count }) => count === most).map(({ outcome }) => outcome);
    chosen[at] = best;
    for (const outcome of best) vote(parent, outcome);
  }
  const applied: Outcome[] = [];
  items.forEach(({ parent, document }, at) => {
    if (document) return;
    const outer = applied[parent] ?? usual;
    const best = chosen[at] ?? [];
    applied[at] = best.find(({ key }) => key === outer.key) ?? best[0] ?? outer;
  });
  return applied;
}

/** Merges equal outcomes in the same folder into one rule. */
class Merged {
  readonly #rules = new Map<string, { applies: Rule['applies']; parent: number; places: number[]; outcome: Outcome }>();

  constructor(private readonly items: readonly IndexedItem[]) {}

  whole(outcome: Outcome): void {
    this.#rules.set('', { applies: 'everything', parent: -1, places: [], outcome });
  }

  add(applies: Rule['applies'], at: number, outcome: Outcome): void {
    const parent = this.items[at]?.parent ?? -1;
    const key = `${applies} ${parent} ${outcome.key}`;
    const rule = this.#rules.get(key) ?? { applies, parent, places: [], outcome };
    rule.places.push(at);
    this.#rules.set(key, rule);
  }

  rows(): Rule[] {
    return [...this.#rules.values()].map(({ applies, parent, places, outcome }) => {
      const { see, view, download, why, limits } = outcome;
      const listed = places.flatMap((at) => this.items[at] ?? []);
      const path = this.items[parent]?.path;
      const named = listed.map(({ name }) => name).join(', ');
      const item = `${path === undefined ? '' : `${path} / `}${named}${endings[applies]}`;
      const number = listed.map((one) => one.number).join(', ');
      return { applies, number, item, itemIds: listed.map(({ id }) => id), see, view, download, why, limits };
    });
  }
}

const endings: Record<Rule['applies'], string> = {
  everything: 'Every folder and document',
  beneath: ' and all beneath',
  folder: ', the folder by itself',
  items: '',
};
