/** A network in canonical form, or what is wrong with it and a suggestion. */
export type ReadNetwork = { cidr: string } | { fault: string };

/** Parses and compares IP addresses. IPv4-mapped IPv6 addresses count as IPv4. */
export interface Networks {
  read(cidr: string): ReadNetwork;
  /**
   * Returns a fast test whether an address lies in one of these networks. An unknown address (null) or an invalid one
   * lies in none.
   */
  among(cidrs: readonly string[]): (address: string | null) => boolean;
  /**
   * The network line of an address: an IPv4 address itself, or the /64 of an IPv6 address. A caller can choose any
   * address within it.
   */
  lineOf(address: string): string;
}
