import { expect, test } from 'vitest';
import { readSituationLink, situationLink } from './situation-link.ts';
import { calm, type Situation } from './situation.ts';

const address = 'http://localhost/documents?folder=folder-1#top';

test('a link says the whole situation and is read back as it was written', () => {
  const situation: Situation = {
    ...calm,
    scenario: 'awkward',
    persona: null,
    faults: [
      { operationId: 'listDocuments', status: 500 },
      { operationId: '*', delayMs: 'never' },
      { operationId: 'storeObject', status: 'offline', times: 2, at: 0.6 },
    ],
    latencyMs: 300,
    failurePercent: 10,
    uploadMs: 5000,
    isOffline: true,
  };
  const { change, isFresh, rest } = readSituationLink(situationLink(situation, address));
  expect(change).toEqual(situation);
  expect(isFresh).toBe(true);
  expect(rest).toBe('/documents?folder=folder-1#top');
});

test('an ordinary address changes nothing', () => {
  expect(readSituationLink(address)).toEqual({ change: {}, isFresh: false, rest: '/documents?folder=folder-1#top' });
});

test('a sign-in changes the persona and keeps the world', () => {
  expect(readSituationLink('http://localhost/?persona=user-viewer')).toMatchObject({
    change: { persona: 'user-viewer' },
    isFresh: false,
    rest: '/',
  });
});

test('unknown scenarios and operations are passed over', () => {
  const { change } = readSituationLink('http://localhost/?scenario=constructor&fault=nonsense:500&latency=-1');
  expect(change).toEqual({ faults: [] });
});
