// A compliance report out of the history alone: nothing of what the rows are today goes into it.
import type { History } from '../ports.ts';
import { accessRows, type GiveWay } from './access-rows.ts';
import { headings } from './columns.ts';
import { eventRows, listed } from './event-rows.ts';
import { chainFacts, coverFacts, figureRows, policyRows } from './facts.ts';
import { readPast, type Past } from './past.ts';
import { peopleRows } from './people-rows.ts';
import type { Cover, Report, Section, SectionKind, SectionOf } from './report.ts';
import { documentRows, personRows } from './use-rows.ts';

export interface Making {
  history: Pick<History, 'commits' | 'told'>;
  /** Told how many audit entries were read, while the whole log is. */
  onEntries?: (read: number) => void;
  /** Told which share of the sections was read when one begins. */
  onSection?: (share: number) => void;
  giveWay?: GiveWay;
}

type Rows = { [Kind in SectionKind]: () => SectionOf<Kind>['rows'] };

/** Reads the whole log once; the sections read on as they are asked for. */
export async function openReport(making: Making, cover: Cover): Promise<Report> {
  const { history, onEntries, onSection = () => undefined, giveWay = () => Promise.resolve() } = making;
  const past = await readPast(history, cover, onEntries);
  const rows = rowsOf(history, cover, past, giveWay);
  return {
    cover,
    chain: past.chain,
    *sections() {
      for (const [at, kind] of order.entries()) {
        onSection(at / order.length);
        yield sectionOf(kind, rows);
      }
    },
  };
}

const order: readonly SectionKind[] = [
  'cover',
  'figures',
  'people',
  'policy',
  'policyChanges',
  'access',
  'grants',
  'documents',
  'use',
  'refusals',
  'approvals',
  'chain',
];

function sectionOf(kind: SectionKind, rows: Rows): Section {
  // Heading and rows are those of one kind, which the compiler cannot follow through the union.
  return { kind, ...headings[kind], rows: rows[kind]() } as Section;
}

function rowsOf(history: Making['history'], cover: Cover, past: Past, giveWay: GiveWay): Rows {
  const events = (kind: keyof typeof listed) => () => eventRows(history, cover, past, listed[kind]);
  return {
    cover: () => coverFacts(cover),
    figures: () => figureRows(past),
    people: () => peopleRows(past.rows, cover),
    policy: () => policyRows(past),
    policyChanges: events('policyChanges'),
    access: () => accessRows(past.rows, cover, giveWay),
    grants: events('grants'),
    documents: () => documentRows(past),
    use: () => personRows(past),
    refusals: events('refusals'),
    approvals: events('approvals'),
    chain: () => chainFacts(past.chain),
  };
}
