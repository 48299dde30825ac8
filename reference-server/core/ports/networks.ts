/** A network in canonical form, or what is wrong with it and a suggestion. */
export type ReadNetwork = { cidr: string } | { fault: string };

/** Parses and compares IP addresses. IPv4-mapped IPv6 addresses count as IPv4. */
export interface Networks {
  read(cidr: string): ReadNetwork;
  /** A fast test whether an address lies in one of these networks; unknown and invalid ones lie in none. */
  among(cidrs: readonly string[]): (address: string | null) => boolean;
  /** An IPv4 address itself, or the /64 of an IPv6 address, in which a caller can choose any. */
  lineOf(address: string): string;
}
