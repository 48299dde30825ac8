// Builds a compliance report from the history alone, independent of the present rows.
import type { History } from '../ports/history.ts';
import { accessRows, everybody, type GiveWay, peopleRows } from './access-rows.ts';
import { headings } from './columns.ts';
import { chainFacts, coverFacts, figureRows, onCover, policyRows } from './facts.ts';
import { readPast, type Past } from './past.ts';
import type {
  Cover,
  FigureRow,
  Report,
  Section,
  SectionKind,
  SectionOf,
  DocumentUseRow,
  PersonUseRow,
  EventRow,
  AccessRuleRow,
  AccessSetRow,
  Period,
} from './report.ts';
import type { AuditEntry } from '../records/records.ts';
import type { Tables } from '../ports/store.ts';
import { displayName } from '../records/shapes.ts';
import { rulesOf, type Rule } from './access-rules.ts';

export interface Making {
  history: Pick<History, 'commits' | 'auditEntries'>;
  /** Called with the number of audit entries read in the first pass. */
  onEntries?: (read: number) => void;
  /** Called at the beginning of a section with the share of sections read. */
  onSection?: (share: number) => void;
  giveWay?: GiveWay;
}

type Rows = { [Kind in SectionKind]: () => SectionOf<Kind>['rows'] };

/** Reads the log once; sections on demand. The section of terms exists only if the log mentions any. */
export async function openReport(making: Making, cover: Cover): Promise<Report> {
  const { history, onEntries, onSection = () => undefined, giveWay = () => Promise.resolve() } = making;
  const past = await readPast(history, cover, onEntries);
  const figures = await figureRows(past);
  const rows = rowsOf(history, { cover, past, figures, giveWay });
  return {
    cover,
    chain: past.chain,
    summary: figures.filter(({ figure }) => onCover.includes(figure)),
    *sections() {
      for (const [at, kind] of order.entries()) {
        if (kind === 'terms' && past.tally.count(...listed.terms) === 0) continue;
        onSection(at / order.length);
        // Heading and rows are of one kind, which the compiler cannot follow through the union.
        yield { kind, ...headings[kind], rows: rows[kind]() } as Section;
      }
    },
  };
}

const order = Object.keys(headings) as SectionKind[];

interface Read {
  cover: Cover;
  past: Past;
  figures: FigureRow[];
  giveWay: GiveWay;
}

function rowsOf(history: Making['history'], { cover, past, figures, giveWay }: Read): Rows {
  let reading: ReturnType<typeof accessSets> | null = null;
  const sets = () => (reading ??= accessSets(past.rows, cover, giveWay));
  const events = (kind: keyof typeof listed) => () => eventRows(history, cover, past, listed[kind]);
  return {
    cover: () => coverFacts(cover),
    figures: () => figures,
    people: () => peopleRows(past.rows, cover),
    policy: () => policyRows(past),
    policyChanges: events('policyChanges'),
    accessSets: async function* () {
      yield* (await sets()).sets;
    },
    accessRules: async function* () {
      yield* (await sets()).rules;
    },
    access: () => accessRows(past.rows, cover, giveWay),
    grants: events('grants'),
    documents: () => documentRows(past),
    use: () => personRows(past),
    refusals: events('refusals'),
    approvals: events('approvals'),
    terms: events('terms'),
    chain: () => chainFacts(past.chain),
  };
}

interface Use {
  views: number;
  downloads: number;
}

const busiest = (one: Use & { key: string }, other: Use & { key: string }) =>
  other.views + other.downloads - (one.views + one.downloads) || (one.key < other.key ? -1 : 1);

/** Views and downloads by document, most frequent first. */
function* documentRows({ tally, names }: Past): Generator<DocumentUseRow> {
  const rows = [...tally.documents].map(([documentId, use]) => {
    const { name, isDeleted } = names.document(documentId);
    return { key: `${name}\n${documentId}`, documentId, name, isDeleted, ...use };
  });
  for (const { key: _key, ...row } of rows.sort(busiest)) yield row;
}

function* personRows({ tally, names }: Past): Generator<PersonUseRow> {
  const rows = [...tally.people].map(([personId, { signIns, ...use }]) => {
    const person = personId === null ? 'Nobody who is known' : names.person(personId);
    return { key: `${person}\n${personId ?? ''}`, personId, person, signIns, ...use };
  });
  for (const { key: _key, ...row } of rows.sort(busiest)) yield row;
}

type Type = AuditEntry['activityType'];

const listed = {
  policyChanges: ['policy_updated'],
  grants: ['permission_granted', 'permission_revoked', 'group_created', 'group_updated', 'group_deleted'],
  terms: ['terms_published', 'terms_withdrawn', 'terms_accepted', 'terms_refused'],
  refusals: ['blocked_download', 'failed_login', 'failed_download', 'failed_view'],
  approvals: [
    'approval_requested',
    'approval_approved',
    'approval_rejected',
    'approval_withdrawn',
    'approval_superseded',
  ],
} as const satisfies Record<string, readonly Type[]>;

async function* eventRows(
  history: Pick<History, 'auditEntries'>,
  { from, to }: Cover,
  { chain, names }: Past,
  types: readonly Type[],
): AsyncGenerator<EventRow> {
  for await (const entry of history.auditEntries({ upTo: chain.head, types, from, to })) {
    const { id, createdAt, activityType, userId, description, resourceType, resourceId, ipAddress } = entry;
    const person = names.person(userId);
    const what = { type: activityType, personId: userId, person, description };
    yield { id, at: createdAt, ...what, resourceType, resourceId, ipAddress };
  }
}

interface AccessSets {
  sets: AccessSetRow[];
  rules: AccessRuleRow[];
}

/** Groups users with the same access. Memory grows with the rules, not with users times items. */
async function accessSets(rows: Tables, period: Period, giveWay: GiveWay): Promise<AccessSets> {
  const found = new Map<string, { set: AccessSetRow; people: string[]; rules: Rule[] }>();
  for await (const reviewed of everybody(rows, period, giveWay)) {
    const { person } = reviewed;
    const rules = await rulesOf(reviewed, giveWay);
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
