import { expect, test } from 'vitest';
import { fault } from './fault.ts';
import { readSituationLink, situationLink } from './situation-link.ts';
import { calm, type Situation } from './situation.ts';

const address = 'http://localhost/documents?folder=folder-1#top';

test('a link contains the whole situation and is read back as it was written', () => {
  const situation: Situation = {
    ...calm,
    scenario: 'awkward',
    persona: null,
    faults: [
      fault('listDocuments', 500),
      fault('*', { delayMs: 'never' }),
      fault('storeObject', { status: 'offline', times: 2, at: 0.6 }),
    ],
    latencyMs: 300,
    failurePercent: 10,
    uploadMs: 5000,
    isOffline: true,
    clientAddress: '2001:db8::7',
    clockAheadMinutes: 1440,
  };
  const { change, isFresh, rest, room, mistakes } = readSituationLink(
    situationLink(situation, address, { room: 'a-room' }),
  );
  expect(change).toEqual(situation);
  expect(isFresh).toBe(true);
  expect(rest).toBe('/documents?folder=folder-1#top');
  expect([room, mistakes]).toEqual(['a-room', []]);
});

test('an ordinary address changes nothing', () => {
  expect(readSituationLink(address)).toEqual({
    change: {},
    isFresh: false,
    room: null,
    world: null,
    rest: '/documents?folder=folder-1#top',
    mistakes: [],
  });
});

test('a sign-in changes the persona and keeps the world', () => {
  expect(readSituationLink('http://localhost/?persona=user-viewer')).toMatchObject({
    change: { persona: 'user-viewer' },
    isFresh: false,
    rest: '/',
  });
});

test.each([
  ['scenario=constructor', '“constructor” is no scenario: demo, empty, awkward or many'],
  [
    'fault=listDocument:500',
    'fault=listDocument:500: “listDocument” is no operation of the contract (* is all of them)',
  ],
  ['fault=listDocument:500', 'did you mean listDocuments?'],
  ['fault=toString:500', 'openapi.yaml has their names'],
  [
    'fault=listDocuments:abc',
    'fault=listDocuments:abc: “abc” is no answer of listDocuments: 200, 401, 403, 429, 500, 503',
  ],
  ['fault=listDocuments:418', '418 is no answer of listDocuments: 200, 401, 403, 429, 500, 503 or offline'],
  ['fault=listDocuments:500:soon', '“soon” is no delay: a number of milliseconds, or never'],
  ['fault=listDocuments:500::often', '“often” is no number of times'],
  ['fault=storeObject:offline:::9', '9 is no part of a file: 0 to 1'],
  ['fault=listDocuments:offline:::0.5', 'Only storeObject fails in the middle of a file'],
  ['latency=-1', 'latency=-1: a whole number, milliseconds'],
  ['failures=101', 'failures=101: a whole number, per cent, 100 at most'],
  ['offline=maybe', 'offline=maybe: yes or no'],
  ['address=10.0.0.0/8', 'address=10.0.0.0/8: an address, such as 203.0.113.7 or 2001:db8::7'],
  ['address=home', 'address=home: an address'],
  ['personna=viewer', '“personna” is no parameter of the mock: did you mean persona?'],
])('a mistake in %s gets a message with what is allowed, and is ignored', (written, expected) => {
  const { change, mistakes } = readSituationLink(`http://localhost/?${written}`);
  expect(mistakes).toHaveLength(1);
  expect(mistakes[0]).toContain(expected);
  expect(change).toEqual(written.startsWith('offline') ? { isOffline: true } : {});
});

test('the mock ignores the parameters of the app', () => {
  const own = 'http://localhost/documents?folder=f&document=d&level=public&newuser=true&invitation=x&returnTo=/&q=a';
  expect(readSituationLink(own).mistakes).toEqual([]);
});

test('of several faults, those that can be played are played', () => {
  const { change, mistakes } = readSituationLink('http://localhost/?fault=listUsers:500&fault=listUsers:abc');
  expect(change).toEqual({ faults: [{ operationId: 'listUsers', status: 500 }] });
  expect(mistakes).toHaveLength(1);
});
