// Compares the meaning of two answers to the same call: rows about what the promise has created, without free text of the
// server; times by their distance from now; figures of the whole room by their change since the first read.
import type { Operation } from '../contract.ts';
import type { Call } from '../room/room.ts';
import { jsonOf, mediaTypeOf, textOf as wordsOf, type WireAnswer } from '../target.ts';

export interface Seen {
  call: Call;
  answer: WireAnswer;
  /** The side's time at the answer, in milliseconds. */
  now: number;
  tookMs: number;
  /** Whether another call was under way. */
  isAtOnce: boolean;
}

/** The change whose answer was the first with a time: when that was on the target, and how long its call took. */
export interface Dated {
  at: number;
  tookMs: number;
}

/** The names of one side for what both sides have. */
export interface Side {
  /** By id: `<the admin>`, or `<made …>` for what the same call of this promise has created. */
  readonly handles: ReadonlyMap<string, string>;
  readonly dated: ReadonlyMap<string, Dated>;
  /** A part of every name that the suite gives there. */
  readonly run: string;
  /** The number of names given before this promise. */
  readonly before: number;
  /** Properties that cannot be equal. */
  readonly ignored: ReadonlySet<string>;
  /** The first answer of each read in this promise. */
  readonly first: Map<string, unknown>;
}

/** A time, as seconds from now. */
class Moment {
  constructor(
    readonly at: number,
    readonly ahead: number,
    readonly dated: Dated | undefined,
  ) {}

  toJSON(): string {
    return '<time>';
  }
}

type Json = Readonly<Record<string, unknown>>;

export const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const idKey = /^(?:id|\w*(?:Id|URL|Link|Hash)|link|next|hash)$/;
const own = /<(?:made |name \d)/;
/** The clocks of the two sides may differ by what one of them waits for. */
const nearSeconds = 1200;

/** Text, secrets and settings of the server, and properties that depend on the rest of the room. */
const ignoredAlways = new Set(
  (
    'message title detail number total instance requestId invalidParams userAgent ipAddress browser system device room readsScans ' +
    'retentionDays lastVisitAt tasks secret uri options sha256 recoveryCodes marks indexing'
  ).split(' '),
);
/** Free text, of which only the names of items are compared. */
const freeText = new Set(['text', 'subject', 'excerpt', 'description']);
/** Operations whose answers depend on the whole room or on background work. */
const unheld = new Set(['downloadComplianceReport', 'getAuditIntegrity', 'listRecentActivity']);
/** Operations whose figures count the whole room. */
const countsRoom = new Set([
  ...['getDashboardMetrics', 'getMeasures', 'getSecurityPolicyReach', 'searchContents', 'searchAuditLogs'],
  ...['getComplianceReport', 'createComplianceReport'],
]);

/** The ids in a call, by their handles. */
export function idsIn({ call }: Seen, { handles }: Side): string[] {
  const found: string[] = [];
  const visit = (key: string, value: unknown) => {
    if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) visit(/^\d+$/.test(name) ? key : name, one);
    else if (typeof value === 'string' && /(?:^id|Ids?)$/.test(key)) found.push(handles.get(value) ?? value);
  };
  visit('', { ...call.params });
  visit('', { ...call.query });
  visit('', call.json);
  return found;
}

/** Refusals that depend on other users of the room. */
const ofOthers = /"code":"(?:approver-missing|last-admin)"/;

export const dependsOnOthers = (answer: WireAnswer): boolean => answer.status === 409 && ofOthers.test(wordsOf(answer));

/** Whether the rest of the room or the load of a side may decide these answers. */
export const isUnsure = (sides: readonly Seen[]): boolean =>
  sides.some((one) => unsure.has(one.answer.status) || dependsOnOthers(one.answer) || isBehind(one));

/** Of several servers each reads files for itself, so that one may find less than another has answered before. */
function isBehind({ call, answer }: Seen): boolean {
  if (call.id !== 'searchContents' || answer.status !== 200) return false;
  const { indexing } = jsonOf(answer) as { indexing?: Readonly<Record<'read' | 'of', number>> };
  return indexing !== undefined && indexing.read < indexing.of;
}

/** Statuses of a busy server, and of a file that cannot be watermarked. */
const unsure = new Set([408, 415, 429, 500, 503]);

/** The difference in meaning, in words; null if there is none. */
export function differenceOf(
  operation: Operation,
  [actual, expected]: readonly [Seen, Seen],
  [actualSide, expectedSide]: readonly [Side, Side],
): string | null {
  const [status, other] = [actual.answer.status, expected.answer.status];
  if (status !== other) return `answers ${status}, where by the rules of the product it is ${other}`;
  const order = isTied(operation, actual) || isTied(operation, expected) ? null : operation.order;
  const as = { ...operation, order };
  const found = difference('', meaningOf(as, actual, actualSide), meaningOf(as, expected, expectedSide));
  return found && `answers ${found}`;
}

/** The meaning as text, with the rows of a list in one order. */
export const meaningInWords = (operation: Operation, seen: Seen, side: Side): string =>
  textOf(meaningOf({ ...operation, order: null }, seen, side));

/** Whether neighbours in this answer are equal in all that the list is ordered by. */
function isTied({ order }: Operation, { answer }: Seen): boolean {
  if (!Array.isArray(order) || !mediaTypeOf(answer)?.endsWith('json')) return false;
  const rows: unknown = jsonOf(answer);
  if (!Array.isArray(rows)) return false;
  const placeOf = (row: unknown) => textOf(order.map((key) => isObject(row) && row[key.replace(/^-/, '')]));
  return rows.some((row, at) => at > 0 && placeOf(row) === placeOf(rows[at - 1]));
}

function meaningOf({ id, order }: Operation, seen: Seen, side: Side): unknown {
  const { answer, call } = seen;
  if (!mediaTypeOf(answer)?.endsWith('json') || unheld.has(id)) return null;
  const json = jsonOf(answer);
  const read = JSON.stringify([id, call.who, call.params, call.query]);
  const first = side.first.get(read);
  if (first === undefined) side.first.set(read, json);
  const isOfOwn = Object.values({ ...call.params, ...call.query }).some((text) => isOwn(side.handles.get(text)));
  const isSearch = id.startsWith('search');
  const compared = countsRoom.has(id) && !(isSearch && isOfOwn) ? moved(json, first, isSearch) : json;
  const value = meant('', compared, { seen, side });
  // Entries of the same time have no order.
  if (Array.isArray(value)) return order === null || order === 'none' ? sorted(value) : value;
  return isOfOwn || countsRoom.has(id) || isOwn(value) || seen.answer.status >= 400
    ? value
    : Object.keys(value as Json).toSorted();
}

const textOf = (value: unknown): string => JSON.stringify(value ?? null);
const isOther = (row: unknown): boolean => {
  if (!isObject(row)) return false;
  const isNamedOtherwise = row['id'] === 'another' && String(row['name']).includes('<another name>');
  // A task that users of the suite have left behind.
  const isLeftBehind = row['id'] === 'another' && 'what' in row && !isOwn([row['documentId'], row['folderId']]);
  // Of those who see nothing an access review has as many as are in the room.
  const isBystander = row['userId'] === 'another' && row['see'] === false;
  // The suite does not know the recipient of this mail.
  const isToOthers = typeof row['to'] === 'string' && !/<(?:the|name)/.test(row['to']);
  return (
    isNamedOtherwise ||
    isLeftBehind ||
    isBystander ||
    isToOthers ||
    (!isOwn(row) && /"another"|<the /.test(textOf(row)))
  );
};
const isOwn = (value: unknown): boolean => own.test(textOf(value));
const sorted = (values: readonly unknown[]): unknown[] =>
  values.toSorted((one, other) => (textOf(one) < textOf(other) ? -1 : 1));

const isSeries = (rows: readonly unknown[]): boolean =>
  rows.every((one) => typeof one === 'number' || (isObject(one) && ('date' in one || 'role' in one)));

/** Figures by their change, without rows that other items may replace, or may follow on the next page. */
function moved(value: unknown, first: unknown, keepsRows: boolean): unknown {
  if (typeof value === 'boolean') return null;
  if (typeof value === 'number') return typeof first === 'number' ? value - first : null;
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value))
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name !== 'next')
        .map(([name, one]) => [name, moved(one, (first as Json | undefined)?.[name], keepsRows)]),
    );
  const firsts: readonly unknown[] = Array.isArray(first) ? first : [];
  if (isSeries(value)) return value.map((one, at) => moved(one, firsts[at], keepsRows));
  return keepsRows ? value : [];
}

function meant(key: string, value: unknown, of: { seen: Seen; side: Side }): unknown {
  const { seen, side } = of;
  if (Array.isArray(value)) {
    const all = value.map((one) => meant(key.replace(/s$/, ''), one, of));
    // The room may hold other rows.
    const kept = all.filter((one) => !isOther(one));
    return key === '' ? kept : sorted(kept);
  }
  if (typeof value === 'object' && value !== null) {
    // Properties have no order.
    const kept = Object.entries(value)
      .filter(([name]) => !ignoredAlways.has(name) && !side.ignored.has(name))
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(kept.map(([name, one]) => [name, meant(name, one, of)]));
  }
  if (typeof value !== 'string') return value;
  const handle = side.handles.get(value);
  if (handle !== undefined) return handle;
  if (isoTime.test(value))
    return new Moment(Date.parse(value), (Date.parse(value) - seen.now) / 1000, side.dated.get(value));
  if (freeText.has(key)) return namesIn(value, side);
  if (idKey.test(key)) return 'another';
  return named(value, side).replaceAll(/\d{4}-\d\d-\d\d/g, '<day>');
}

const nameOf = (count: string, { before }: Side): string =>
  Number(count) > before ? `<name ${Number(count) - before}>` : '<another name>';
const naming = ({ run }: Side): RegExp => new RegExp(`${run}[ -]?(\\d+)`, 'gi');

/** Replaces names by their order within the promise. */
const named = (text: string, side: Side): string =>
  text.replaceAll(naming(side), (_all, count: string) => nameOf(count, side));

const namesIn = (text: string, side: Side): string =>
  [...new Set([...text.matchAll(naming(side))].map(([, count = '']) => nameOf(count, side)))].toSorted().join(' ');

function difference(at: string, one: unknown, other: unknown): string | null {
  const instead = (what: unknown) => `where by the rules of the product it is ${inWords(what)}`;
  if (one instanceof Moment && other instanceof Moment) {
    if (isOfOther(one, other)) return `${at} the time of another change, ${instead(other)}`;
    const arePast = one.ahead < nearSeconds && other.ahead < nearSeconds;
    if (arePast || Math.abs(one.ahead - other.ahead) < nearSeconds) return null;
    return `${at} ${inWords(one)}, ${instead(other)}`;
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    const [rows, others] = [one.map(textOf), other.map(textOf)];
    if (one.length !== other.length) {
      const extra = rows.find((row) => !others.includes(row));
      const missing = others.find((row) => !rows.includes(row));
      const differences = [extra && `with ${extra.slice(0, 200)}`, missing && `without ${missing.slice(0, 200)}`];
      return `${at} ${one.length} rows, ${instead(other.length)}: ${differences.filter(Boolean).join(' and ')}`;
    }
    for (const [index, row] of one.entries()) {
      const found = difference(at, row, other[index]);
      if (found !== null) return found;
    }
    return null;
  }
  if (isObject(one) && isObject(other)) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const found = difference(at === '' ? name : `${at}.${name}`, one[name], other[name]);
      if (found !== null) return found;
    }
    return null;
  }
  // A missing property equals null.
  return (one ?? null) === (other ?? null) ? null : `${at} ${inWords(one)}, ${instead(other)}`;
}

/** A server may read its clock more than once in a call. */
const isOfOther = ({ at, dated }: Moment, { dated: expected }: Moment): boolean =>
  expected !== undefined && dated !== expected && Math.abs(at - expected.at) > expected.tookMs;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Moment);

function inWords(value: unknown): string {
  if (value instanceof Moment) return `in ${Math.round(value.ahead / 3600)} hours`;
  return value === undefined ? 'nothing' : textOf(value).slice(0, 200);
}
