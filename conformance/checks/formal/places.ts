// "Shows in the next read" and "is gone from it": the reads that the contract names show a change, to the caller and to
// another user.
import { furtherCall, furtherCalls } from '../../cases/further.ts';
import { soundCall } from '../../cases/sound.ts';
import type { Contract, Operation, Schema } from '../../contract.ts';
import { listed } from '../../extensions/lint.ts';
import type { Place } from '../../extensions/shapes.ts';
import type { Call } from '../../room/room.ts';
import { NotTried, type Run } from '../../suite/run.ts';
import { jsonOf, type WireAnswer } from '../../target.ts';
import { promised, type Broken } from './promised.ts';
import {
  addressOf,
  entriesOf,
  inWordsOf,
  isEntry,
  madeOf,
  readCall,
  readersOf,
  schemaOf,
  valuesOf,
  type Entry,
  type Wanted,
} from './reads.ts';
import { textPropertiesOf, textsFor, variationsOf } from './variations.ts';

export async function checkPlaces(run: Run): Promise<void> {
  for (const operation of run.operations) {
    for (const place of operation.showsIn)
      await promised(run, `${operation.id} shows-in ${place.operation}`, (broken) =>
        shows(run, operation, place, broken),
      );
    for (const place of operation.goneFrom)
      await promised(run, `${operation.id} gone-from ${place.operation}`, (broken) =>
        goes(run, operation, place, broken),
      );
  }
}

async function shows(run: Run, operation: Operation, place: Place, broken: Broken): Promise<void> {
  // Where the entry is not the changed item itself, one call is enough.
  const all = variationsOf(operation, run.contract);
  // What needs If-Match is shared by everybody, such as the policy, and other values of it would end sessions.
  const isShared = operation.parameters.some(({ name }) => name === 'If-Match');
  const isOfIt =
    isOfTheThing(run.contract, operation, place) || (!isShared && isWholeAnswer(run.contract, operation, place));
  const { id, again } = operation;
  const isItsAnswer = !isShared && answers(run.contract, operation, itemsOf(run.contract, place));
  const show = async (call: Call) =>
    showsNow(run, { operation, place, call, answer: await run.room.must(call) }, broken);
  const texts = textPropertiesOf(operation, run.contract).filter(([name]) => name in fieldsOf(run.contract, place));
  const further = texts.flatMap(([name, schema]) => textsFor(name, schema));
  for (const vary of isOfIt ? all : [...all.slice(0, 1), ...further]) {
    const plain = await soundCall(run.room, id);
    const call = await vary(plain, run.room);
    await show(call);
    // What is left out the next time is left out.
    if (call !== plain && again?.status === 200 && isItsAnswer) await show(plain);
  }
  for (const further of isItsAnswer ? (furtherCalls[id] ?? []) : [])
    await furtherCall(run.room, id, further)
      .then(show)
      .catch((error: unknown) => {
        if (!(error instanceof NotTried)) throw error;
      });
}

export interface Changed {
  operation: Operation;
  place: Place;
  call: Call;
  answer: WireAnswer;
}

async function showsNow(run: Run, changed: Changed, broken: Broken): Promise<void> {
  const { operation, place, call, answer } = changed;
  const { room } = run;
  const made = madeOf(call, answer);
  const read = readCall(place, made);
  const wanted = place.entry && valuesOf(place.entry, made);
  if (!read || (place.entry && !wanted)) {
    broken(`${operation.id} answers ${answer.status} without what names the change`);
    return;
  }
  const after = `after ${addressOf(room, operation.id)} answered ${answer.status}`;
  for (const who of readersOf(room.operation(place.operation))) {
    const seen = await room.call({ ...read, who });
    const subject = `${after}, ${addressOf(room, place.operation)} as ${who}`;
    if (seen.status >= 400) broken(`${subject} answers ${seen.status}`);
    if (seen.status >= 400) continue;
    const isOwn = who === (call.who ?? 'admin') && isWholeAnswer(run.contract, operation, place);
    const own = isOwn ? different(jsonOf(seen) as Entry, jsonOf(answer), 'was answered') : [];
    for (const fault of wanted ? unshown(run.contract, changed, wanted, seen) : own)
      broken(`${subject} shows ${fault}`);
  }
}

/** What of a change is missing in the list that is to show it. */
export function unshown(contract: Contract, changed: Changed, wanted: Wanted, seen: WireAnswer): string[] {
  const { operation, place, call, answer } = changed;
  const entry = entriesOf(seen).find((one) => isEntry(one, wanted));
  if (!entry) return [`no entry with ${inWordsOf(wanted)}`];
  if (!isOfTheThing(contract, operation, place)) {
    const texts = textPropertiesOf(operation, contract).map(([name]) => name);
    const sent = Object.entries((call.json ?? {}) as Schema).filter(([name]) => texts.includes(name));
    return different(entry, Object.fromEntries(sent), 'was asked for');
  }
  const answered = without(jsonOf(answer), place.perReader);
  return [
    ...different(entry, answered, 'was answered'),
    ...different(entry, call.json, 'was asked for'),
    ...lost(entry, answered, call.json),
  ];
}

/** Properties that were sent and answered, and that the entry lacks. */
function lost(entry: Entry, answered: unknown, sent: unknown): string[] {
  const values = { ...(answered as Schema | null) };
  return Object.entries((sent ?? {}) as Schema).flatMap(([name, value]) => {
    const isKept = name in entry || value === null || values[name] !== value;
    return isKept ? [] : [`no ${name}, where ${JSON.stringify(value)} was answered`];
  });
}

/** Whether the entry is the change's own answer. */
function isOfTheThing(contract: Contract, change: Operation, place: Place): boolean {
  const items = itemsOf(contract, place);
  return items !== null && (answers(contract, change, items) || place.entry?.['id'] !== undefined);
}

const fieldsOf = (contract: Contract, place: Place) => (itemsOf(contract, place)?.['properties'] ?? {}) as Schema;

function itemsOf(contract: Contract, { operation }: Place): Schema | null {
  const read = contract.operations.find(({ id }) => id === operation);
  return read ? listed(read, contract) : null;
}

const answers = (contract: Contract, change: Operation, schema: Schema | null): boolean =>
  schema !== null &&
  [...change.answers.keys()].some((status) => status < 300 && schemaOf(change, status, contract) === schema);

/** Whether the read answers what the change has answered. */
function isWholeAnswer(contract: Contract, change: Operation, { operation }: Place): boolean {
  const read = contract.operations.find(({ id }) => id === operation);
  const schema = read && schemaOf(read, 200, contract);
  return schema != null && schemaOf(change, 200, contract) === schema;
}

function without(answer: unknown, names: readonly string[]): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !names.includes(name)));
}

function different(entry: Entry, other: unknown, where: string): string[] {
  if (typeof other !== 'object' || other === null) return [];
  return Object.entries(other as Schema).flatMap(([name, value]) => {
    const isSame = !(name in entry) || value === undefined || meaning(entry[name]) === meaning(value);
    return isSame ? [] : [`${name} ${JSON.stringify(entry[name])}, where ${JSON.stringify(value)} ${where}`];
  });
}

const time = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/i;

/** Equal for the spellings of a name, a time or a network that a server answers in one form. */
function meaning(value: unknown): string | undefined {
  return JSON.stringify(value, (name, part: unknown) => {
    if (typeof part !== 'string') return part;
    if (name === 'cidr')
      return part
        .trim()
        .toLowerCase()
        .replace(/\/(?:32|128)$/, '');
    return time.test(part) && Date.parse(part) ? new Date(part).toISOString() : part.normalize('NFC');
  });
}

async function goes(run: Run, operation: Operation, place: Place, broken: Broken): Promise<void> {
  const { room } = run;
  const call = await soundCall(room, operation.id);
  const made = madeOf(call);
  const read = readCall(place, made);
  const wanted = place.entry && valuesOf(place.entry, made);
  if (!read) throw new Error('the request does not name what goes');
  const before = await room.must(read);
  const address = addressOf(room, place.operation);
  if (wanted && !entriesOf(before).some((one) => isEntry(one, wanted)))
    throw new Error(`${address} shows no entry with ${inWordsOf(wanted)} to begin with`);
  const { status } = await room.must(call);
  for (const who of readersOf(room.operation(place.operation))) {
    const seen = await room.call({ ...read, who });
    const subject = `after ${addressOf(room, operation.id)} answered ${status}, ${address} as ${who} still`;
    if (place.status !== null) {
      if (seen.status !== place.status) broken(`${subject} answers ${seen.status}, not ${place.status}`);
    } else if (wanted && entriesOf(seen).some((one) => isEntry(one, wanted)))
      broken(`${subject} shows the entry with ${inWordsOf(wanted)}`);
  }
}
