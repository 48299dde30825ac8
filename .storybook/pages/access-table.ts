// Permissions of each role, computed by the deciding code: the contract's roles and the core's policy.
import { contractOperations } from '#contract/operations.ts';
import { documentRights, effectiveAccessIn, type DocumentFacts, type EffectiveAccess } from '#core/access/policy.ts';
import type { AccessLevel } from '#core/records/records.ts';
import { demo } from '#server/scenarios/demo.ts';
import { SCENARIO_NOW } from '#server/scenarios/scenario.ts';

export const people = ['admin', 'manager', 'analyst', 'viewer'] as const;
export type Person = (typeof people)[number];

export const levels = ['public', 'restricted', 'confidential'] as const satisfies readonly AccessLevel[];
export const actions = ['see', 'view', 'download', 'remove'] as const;

export interface CallRow {
  operationId: string;
  everybody: boolean;
  /** The document's owner, in any role. */
  owner: boolean;
  may: Record<Person, boolean>;
}

/** Each operation of the contract, in order. */
export function callRows(
  of: Readonly<Record<string, { roles: readonly string[] }>> = contractOperations,
): readonly CallRow[] {
  return Object.entries(of).map(([operationId, { roles }]) => ({
    operationId,
    everybody: roles.includes('public'),
    owner: roles.includes('owner'),
    may: perPerson((person) => roles.includes(person) || roles.includes('public')),
  }));
}

function perPerson(may: (person: Person) => boolean): Record<Person, boolean> {
  return Object.fromEntries(people.map((person) => [person, may(person)])) as Record<Person, boolean>;
}

/** The single rights that a user may have. */
const grounds = {
  nothing: {},
  'a public folder': { folder: 'open' },
  'a permission for the folder': { folder: 'permitted' },
  'a grant to read': { grant: { canRead: true, canDownload: false } },
  'a grant to read and download': { grant: { canRead: true, canDownload: true } },
  'their own upload': { isOwnUpload: true },
} as const satisfies Record<string, Ground>;

interface Ground {
  folder?: 'open' | 'permitted';
  grant?: DocumentFacts['grants'][number];
  isOwnUpload?: boolean;
}

export type GroundName = keyof typeof grounds;
const groundNames = Object.keys(grounds) as GroundName[];

/** Without groups. */
const moment = { now: SCENARIO_NOW, parties: new Map<string, never>() };

/** One folder below the root: public, or of a level that requires a permission. */
function accessIn(folder: Ground['folder']): EffectiveAccess {
  const accessLevel: AccessLevel = folder === 'open' ? 'public' : 'restricted';
  const folders = demo.folders.slice(0, 1).map((record) => ({ ...record, accessLevel }));
  return effectiveAccessIn(
    { folders, reachesRoot: true },
    () => (folder === 'permitted' ? [{ canRead: true }] : []),
    moment,
  );
}

export type DecideRights = typeof documentRights;

export interface AccessQuestion {
  person: Person;
  level: AccessLevel;
  action: (typeof actions)[number];
  downloadRestricted: boolean;
}

/**
 * What a user needs for an action on a document, by asking the policy with each right alone: `nothing` if none is
 * needed, an empty list if none helps. Of two where one includes the other, the smaller.
 */
export function enoughFor(question: AccessQuestion, decide: DecideRights = documentRights): readonly GroundName[] {
  const { person, action, level, downloadRestricted } = question;
  const may = (name: GroundName) => {
    const { folder, grant, isOwnUpload = false }: Ground = grounds[name];
    const grants = grant ? [grant] : [];
    const situation = { role: person, level, downloadRestricted, grants, isOwnUpload, isApproved: false, ...moment };
    return decide({ ...situation, folder: accessIn(folder) })[action];
  };
  if (may('nothing')) return ['nothing'];
  const enough = groundNames.filter(may);
  return enough.filter((name) => name !== 'a grant to read and download' || !enough.includes('a grant to read'));
}

export interface AccessRow {
  level: AccessLevel;
  action: (typeof actions)[number];
  downloadRestricted: boolean;
  /** One for each group of users. */
  enough: readonly (readonly GroundName[])[];
}

/** Users with equal answers are grouped, and each level, action and restriction is a row. */
export function accessTable(decide: DecideRights = documentRights): {
  groups: readonly (readonly Person[])[];
  rows: readonly AccessRow[];
} {
  const questions = levels.flatMap((level) =>
    actions.flatMap((action) => {
      const both = action === 'download' ? [false, true] : [false];
      return both.map((downloadRestricted) => ({ level, action, downloadRestricted }));
    }),
  );
  const answers = (person: Person) => questions.map((question) => enoughFor({ ...question, person }, decide));
  const columns = people.map((person) => ({ person, enough: answers(person) }));
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  const first = columns.filter(({ enough }, at) => columns.findIndex((other) => isSame(other.enough, enough)) === at);
  return {
    groups: first.map(({ enough }) => columns.filter((one) => isSame(one.enough, enough)).map(({ person }) => person)),
    rows: questions.map((question, at) => ({ ...question, enough: first.map(({ enough }) => enough[at] ?? []) })),
  };
}
