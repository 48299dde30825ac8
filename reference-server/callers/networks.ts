// Parses networks and decides which an address lies in; each has one spelling, and mapped IPv6 is IPv4.
import ipaddr from 'ipaddr.js';
import type { Networks, ReadNetwork } from '#core/ports/networks.ts';

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Network = [Address, number];

const LONGEST = 64;
const BITS = { ipv4: 32, ipv6: 128 } as const;
/** The network that an IPv6 line is assigned, within which it may choose addresses. */
const LINE = 64;
const MAPPED = 96;

const noNetwork: ReadNetwork = { fault: 'Must be an address or a network, such as 203.0.113.0/24 or 2001:db8::/32' };

export const networks: Networks = {
  read,
  among(cidrs) {
    const known = cidrs.flatMap((cidr) => networkOf(cidr) ?? []);
    return (address) => {
      const parsed = address === null ? null : addressOf(withoutZone(address));
      return parsed !== null && known.some((network) => contains(network, parsed));
    };
  },
  lineOf(address) {
    const parsed = addressOf(withoutZone(address));
    return parsed?.kind() === 'ipv6' ? `${spelled(firstOf(parsed, LINE))}/${LINE}` : address;
  },
};

function read(text: string): ReadNetwork {
  const written = text.trim();
  if (written.length > LONGEST) return noNetwork;
  if (written.includes('%')) return { fault: 'Leave out the zone, which is known to one machine alone' };
  const network = parts(written);
  if (network === null) return noNetwork;
  const [address, prefix] = network;
  const first = firstOf(address, prefix);
  const cidr = `${spelled(first)}/${prefix}`;
  if (spelled(first) === spelled(address)) return { cidr };
  const one = `${spelled(address)}/${BITS[address.kind()]}`;
  return {
    fault: `${written} goes on behind its prefix: write ${cidr} for the network, or ${one} for the one address`,
  };
}

/** Null for input that `read` refuses. */
function networkOf(cidr: string): [Network] | null {
  const known = read(cidr);
  const network = 'cidr' in known ? parts(known.cidr) : null;
  return network && [network];
}

/** A single address is its own network. A prefix of mapped IPv4 counts from the IPv4 part. */
function parts(text: string): Network | null {
  const [name = '', prefix, ...rest] = text.split('/');
  const asWritten = plainAddress(name);
  if (asWritten === null || rest.length > 0) return null;
  const most = BITS[asWritten.kind()];
  if (prefix !== undefined && !/^(?:0|[1-9]\d{0,2})$/.test(prefix)) return null;
  const length = prefix === undefined ? most : Number(prefix);
  if (length > most) return null;
  const address = withoutClothes(asWritten);
  if (address === asWritten || length < MAPPED) return [asWritten, length];
  return [address, length - MAPPED];
}

const withoutZone = (address: string): string => address.replace(/%.*/s, '');

function addressOf(name: string): Address | null {
  const address = plainAddress(name);
  return address && withoutClothes(address);
}

/** Four decimal numbers, or IPv6. Programs read other forms of IPv4 differently, so they are refused. */
function plainAddress(name: string): Address | null {
  if (!name.includes(':')) return ipaddr.IPv4.isValidFourPartDecimal(name) ? ipaddr.IPv4.parse(name) : null;
  // The library takes `::10.0.0.1` for mapped IPv4, so its last four bytes are rewritten as IPv6 first.
  const tail = name.lastIndexOf(':') + 1;
  const [head, dotted] = [name.slice(0, tail), name.slice(tail)];
  if (!dotted.includes('.')) return ipaddr.IPv6.isValid(name) ? ipaddr.IPv6.parse(name) : null;
  if (!ipaddr.IPv4.isValidFourPartDecimal(dotted)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = ipaddr.IPv4.parse(dotted).octets;
  const whole = `${head}${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  return ipaddr.IPv6.isValid(whole) ? ipaddr.IPv6.parse(whole) : null;
}

function withoutClothes(address: Address): Address {
  return address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

function firstOf(address: Address, prefix: number): Address {
  const family = address instanceof ipaddr.IPv4 ? ipaddr.IPv4 : ipaddr.IPv6;
  return family.networkAddressFromCIDR(`${spelled(address)}/${prefix}`);
}

function contains([first, prefix]: Network, address: Address): boolean {
  if (first instanceof ipaddr.IPv4) return address instanceof ipaddr.IPv4 && address.match(first, prefix);
  return address instanceof ipaddr.IPv6 && address.match(first, prefix);
}

const spelled = (address: Address): string => address.toString();
