// Parses typed networks for early feedback and predicted lock-outs; the server decides.
import ipaddr from 'ipaddr.js';

type Address = ReturnType<typeof ipaddr.parse>;
export interface Network {
  /** Its first address and prefix length. */
  base: Address;
  bits: number;
}

const example = 'such as 203.0.113.0/24 or 2001:db8::/48';

/** The error in words; null for a valid network. */
export function networkProblem(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return `Enter a network, ${example}`;
  const [address = '', length, ...rest] = text.split('/');
  if (rest.length > 0 || !isAddress(address)) return `This is no network: enter one ${example}`;
  const whole = bitsOf(ipaddr.parse(address));
  if (length === undefined) return null;
  if (!/^(?:0|[1-9]\d{0,2})$/.test(length) || Number(length) > whole)
    return `The number after the slash goes from 0 to ${whole} here`;
  const { base, bits } = read(address, Number(length));
  const own = ipaddr.process(address);
  if (own.toString() === base.toString() || own.kind() !== base.kind()) return null;
  return `Write ${base.toString()}/${bits} for the network, or ${own.toString()}/${bitsOf(own)} for the one address`;
}

/** The network, or null; a single address is its own network. */
export function networkOf(typed: string): Network | null {
  if (networkProblem(typed) !== null) return null;
  const [address = '', length] = typed.trim().split('/');
  return read(address, length === undefined ? bitsOf(ipaddr.parse(address)) : Number(length));
}

function read(address: string, bits: number): Network {
  const parsed = ipaddr.parse(address);
  // ::ffff:203.0.113.0/120 is an IPv4 network in IPv6 notation.
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && bits >= 96)
    return based(parsed.toIPv4Address(), bits - 96);
  return based(parsed, bits);
}

/** In the contract's form: first address and prefix length. */
export const cidrOf = ({ base, bits }: Network): string => `${base.toString()}/${bits}`;

/** "203.0.113.0 to 203.0.113.255", or the single address. */
export function rangeText({ base, bits }: Network): string {
  const last = ipaddr.fromByteArray(masked(base, bits, 1));
  return base.toString() === last.toString() ? 'This one address' : `${base.toString()} to ${last.toString()}`;
}

export function holds({ base, bits }: Network, address: string | null): boolean {
  if (address === null || !ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.kind() === base.kind() && parsed.match(base, bits);
}

/** Suggestions for an address: itself, and the usual network around it. */
export function networksAround(address: string | null): { own: string; wider: string } | null {
  if (address === null || !ipaddr.isValid(address)) return null;
  const own = ipaddr.process(address);
  return { own: cidrOf(based(own, bitsOf(own))), wider: cidrOf(based(own, own.kind() === 'ipv4' ? 24 : 64)) };
}

/** Four decimal numbers, or IPv6; other forms that the library accepts (010.1, 0x7f) are hardly ever meant. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || (ipaddr.IPv6.isValid(text) && !text.includes('%'));
}

const bitsOf = (address: Address) => address.toByteArray().length * 8;

const based = (address: Address, bits: number): Network => ({
  base: ipaddr.fromByteArray(masked(address, bits, 0)),
  bits,
});

/** The address with all bits behind the prefix set to `fill`. */
function masked(address: Address, bits: number, fill: 0 | 1): number[] {
  return address.toByteArray().map((byte, at) => {
    const kept = Math.min(Math.max(bits - at * 8, 0), 8);
    const rest = 2 ** (8 - kept) - 1;
    return fill === 1 ? byte | rest : byte & ~rest;
  });
}
