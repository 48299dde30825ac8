import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networks } from './networks.ts';

const isIn = (cidr: string, address: string | null) => networks.among([cidr])(address);
const cidrOf = (text: string) => {
  const known = networks.read(text);
  return 'cidr' in known ? known.cidr : null;
};

describe('a network', () => {
  it.each([
    ['10.0.0.0/8', '10.0.0.0/8'],
    [' 203.0.113.7 ', '203.0.113.7/32'],
    ['0.0.0.0/0', '0.0.0.0/0'],
    ['::/0', '::/0'],
    ['2001:DB8:0::/32', '2001:db8::/32'],
    ['2001:db8::1', '2001:db8::1/128'],
    ['::ffff:10.0.0.0/104', '10.0.0.0/8'],
    ['::ffff:a00:0/104', '10.0.0.0/8'],
    ['::ffff:10.0.0.1', '10.0.0.1/32'],
    ['::ffff:0:0/96', '0.0.0.0/0'],
    ['::10.0.0.0/120', '::a00:0/120'],
  ])('%s is spelled %s', (text, cidr) => {
    expect(networks.read(text)).toEqual({ cidr });
  });

  it.each([
    ['10.0.0.7/24', 'write 10.0.0.0/24 for the network, or 10.0.0.7/32 for the one address'],
    ['2001:db8::1/32', 'write 2001:db8::/32 for the network, or 2001:db8::1/128 for the one address'],
    ['::ffff:10.0.0.7/120', 'write 10.0.0.0/24 for the network, or 10.0.0.7/32 for the one address'],
    ['::ffff:0:0/90', 'write ::ffc0:0:0/90 for the network'],
    ['fe80::%eth0/64', 'zone'],
    ['fe80::1%1', 'zone'],
  ])('%s is refused with what to write in its place', (text, expected) => {
    expect(networks.read(text)).toEqual({ fault: expect.stringContaining(expected) as unknown });
  });

  it.each([
    '',
    ' ',
    '10',
    '10.0.0/8',
    '010.0.0.0/8',
    '0x0a.0.0.0/8',
    '10.0.0.0/33',
    '10.0.0.0/08',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.0/-1',
    '10.0.0.0/255.0.0.0',
    '10.0.0.256',
    '2001:db8::/129',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '::1::',
    ':::',
    '::ffff:10.0.0',
    '::ffff:010.0.0.1',
    '::ffff:0x0a.0.0.1',
    'example.org',
    '*',
    '0'.repeat(70),
  ])('is not written as %j', (text) => {
    expect(networks.read(text)).toEqual({
      fault: expect.stringContaining('Must be an address or a network') as unknown,
    });
    expect(isIn(text, '10.0.0.1')).toBe(false);
  });
});

describe('an address', () => {
  it.each([
    ['10.0.0.0/8', '10.255.255.255', true],
    ['10.0.0.0/8', '11.0.0.0', false],
    ['10.0.0.0/8', '::ffff:10.0.0.1', true],
    ['10.0.0.0/8', '::ffff:a00:1', true],
    ['10.0.0.0/8', '::10.0.0.1', false],
    ['::ffff:10.0.0.0/104', '10.0.0.1', true],
    ['::ffff:10.0.0.0/104', '::ffff:a00:1', true],
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.7', '203.0.113.8', false],
    ['2001:db8::/32', '2001:0db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['fe80::/10', 'fe80::1%eth0', true],
    ['fe80::/10', 'fe80::1%evil-10.0.0.1', true],
    ['0.0.0.0/0', '198.51.100.1', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['::/0', '2001:db8::1', true],
    ['::/0', '198.51.100.1', false],
    ['::/0', '::ffff:198.51.100.1', false],
    ['0.0.0.0/0', 'not an address', false],
    ['0.0.0.0/0', '', false],
    ['0.0.0.0/0', '10', false],
    ['0.0.0.0/0', null, false],
    ['::/0', null, false],
  ])('with the rule %s, %s is inside: %s', (cidr, address, expected) => {
    expect(isIn(cidr, address)).toBe(expected);
  });

  it('is inside when it is in any of several, and in none without any', () => {
    const isInside = networks.among(['10.0.0.0/8', '2001:db8::/32']);
    expect(['10.1.1.1', '2001:db8::1', '192.0.2.1'].map(isInside)).toEqual([true, true, false]);
    expect(networks.among([])('10.1.1.1')).toBe(false);
  });

  it('counts with its line: itself in IPv4, the /64 in IPv6', () => {
    expect(
      ['10.1.2.3', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9%eth0', '::ffff:10.1.2.3', 'odd'].map((address) =>
        networks.lineOf(address),
      ),
    ).toEqual(['10.1.2.3', '2001:db8:1:2::/64', '2001:db8:1:2::/64', '::ffff:10.1.2.3', 'odd']);
  });
});

describe('whatever the network and the address, it is as plain arithmetic has it', () => {
  const v4 = fc.bigInt({ min: 0n, max: 2n ** 32n - 1n });
  const v6 = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n });
  /** An address that is often just inside or just outside of the network. */
  const near = (bits: number, any: fc.Arbitrary<bigint>) =>
    fc.tuple(any, fc.nat({ max: bits }), any, fc.nat({ max: bits })).map(([base, prefix, other, shared]) => {
      const keep = BigInt(bits - shared);
      return {
        first: (base >> BigInt(bits - prefix)) << BigInt(bits - prefix),
        prefix,
        address: ((base >> keep) << keep) | (other & ((1n << keep) - 1n)),
      };
    });
  const same = (bits: number, prefix: number, one: bigint, other: bigint) =>
    one >> BigInt(bits - prefix) === other >> BigInt(bits - prefix);

  const dotted = (value: bigint) => [24n, 16n, 8n, 0n].map((by) => (value >> by) & 255n).join('.');
  const groups = (value: bigint) => Array.from({ length: 8 }, (_, at) => (value >> BigInt(112 - at * 16)) & 0xffffn);
  /** Written in full or shortened, in upper or lower case, with the last four bytes dotted or not. */
  const spell = (value: bigint, style: number): string => {
    const isDotted = (style & 4) !== 0;
    const hex = groups(value).map((group) => group.toString(16).padStart(style & 1 ? 4 : 1, '0'));
    const parts = isDotted ? [...hex.slice(0, 6), dotted(value & 0xffffffffn)] : hex;
    const long = parts.join(':');
    const short = style & 2 ? long.replace(/(?:^|(?<=:))(?:0+:){2,}/, ':').replace(/^:(?!:)/, '::') : long;
    return style & 8 ? short.toUpperCase() : short;
  };
  const mapped = 0xffffn << 32n;
  const isMapped = (value: bigint) => value >> 32n === 0xffffn;

  it('in IPv4, also in the clothes of IPv6', () => {
    fc.assert(
      fc.property(near(32, v4), fc.nat(15), fc.nat(15), (one, style, other) => {
        const expected = same(32, one.prefix, one.first, one.address);
        const addresses = [dotted(one.address), spell(mapped | one.address, style), `::ffff:${dotted(one.address)}`];
        const rules = [`${dotted(one.first)}/${one.prefix}`, `${spell(mapped | one.first, other)}/${one.prefix + 96}`];
        for (const rule of rules) {
          expect(cidrOf(rule)).toBe(`${dotted(one.first)}/${one.prefix}`);
          for (const address of addresses) expect(isIn(rule, address)).toBe(expected);
        }
      }),
    );
  });

  it('in IPv6, however it is written', () => {
    fc.assert(
      fc.property(near(128, v6), fc.nat(15), fc.nat(15), (one, style, other) => {
        fc.pre(!isMapped(one.address) && !isMapped(one.first));
        const rule = `${spell(one.first, style)}/${one.prefix}`;
        expect(isIn(rule, spell(one.address, other))).toBe(same(128, one.prefix, one.first, one.address));
      }),
    );
  });

  it('and host bits are refused where there are some, and nowhere else', () => {
    fc.assert(
      fc.property(v4, fc.nat({ max: 32 }), (address, prefix) => {
        const hasHostBits = (address & ((1n << BigInt(32 - prefix)) - 1n)) !== 0n;
        expect(cidrOf(`${dotted(address)}/${prefix}`) === null).toBe(hasHostBits);
      }),
    );
  });

  it('and no text makes it throw', () => {
    const odd = fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-f:./%]{0,24}$/), fc.ipV6(), fc.ipV4Extended());
    fc.assert(
      fc.property(odd, odd, (rule, address) => {
        networks.read(rule);
        networks.lineOf(address);
        expect(typeof isIn(rule, address)).toBe('boolean');
      }),
    );
  });
});
