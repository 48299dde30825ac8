import { expect, test } from 'vitest';
import { faultMistakes, faultNamed, statusesOf } from './fault-mistakes.ts';
import { type Fault, fault } from './fault.ts';

test('a fault is typed by its operation: another status, another body and another operation do not compile', () => {
  const faults: readonly Fault[] = [
    fault('listDocuments', 503),
    fault('listDocuments', { status: 200, body: [] }),
    fault('listDocuments', { undocumented: { status: 502, body: '<h1>Bad Gateway</h1>', type: 'text/html' } }),
    fault('storeObject', { status: 'offline', at: 0.5 }),
    fault('*', 429),
    // @ts-expect-error -- the contract has no 404 of this operation
    fault('listDocuments', 404),
    // @ts-expect-error -- the list is no object
    fault('listDocuments', { status: 200, body: { documents: [] } }),
    // @ts-expect-error -- a problem has its code
    fault('listDocuments', { status: 500, body: { message: 'No' } }),
    // @ts-expect-error -- there is no such operation
    fault('listDocument', 500),
    // @ts-expect-error -- only an upload fails in the middle of a file
    fault('listDocuments', { status: 'offline', at: 0.5 }),
    // @ts-expect-error -- documented or not, and not both
    fault('listDocuments', { status: 500, undocumented: { status: 502 } }),
    // @ts-expect-error -- nothing has compared this object with the contract
    { operationId: 'listDocuments', status: 404 },
  ];
  // Links and tests in other languages have no types, so these mistakes get a message.
  const isMistaken = faults.map((one) => faultMistakes(one).length > 0);
  expect(isMistaken).toEqual([false, false, false, false, false, true, false, false, true, true, false, true]);
});

test('a fault that cannot be played is never played', () => {
  expect(() => faultNamed({ operationId: 'listDocuments', status: Number.NaN })).toThrow(
    'is no answer of listDocuments',
  );
  expect(() => faultNamed({ operationId: 'constructor', status: 500 })).toThrow('is no operation of the contract');
  expect(faultNamed({ operationId: 'listDocuments', status: 500 })).toEqual({
    operationId: 'listDocuments',
    status: 500,
  });
});

test('every call may fail with what any of them documents', () => {
  expect(statusesOf('*')).toEqual(expect.arrayContaining([200, 404, 503]));
  expect(statusesOf('*')).not.toContain(418);
});
