// A situation as a link: `?scenario=demo&persona=viewer&fault=listDocuments:500`; mistakes become messages.
import { networks } from '#server/callers/networks.ts';
import { FaultMistake, faultNamed } from './fault-mistakes.ts';
import type { Fault } from './fault.ts';
import { nearest } from './nearest.ts';
import { isScenarioName, scenarioMistake } from './scenario.ts';
import { calm, type Situation } from './situation.ts';

const numbers = {
  latency: 'latencyMs',
  failures: 'failurePercent',
  upload: 'uploadMs',
  clock: 'clockAheadMinutes',
} as const;
const units = {
  latencyMs: 'milliseconds',
  failurePercent: 'per cent, 100 at most',
  uploadMs: 'milliseconds',
  clockAheadMinutes: 'minutes',
} as const;
const names = ['scenario', 'persona', 'fault', 'offline', 'room', 'address', ...Object.keys(numbers)];

export interface SituationLink {
  change: Partial<Situation>;
  /** A named scenario is restarted, so that the link shows the same to everyone. */
  isFresh: boolean;
  /** The room to open; null for the present one. */
  room: string | null;
  /** The packed world; null for none. */
  world: string | null;
  /** The address without the link's own parameters. */
  rest: string;
  /** Mistakes in it, with suggestions. */
  mistakes: readonly string[];
}

export function readSituationLink(address: string): SituationLink {
  const url = new URL(address);
  const { searchParams } = url;
  const mistakes: string[] = [];
  const persona = searchParams.get('persona');
  const scenario = searchParams.get('scenario');
  if (scenario !== null && !isScenarioName(scenario)) mistakes.push(scenarioMistake(scenario));
  const faults = searchParams.getAll('fault').flatMap((text) => readFault(text, mistakes));
  const change: Partial<Situation> = {
    ...(scenario !== null && isScenarioName(scenario) && { scenario }),
    ...(persona !== null && { persona: persona === 'none' ? null : persona }),
    ...(faults.length > 0 && { faults }),
    ...readNumbers(searchParams, mistakes),
    ...readOffline(searchParams.get('offline'), mistakes),
    ...readAddress(searchParams.get('address'), mistakes),
  };
  const isFresh = 'scenario' in change;
  const room = readRoom(searchParams, isFresh);
  for (const name of names) searchParams.delete(name);
  mistakes.push(...misspelt([...searchParams.keys()]));
  const [, world = null] = /^#world=(.*)$/.exec(url.hash) ?? [];
  const rest = url.pathname + url.search + (world === null ? url.hash : '');
  return { change, isFresh, room, world, rest, mistakes };
}

interface Destination {
  /** The room to open, so that no other room is disturbed. */
  room: string;
  world?: string | null;
}

export function situationLink(situation: Situation, address: string, { room, world = null }: Destination): string {
  const url = new URL(readSituationLink(address).rest, address);
  if (world !== null) url.hash = `world=${world}`;
  url.searchParams.set('room', room);
  url.searchParams.set('scenario', situation.scenario);
  url.searchParams.set('persona', situation.persona ?? 'none');
  for (const fault of situation.faults) url.searchParams.append('fault', writeFault(fault));
  for (const [name, key] of Object.entries(numbers)) {
    if (situation[key] > 0) url.searchParams.set(name, String(situation[key]));
  }
  if (situation.isOffline) url.searchParams.set('offline', 'yes');
  if (situation.clientAddress !== calm.clientAddress) url.searchParams.set('address', situation.clientAddress);
  return url.href;
}

/** A link with a scenario has its own room, even if it was handwritten. */
function readRoom(searchParams: URLSearchParams, isFresh: boolean): string | null {
  const room = searchParams.get('room');
  if (room !== null && /^[\w-]{1,40}$/.test(room)) return room;
  return isFresh ? `link-${searchParams.get('scenario') ?? ''}` : null;
}

/** `operation:status:delay:times:at`; all but the first may be empty. */
function readFault(text: string, mistakes: string[]): Fault[] {
  const [operationId = '', status, delay, times, at] = text.split(':');
  try {
    return [
      faultNamed({
        operationId,
        ...(status && { status: status === 'offline' ? status : numberOr(status) }),
        ...(delay && { delayMs: delay === 'never' ? delay : numberOr(delay) }),
        ...(times && { times: numberOr(times) }),
        ...(at && { at: numberOr(at) }),
      }),
    ];
  } catch (error) {
    if (!(error instanceof FaultMistake)) throw error;
    mistakes.push(`fault=${text.slice(0, 80)}: ${error.message}`);
    return [];
  }
}

/** A value that is not a number is kept for the message. */
const numberOr = (text: string): number | string => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);

function writeFault({ operationId, status, delayMs, times, at }: Fault): string {
  return [operationId, status, delayMs, times, at]
    .map((part) => part ?? '')
    .join(':')
    .replace(/(?<!:):+$/, '');
}

function readNumbers(searchParams: URLSearchParams, mistakes: string[]): Partial<Situation> {
  const read = Object.entries(numbers).flatMap(([name, key]) => {
    const text = searchParams.get(name);
    if (text === null) return [];
    if (/^\d{1,7}$/.test(text) && (name !== 'failures' || Number(text) <= 100)) return [[key, Number(text)] as const];
    mistakes.push(`${name}=${text.slice(0, 80)}: a whole number, ${units[key]}`);
    return [];
  });
  return Object.fromEntries(read);
}

function readOffline(text: string | null, mistakes: string[]): Partial<Situation> {
  if (text === null) return {};
  if (!['', 'yes', 'no'].includes(text)) mistakes.push(`offline=${text.slice(0, 80)}: yes or no`);
  return { isOffline: text !== 'no' };
}

export const isAddress = (text: string): boolean => 'cidr' in networks.read(text) && !text.includes('/');

function readAddress(text: string | null, mistakes: string[]): Partial<Situation> {
  if (text === null) return {};
  if (isAddress(text)) return { clientAddress: text };
  mistakes.push(`address=${text.slice(0, 80)}: an address, such as 203.0.113.7 or 2001:db8::7`);
  return {};
}

/** Parameters of the app are ignored; those similar to the mock's were meant for it. */
function misspelt(keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const meant = nearest(key, names);
    return meant === null ? [] : [`“${key.slice(0, 80)}” is no parameter of the mock: did you mean ${meant}?`];
  });
}
