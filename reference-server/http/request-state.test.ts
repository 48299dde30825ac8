import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { networks } from '#server/settings/addresses.ts';
import { clientAddress, untrustedForwarder } from './request-state.ts';

function requestFrom(remoteAddress: string, forwarded: string | undefined): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

const proxies = networks(['10.0.0.0/8', '::1']);

describe('the address of a client', () => {
  it.each([
    ['only proxies are trusted', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a proxy reports it', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the right-most that is no proxy counts', '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.9.9.9', '198.51.100.1'],
    ['what stands left of a lie is not believed', '10.0.0.1', '198.51.100.1, nonsense', null],
    ['a proxy that reports none', '10.0.0.1', undefined, null],
    ['an empty list', '10.0.0.1', '', null],
    ['a word in place of an address', '10.0.0.1', 'unknown', null],
    ['an address with zeros in front', '10.0.0.1', '012.1.1.2', null],
    ['what is unreadable behind another proxy', '10.0.0.1', '198.51.100.1, unknown, 10.9.9.9', null],
    ['a client among the proxies', '10.0.0.1', '10.9.9.9', '10.9.9.9'],
    ['an address with a port', '10.0.0.1', '203.0.113.9:51213', '203.0.113.9'],
    ['IPv6 with a port', '10.0.0.1', '[2001:db8::9]:443', '2001:db8::9'],
    ['IPv6 in brackets', '10.0.0.1', '[2001:db8::9]', '2001:db8::9'],
    ['IPv4 in the clothes of IPv6', '::ffff:203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a proxy in the clothes of IPv6', '::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['IPv6', '::1', '2001:db8::7', '2001:db8::7'],
    ['IPv6 of one line, without its zone', 'fe80::9%eth0', undefined, 'fe80::9'],
    [
      'a zone without end behind a client among the proxies',
      '10.0.0.1',
      `fe80::9%${'z'.repeat(999)}, 10.9.9.9`,
      'fe80::9',
    ],
  ])('%s', (_, remote, forwarded, expected) => {
    expect(clientAddress(requestFrom(remote, forwarded), proxies)).toBe(expected);
  });
});

describe('a proxy that the settings forgot', () => {
  it.each([
    ['is seen by what it sends', '::ffff:203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['is none when it is trusted', '10.0.0.1', '198.51.100.1', null],
    ['is none when no other client is named', '203.0.113.9', undefined, null],
  ])('%s', (_, remote, forwarded, expected) => {
    expect(untrustedForwarder(requestFrom(remote, forwarded), proxies)).toBe(expected);
  });
});
