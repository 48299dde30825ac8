import { describe, expect, it } from 'vitest';
import { cidrOf, holds, networkOf, networkProblem, networksAround, rangeText } from './network.ts';

const network = (typed: string) => {
  const found = networkOf(typed);
  if (found === null) throw new Error(`${typed} is no network`);
  return found;
};

describe('a network that is typed', () => {
  it.each([
    ['203.0.113.0/24', '203.0.113.0/24', '203.0.113.0 to 203.0.113.255'],
    [' 203.0.113.0/24 ', '203.0.113.0/24', '203.0.113.0 to 203.0.113.255'],
    ['10.0.0.0/12', '10.0.0.0/12', '10.0.0.0 to 10.15.255.255'],
    ['198.51.100.7', '198.51.100.7/32', 'This one address'],
    ['0.0.0.0/0', '0.0.0.0/0', '0.0.0.0 to 255.255.255.255'],
    ['2001:DB8::/48', '2001:db8::/48', '2001:db8:: to 2001:db8:0:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db8::1', '2001:db8::1/128', 'This one address'],
    ['::ffff:203.0.113.0/120', '203.0.113.0/24', '203.0.113.0 to 203.0.113.255'],
  ])('%s is %s', (typed, cidr, range) => {
    expect(networkProblem(typed)).toBeNull();
    expect(cidrOf(network(typed))).toBe(cidr);
    expect(rangeText(network(typed))).toBe(range);
  });

  it.each([
    ['', 'Enter a network, such as 203.0.113.0/24 or 2001:db8::/48'],
    ['203.0.113', 'This is no network: enter one such as 203.0.113.0/24 or 2001:db8::/48'],
    ['010.0.0.1/8', 'This is no network: enter one such as 203.0.113.0/24 or 2001:db8::/48'],
    ['0x7f.1/8', 'This is no network: enter one such as 203.0.113.0/24 or 2001:db8::/48'],
    ['fe80::1%eth0/64', 'This is no network: enter one such as 203.0.113.0/24 or 2001:db8::/48'],
    ['203.0.113.0/24/24', 'This is no network: enter one such as 203.0.113.0/24 or 2001:db8::/48'],
    ['203.0.113.0/33', 'The number after the slash goes from 0 to 32 here'],
    ['203.0.113.0/', 'The number after the slash goes from 0 to 32 here'],
    ['203.0.113.0/08', 'The number after the slash goes from 0 to 32 here'],
    ['203.0.113.77/24', 'Write 203.0.113.0/24 for the network, or 203.0.113.77/32 for the one address'],
    ['::ffff:203.0.113.7/120', 'Write 203.0.113.0/24 for the network, or 203.0.113.7/32 for the one address'],
    ['2001:db8::1/48', 'Write 2001:db8::/48 for the network, or 2001:db8::1/128 for the one address'],
    ['2001:db8::/129', 'The number after the slash goes from 0 to 128 here'],
  ])('“%s” is no network, and the message says why', (typed, problem) => {
    expect(networkProblem(typed)).toBe(problem);
    expect(networkOf(typed)).toBeNull();
  });
});

it('an address is in a network or not, IPv4 also where it comes as IPv6', () => {
  expect(holds(network('203.0.113.0/24'), '203.0.113.9')).toBe(true);
  expect(holds(network('203.0.113.0/24'), '203.0.114.9')).toBe(false);
  expect(holds(network('203.0.113.0/24'), '::ffff:203.0.113.9')).toBe(true);
  expect(holds(network('203.0.113.0/24'), '2001:db8::1')).toBe(false);
  expect(holds(network('::/0'), '203.0.113.9')).toBe(false);
  expect(holds(network('2001:db8::/32'), '2001:db8:7::1')).toBe(true);
  expect(holds(network('0.0.0.0/0'), 'unknown')).toBe(false);
});

it('the network around an address is 256 addresses of IPv4, and one subnet of IPv6', () => {
  expect(networksAround('203.0.113.77')).toEqual({ own: '203.0.113.77/32', wider: '203.0.113.0/24' });
  expect(networksAround('::ffff:203.0.113.77')).toEqual({ own: '203.0.113.77/32', wider: '203.0.113.0/24' });
  expect(networksAround('2001:db8:1:2:3::9')).toEqual({ own: '2001:db8:1:2:3::9/128', wider: '2001:db8:1:2::/64' });
  expect(networksAround('')).toBeNull();
});
