// A situation as a link, so that a colleague sees the same: `?scenario=demo&persona=viewer&fault=listDocuments:500`.
import { contractOperations } from '#contract/operations.ts';
import type { OperationId } from '#contract/types.ts';
import type { Fault } from './fault.ts';
import { isScenarioName } from './scenario.ts';
import type { Situation } from './situation.ts';

const names = ['scenario', 'persona', 'fault', 'latency', 'offline', 'failures', 'upload'] as const;

export interface SituationLink {
  change: Partial<Situation>;
  /** A named scenario begins anew, so that the link shows the same to everybody. */
  isFresh: boolean;
  /** The address without the link's own parameters. */
  rest: string;
}

export function readSituationLink(address: string): SituationLink {
  const url = new URL(address);
  const { searchParams } = url;
  const scenario = searchParams.get('scenario');
  const persona = searchParams.get('persona');
  const faults = searchParams.getAll('fault').map(readFault);
  const change: Partial<Situation> = {
    ...(scenario !== null && isScenarioName(scenario) && { scenario }),
    ...(persona !== null && { persona: persona === 'none' ? null : persona }),
    ...(faults.length > 0 && { faults: faults.filter((fault) => fault !== null) }),
    ...numberOf(searchParams, 'latency', 'latencyMs'),
    ...numberOf(searchParams, 'failures', 'failurePercent'),
    ...numberOf(searchParams, 'upload', 'uploadMs'),
    ...(searchParams.has('offline') && { isOffline: searchParams.get('offline') !== 'no' }),
  };
  for (const name of names) searchParams.delete(name);
  return { change, isFresh: 'scenario' in change, rest: url.pathname + url.search + url.hash };
}

export function situationLink(situation: Situation, address: string): string {
  const url = new URL(readSituationLink(address).rest, address);
  url.searchParams.set('scenario', situation.scenario);
  url.searchParams.set('persona', situation.persona ?? 'none');
  for (const fault of situation.faults) url.searchParams.append('fault', writeFault(fault));
  if (situation.latencyMs > 0) url.searchParams.set('latency', String(situation.latencyMs));
  if (situation.failurePercent > 0) url.searchParams.set('failures', String(situation.failurePercent));
  if (situation.uploadMs > 0) url.searchParams.set('upload', String(situation.uploadMs));
  if (situation.isOffline) url.searchParams.set('offline', 'yes');
  return url.href;
}

/** `operation:status:delay:times:at`, each after the first may be empty. */
function readFault(text: string): Fault | null {
  const [operation = '', status, delay, times, at] = text.split(':');
  if (!isOperation(operation)) return null;
  return {
    operationId: operation,
    ...(status && { status: status === 'offline' ? status : Number(status) }),
    ...(delay && { delayMs: delay === 'never' ? delay : Number(delay) }),
    ...(times && { times: Number(times) }),
    ...(at && { at: Number(at) }),
  };
}

function writeFault({ operationId, status, delayMs, times, at }: Fault): string {
  return [operationId, status, delayMs, times, at]
    .map((part) => part ?? '')
    .join(':')
    .replace(/(?<!:):+$/, '');
}

function isOperation(name: string): name is OperationId | '*' {
  return name === '*' || name in contractOperations;
}

function numberOf(search: URLSearchParams, name: string, key: keyof Situation): Partial<Situation> {
  const value = Number(search.get(name) ?? Number.NaN);
  return Number.isFinite(value) && value >= 0 ? { [key]: value } : {};
}
