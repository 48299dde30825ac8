import { describe, expect, it } from 'vitest';
import { filterIn, isFiltered, noFilter, paramsOf, searchOf } from './audit-filter.ts';
import { serverIsAt } from '#web/testing/server-clock.ts';
import { dayOf, lastDayBefore, startOf } from '#web/format/days.ts';

const now = Date.parse('2026-11-20T14:30:41.500Z');

describe('the filter in the address', () => {
  it.each([
    '',
    '?text=QoE+report',
    '?person=user-1&types=document_view%2Cdocument_download',
    '?resourceType=document&resourceId=document-1&range=30d',
    '?from=2026-11-01T00%3A00%3A00.000Z&to=2026-11-02T00%3A00%3A00.000Z&alerts=true',
  ])('%j stays the same when it is read and written', (search) => {
    expect(searchOf(filterIn(search))).toBe(search);
    expect(isFiltered(filterIn(search))).toBe(search !== '');
  });

  it.each([
    ['?range=90d&alerts=yes&text=%20%20&from=yesterday&to=&types=,,&folder=x', noFilter],
    ['?from=2026-11-02T00:00:00Z&to=2026-11-01', { ...noFilter, from: '2026-11-02T00:00:00.000Z' }],
    ['?range=7d&from=2026-11-02T00:00:00Z', { ...noFilter, range: '7d' }],
    ['?types=a,a,b', { ...noFilter, types: ['a', 'b'] }],
    [`?text=${'x'.repeat(300)}`, { ...noFilter, text: 'x'.repeat(200) }],
  ])('%j keeps only its valid parts', (search, filter) => {
    expect(filterIn(search)).toEqual(filter);
  });

  it('sends the set values to the server, and a range in whole minutes', () => {
    expect(paramsOf(filterIn('?text=+a+&person=nobody&types=x&range=24h&alerts=true'), now)).toEqual({
      ...{ text: 'a', person: 'nobody', types: 'x', alerts: 'true' },
      from: '2026-11-19T14:30:00.000Z',
    });
    expect(paramsOf(noFilter, now)).toEqual({});
  });

  it('counts a range back from the time of the server', () => {
    serverIsAt(now);
    expect(paramsOf(filterIn('?range=7d'))).toEqual({ from: '2026-11-13T14:30:00.000Z' });
  });
});

describe('days', () => {
  it.each(['2026-03-08', '2026-03-29', '2026-10-25', '2026-11-01', '2026-12-31'])(
    '%s ends where the next begins, wherever one is',
    (day) => {
      expect(dayOf(startOf(day))).toBe(day);
      expect(lastDayBefore(startOf(day, 1))).toBe(day);
      expect(startOf(day) < startOf(day, 1)).toBe(true);
    },
  );

  it('are empty for an invalid day', () => {
    expect([startOf(''), startOf('2026-13-01'), dayOf(''), lastDayBefore('')]).toEqual(['', '', '', '']);
  });
});
