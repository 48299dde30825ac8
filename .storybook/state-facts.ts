// Describes a state in plain words: persona, page, scenario and faults.
import type { CatalogueLine } from '#web/testing/catalogue.ts';

interface FaultArgs {
  operationId: string;
  status?: number | 'offline';
  delayMs?: number | 'never';
  times?: number;
  after?: number;
}

export interface SceneArgs {
  route?: string;
  persona?: string | null;
  scenario?: unknown;
  faults?: readonly FaultArgs[];
  now?: string;
}

function faultWords({ operationId, status, delayMs, times, after }: FaultArgs): string {
  const answer =
    delayMs === 'never'
      ? 'is never answered'
      : status === 'offline'
        ? 'fails as without a network'
        : `answers ${status === undefined ? `after ${delayMs ?? 0} ms` : String(status)}`;
  const when = [
    after === undefined ? '' : ` after ${after} good answers`,
    times === undefined ? '' : ` ${times} times`,
  ];
  return `${operationId} ${answer}${when.join('')}`;
}

/** Terms with their descriptions, if there are any. */
export function factsOf(scene: SceneArgs, line: CatalogueLine | null): readonly (readonly [string, string])[] {
  const { route = '/', persona = 'admin', scenario = 'demo', faults = [], now } = scene;
  const facts: (readonly [string, string])[] = [
    ['Who', persona ?? 'Nobody is signed in'],
    ['Page', route],
    ['World', typeof scenario === 'string' ? scenario : 'Made for this story'],
    ['Clock', now ?? 'Stands at the time at which the world is told'],
  ];
  if (faults.length > 0) facts.push(['Answers', faults.map(faultWords).join('; ')]);
  if (line) facts.push(['Situation', line.situation], ['Words on the screen', line.words.join(' – ')]);
  return facts;
}
