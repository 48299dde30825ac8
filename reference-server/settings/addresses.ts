// Addresses in settings: their form, and which of them mean this machine or a trusted one.
import { BlockList, isIP } from 'node:net';
import { networks as knownNetworks } from '../callers/networks.ts';

const loopbackNames = new Set(['localhost', '[::1]', '::1']);

/** Whether a URL's host name or an address means this machine. */
export function isLoopback(hostname: string): boolean {
  const name = hostname.toLowerCase();
  return loopbackNames.has(name) || name.endsWith('.localhost') || (isIP(name) === 4 && name.startsWith('127.'));
}

/** The unit of counting: an address, or the /64 of IPv6 from which one line may choose addresses. */
export function callerAt(address: string | null): string {
  if (address === null || isIP(address) !== 6) return address ?? '';
  return knownNetworks.lineOf(address);
}

/** The networks of `TRUSTED_PROXY`, as a matcher. */
export function networks(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family);
  }
  return list;
}

/** `172.31.5.7/20`, as systems print an address, is refused: it would trust all others of that network. */
export const isNetwork = (entry: string): boolean => 'cidr' in knownNetworks.read(entry);

/** `http` or `https`, host and port only. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value.toLowerCase());
}

/** An https address, or one on this machine. */
export function isIssuer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  if (url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}
